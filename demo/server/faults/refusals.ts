import { type Answer, emptyAnswer, jsonAnswer } from '../answer.ts';
import type { Fault, FaultScene } from './fault.ts';
import { otherHost } from './other-host.ts';

const WAIT = { means: 'segundos', usual: '5' };
const status = (usual: string) => ({ means: 'status', usual });

/** The page of a proxy whose server behind it fails. */
const gateway = (code: number, words: string, headers: Answer['headers'] = {}): Answer => ({
  status: code,
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body: `<html><body><h1>${code} ${words}</h1><hr>proxy</body></html>`,
});

const tooMany = (retryAfter: string): Answer =>
  jsonAnswer(429, { error: 'Limite de envios atingido.' }, { 'retry-after': retryAfter });

const secondsOf = ({ value }: FaultScene): number => Math.max(0, Math.trunc(Number(value)) || 0);

function statusOf({ value }: FaultScene): number {
  const code = Math.trunc(Number(value));
  return code >= 200 && code <= 599 ? code : 500;
}

/** Answers that say no, each in its own way. */
export const REFUSALS: readonly Fault[] = [
  {
    id: 'status',
    title: 'Só o status',
    sentence: 'Um status HTTP com o corpo vazio.',
    value: status('500'),
    play: (scene) => emptyAnswer(statusOf(scene), { 'content-type': 'text/plain; charset=utf-8' }),
  },
  {
    id: 'error',
    title: 'Erro da aplicação',
    sentence: 'Um status HTTP com JSON que traz error.',
    value: status('400'),
    play: (scene) => jsonAnswer(statusOf(scene), { error: 'O servidor não aceitou a solicitação.' }),
  },
  {
    id: 'message',
    title: 'Erro com message',
    sentence: 'Um status HTTP com JSON que traz message.',
    value: status('502'),
    play: (scene) => jsonAnswer(statusOf(scene), { message: 'O servidor por trás do proxy não respondeu.' }),
  },
  {
    id: 'billing',
    title: 'Erro de cobrança',
    sentence: 'Status 400 com billingErrorCode.',
    play: () => jsonAnswer(400, { billingErrorCode: 'CARD_DECLINED' }),
  },
  {
    id: 'error-200',
    title: 'Erro com 200',
    sentence: 'Status 200, e o JSON traz error.',
    play: () => jsonAnswer(200, { error: 'Algo deu errado do nosso lado.' }),
  },
  {
    id: 'errors',
    title: 'Erro de um campo',
    sentence: 'Status 400 com o mapa errors; a mensagem traz HTML, que deve aparecer como texto.',
    value: { means: 'id do campo', usual: 'email' },
    play: ({ value }) =>
      jsonAnswer(400, { errors: { [value]: 'Confira <b>este</b> campo.<img src=x onerror=alert(1)>' } }),
  },
  {
    id: 'crumb-fail',
    title: 'crumbFail',
    sentence:
      'O crumb é recusado e um novo vem com a resposta. Ligada por uma vez, a repetição passa; sem limite, nunca.',
    play: ({ freshCrumb }) => jsonAnswer(400, { crumbFail: true, crumb: freshCrumb() }),
  },
  {
    id: 'crumb-fail-200',
    title: 'crumbFail com 200',
    sentence: 'A mesma recusa, com status 200.',
    play: ({ freshCrumb }) => jsonAnswer(200, { crumbFail: true, crumb: freshCrumb() }),
  },
  {
    id: 'crumb-fail-bad',
    title: 'crumbFail com crumb inválido',
    sentence: 'O crumb novo traz um ponto e vírgula, que mudaria os atributos do cookie.',
    play: () => jsonAnswer(400, { crumbFail: true, crumb: 'a; Domain=exemplo.com' }),
  },
  {
    id: 'crumb-fail-none',
    title: 'crumbFail sem crumb',
    sentence: 'O crumb é recusado e nenhum vem no lugar.',
    play: () => jsonAnswer(400, { crumbFail: true }),
  },
  {
    id: 'login-required',
    title: 'Login exigido',
    sentence: 'Status 401 com loginRequired.',
    play: () => jsonAnswer(401, { loginRequired: true }),
  },
  {
    id: 'authorization-fail',
    title: 'Sem autorização',
    sentence: 'Status 403 com authorizationFail.',
    play: () => jsonAnswer(403, { authorizationFail: true }),
  },
  {
    id: 'retry-seconds',
    title: '429 com segundos',
    sentence: 'Limite atingido; Retry-After em segundos.',
    value: WAIT,
    play: (scene) => tooMany(String(secondsOf(scene))),
  },
  {
    id: 'retry-date',
    title: '429 com data',
    sentence: 'Limite atingido; Retry-After é uma data.',
    value: WAIT,
    play: (scene) => tooMany(new Date(scene.now() + secondsOf(scene) * 1_000).toUTCString()),
  },
  {
    id: 'retry-garbage',
    title: '429 com valor inválido',
    sentence: 'Limite atingido; Retry-After traz um valor sem sentido.',
    play: () => tooMany('logo mais'),
  },
  {
    id: 'unavailable',
    title: '503',
    sentence: 'Em manutenção, com Retry-After.',
    value: WAIT,
    play: (scene) => gateway(503, 'Service Unavailable', { 'retry-after': String(secondsOf(scene)) }),
  },
  {
    id: 'bad-gateway',
    title: '502',
    sentence: 'A página de erro de um proxy.',
    play: () => gateway(502, 'Bad Gateway'),
  },
  {
    id: 'gateway-timeout',
    title: '504',
    sentence: 'O proxy desistiu de esperar pelo servidor.',
    play: () => gateway(504, 'Gateway Timeout'),
  },
  {
    id: 'redirect',
    title: 'Redirecionamento para outro endereço',
    sentence: 'Manda repetir a solicitação, com corpo e crumb, em outro endereço.',
    value: status('307'),
    play: (scene) => emptyAnswer(statusOf(scene), { location: otherHost(scene.visit) }),
  },
];
