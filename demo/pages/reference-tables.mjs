import { defaultValues } from '../../build/reference/tokens-reference.mjs';
import { attributeOf } from './attribute.mjs';
import { escapeHtml } from './escape-html.mjs';
import { keyNames } from './key-names.mjs';

const code = (text) => `<code>${escapeHtml(text)}</code>`;

const table = (caption, columns, rows) => {
  if (rows.length === 0) return '';
  const head = columns.map((column) => `<th scope="col" role="columnheader">${column}</th>`).join('');
  const body = rows.map((cells) => {
    const [first, ...others] = cells;
    const rest = others.map((cell, at) => `<td role="cell" data-column="${columns[at + 1]}">${cell}</td>`).join('');
    return `<tr role="row"><th scope="row" role="rowheader">${first}</th>${rest}</tr>`;
  });
  return `<h3>${caption}</h3>
<table role="table"><thead role="rowgroup"><tr role="row">${head}</tr></thead><tbody role="rowgroup">
${body.join('\n')}
</tbody></table>`;
};

const range = ({ min, max, fallback }) => {
  if (fallback < min) return ` de ${min} a ${max}, ou ${fallback}`;
  if (Number.isFinite(min) && Number.isFinite(max)) return ` de ${min} a ${max}`;
  if (Number.isFinite(min)) return `, ${min} ou mais`;
  return Number.isFinite(max) ? `, até ${max}` : '';
};

const TYPES = {
  flag: () => `${code('true')} ou ${code('false')}`,
  oneOf: ({ choices }) => choices.map(code).join(' '),
  number: (field) => `número${range(field)}`,
  count: (field) => `número inteiro${range(field)}`,
  text: () => 'texto',
  url: () => 'endereço (URL)',
  color: () => 'cor do CSS',
  length: () => 'comprimento do CSS; um número conta px',
  duration: ({ max }) => `tempo em ms ou s${Number.isFinite(max) ? `, até ${max} ms` : ''}`,
  ratio: () => 'proporção, como 16:9',
  focalPoint: () => 'ponto da imagem, como 0.5,0.25',
  timeZone: () => 'fuso horário, como America/Sao_Paulo',
  month: () => 'mês com o ano, como 11-2026',
  shadow: () => 'sombra em JSON: ângulo em graus, distância e desfoque com valor e unidade',
  reference: () => 'id de um elemento da página',
  list: ({ entry, choices }) => `lista: ${entry ? TYPES[entry.kind](entry) : TYPES.oneOf({ choices })}`,
  json: () => 'JSON',
};

const shownDefault = (field) => {
  const text = field.toText(field.fallback);
  return text ? code(text) : 'nenhum';
};

const pairs = (entries, name = code) => Object.entries(entries).map(([key, text]) => [name(key), escapeHtml(text)]);

/** A common property has the default that all blocks share; one of the block's own has that of its declaration. */
const tokenRows = (declared = {}, words) =>
  Object.entries(words).map(([name, text]) => [
    code(name),
    typeof declared[name] === 'string' ? 'o de todos os blocos' : defaultValues(declared[name]).map(code).join(', '),
    escapeHtml(text),
  ]);

/** The block's whole reference, as tables made from its declaration. */
export function referenceTables(block, words) {
  const fields = Object.entries(block.data).map(([name, field]) => [
    `${code(attributeOf(name))}<br><span class="quiet">no JSON: ${code(name)}</span>`,
    TYPES[field.kind](field),
    shownDefault(field),
    escapeHtml(words.fields[name]),
  ]);
  const keys = (key) =>
    keyNames(key)
      .map((one) => `<kbd>${escapeHtml(one)}</kbd>`)
      .join(' ');
  const notes = words.notes.map((note) => `<li>${escapeHtml(note)}</li>`).join('\n');
  return [
    table('Campos', ['Atributo', 'Valor', 'Padrão', 'Para quê'], fields),
    table(
      'Partes',
      ['Nome', 'O que é'],
      pairs(words.parts, (key) => code(`::part(${key})`)),
    ),
    table('Variáveis de CSS', ['Nome', 'Padrão', 'O que muda'], tokenRows(block.tokens, words.tokens)),
    table(
      'Eventos',
      ['Nome', 'Quando'],
      pairs(words.events, (key) => code(key.startsWith('vitrine:') ? key : `vitrine:${key}`)),
    ),
    table('Teclado', ['Tecla', 'O que faz'], pairs(words.keys, keys)),
    notes && `<h3>Bom saber</h3>\n<ul class="notes">${notes}</ul>`,
  ]
    .filter(Boolean)
    .join('\n');
}
