import { type Answer, emptyAnswer } from '../answer.ts';
import type { Fault, FaultScene } from './fault.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const HTML_TYPE = 'text/html; charset=utf-8';

const PORTAL =
  '<!doctype html><html lang="pt-BR"><title>Wi-Fi</title><h1>Bem-vindo à rede da praça</h1><p>Aceite os termos para navegar.</p></html>';

/** A 200 with one body, whatever was asked. */
const says =
  (body: string | Buffer, type = JSON_TYPE) =>
  (): Answer => ({ status: 200, headers: { 'content-type': type }, body });

/** The real answer with another body. */
const body =
  (alter: (text: string) => string) =>
  async ({ answer }: FaultScene): Promise<Answer> => {
    const real = await answer();
    return { ...real, body: alter(real.body.toString()) };
  };

/** The real answer with another content type; without one where it is null. */
const type =
  (name: string | null) =>
  async ({ answer }: FaultScene): Promise<Answer> => {
    const { headers, ...real } = await answer();
    const { 'content-type': _, ...others } = headers;
    return { ...real, headers: { ...others, ...(name !== null && { 'content-type': name }) } };
  };

const PROTO = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}';
const DEEP = 100_000;
const BYTES = Buffer.from('{"k":"\xc3\x28\xff"}', 'latin1');
const huge = ({ value }: FaultScene): Answer =>
  says(JSON.stringify({ filler: 'x'.repeat(Math.min(64, Math.max(0, Number(value) || 0)) * 1_000_000) }))();

/** Answers that arrive whole and say something else than expected. */
export const BODIES: readonly Fault[] = [
  {
    id: 'html',
    title: 'HTML no lugar de JSON',
    sentence: 'Status 200 com a página de uma rede pública.',
    play: says(PORTAL, HTML_TYPE),
  },
  {
    id: 'html-as-json',
    title: 'HTML com tipo JSON',
    sentence: 'A mesma página, com content-type de JSON.',
    play: says(PORTAL),
  },
  {
    id: 'cut-json',
    title: 'JSON cortado',
    sentence: 'A resposta certa, só até a metade.',
    play: body((text) => text.slice(0, text.length >> 1)),
  },
  {
    id: 'wrong-type',
    title: 'Tipo errado',
    sentence: 'A resposta certa, como text/plain.',
    play: type('text/plain; charset=utf-8'),
  },
  { id: 'no-type', title: 'Sem tipo', sentence: 'A resposta certa, sem content-type.', play: type(null) },
  { id: 'empty', title: 'Corpo vazio', sentence: 'Status 200, tipo JSON e nada dentro.', play: says('') },
  {
    id: 'no-content',
    title: '204',
    sentence: 'Uma resposta sem corpo, como o status diz.',
    play: () => emptyAnswer(204),
  },
  { id: 'json-null', title: 'null', sentence: 'JSON válido: null.', play: says('null') },
  { id: 'json-array', title: 'Lista', sentence: 'JSON válido: uma lista vazia.', play: says('[]') },
  {
    id: 'json-object',
    title: 'Objeto vazio',
    sentence: 'JSON válido, sem nenhum dos campos esperados.',
    play: says('{}'),
  },
  { id: 'json-number', title: 'Número', sentence: 'JSON válido: 42.', play: says('42') },
  { id: 'json-string', title: 'Texto', sentence: 'JSON válido: um texto.', play: says('"ok"') },
  {
    id: 'json-nested',
    title: 'Dentro de data',
    sentence: 'A resposta certa, dentro de um campo data.',
    play: body((text) => `{"data":${text}}`),
  },
  {
    id: 'json-proto',
    title: '__proto__',
    sentence: 'A resposta tenta mudar o protótipo de todos os objetos.',
    play: says(PROTO),
  },
  {
    id: 'json-deep',
    title: 'Aninhado demais',
    sentence: 'Cem mil listas, uma dentro da outra.',
    play: says(`${'['.repeat(DEEP)}${']'.repeat(DEEP)}`),
  },
  {
    id: 'bom',
    title: 'BOM no início',
    sentence: 'A resposta certa, depois de uma marca de ordem de bytes (BOM).',
    play: body((text) => `\uFEFF${text}`),
  },
  { id: 'bad-utf8', title: 'UTF-8 inválido', sentence: 'JSON com bytes que não são texto.', play: says(BYTES) },
  {
    id: 'huge',
    title: 'Corpo enorme',
    sentence: 'JSON válido de muitos megabytes.',
    value: { means: 'megabytes', usual: '5' },
    play: huge,
  },
];
