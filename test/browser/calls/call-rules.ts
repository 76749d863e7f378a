// What has to come of a call, worked out from the rows alone: nothing in here knows the code that is tested.
import { inEveryRun } from '../tools/short-and-long.ts';
import { type Arrived, FAULT_FACTS, type FaultFact } from './fault-facts.ts';

type Data = Readonly<Record<string, unknown>>;

const record = (value: unknown): Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** A member of an answer, or of its `data` (FORM-051). */
const member = (data: unknown, name: string): unknown => record(data)[name] ?? record(record(data).data)[name];

const isSuccess = ({ status }: Arrived): boolean => status >= 200 && status < 300;

/** What the call ends with once a refused crumb has been tried again, and how many requests that takes (DATA-017). */
function ended(fact: FaultFact, real: unknown): { arrived: Arrived | null; requests: number; performed: boolean } {
  const arrived = fact.arrives(real);
  if (member(arrived?.data, 'crumbFail') !== true) return { arrived, requests: 1, performed: fact.performed === true };
  const passes = fact.times === 1;
  return { arrived: passes ? { status: 200, data: real } : arrived, requests: 2, performed: passes };
}

/** FORM-055: a 2xx that is JSON, without an error; an empty 204 too (DATA-008). */
const isTaken = (arrived: Arrived | null): boolean =>
  arrived !== null &&
  isSuccess(arrived) &&
  arrived.data !== undefined &&
  !['error', 'crumbFail', 'loginRequired', 'authorizationFail'].some((name) => member(arrived.data, name));

const NO_KEY = 'Não foi possível obter uma chave para o envio de formulários; tente novamente mais tarde.';
const UNKNOWN = 'Erro desconhecido, tente novamente mais tarde.';
const BY_STATUS: Readonly<Record<number, string>> = {
  401: 'Não é possível enviar o formulário. Por favor, tente novamente mais tarde.',
  404: 'Este formulário ainda não foi configurado.',
  429: 'Não é possível enviar o formulário. Limite de taxa de envio excedido. Tente novamente mais tarde.',
  500: 'Não é possível enviar o formulário. Tente novamente mais tarde.',
};

/** What a visitor has to see of a form. */
export interface FormEnd {
  readonly sent: boolean;
  /** About the whole form; null where it was sent. */
  readonly text: string | null;
  /** Field id → message. */
  readonly fields: Readonly<Record<string, string>>;
  /** Requests of the page, by call. */
  readonly key: number;
  readonly save: number;
  /** Submissions the server has kept by then. */
  readonly kept: number;
}

/** FORM-047 to FORM-064. */
export function formEnd(call: 'key' | 'save', fact: FaultFact, ids: readonly string[]): FormEnd {
  const { arrived, requests, performed } = ended(fact, call === 'key' ? { key: 'k' } : { id: 1 });
  const taken = isTaken(arrived);
  if (call === 'key') {
    const key = taken && arrived ? member(arrived.data, 'key') : '';
    return typeof key === 'string' && key
      ? { sent: true, text: null, fields: {}, key: requests, save: 1, kept: 1 }
      : { sent: false, text: NO_KEY, fields: {}, key: requests, save: 0, kept: 0 };
  }
  const counts = { key: 1, save: requests, kept: performed ? 1 : 0 };
  if (taken) return { sent: true, text: null, fields: {}, ...counts };
  const errors = arrived?.status === 400 ? record(member(arrived.data, 'errors')) : {};
  const told = Object.entries(errors).map(([id, message]) => [id, String(message)] as const);
  if (told.length > 0) {
    const strange = told.filter(([id]) => !ids.includes(id)).map(([, message]) => message);
    const notice = 'Seu formulário encontrou um problema. Role para baixo para revisá-lo.';
    const fields = Object.fromEntries(told.filter(([id]) => ids.includes(id)));
    return { sent: false, text: [notice, ...strange].join(''), fields, ...counts };
  }
  const said = member(arrived?.data, 'error');
  const text = BY_STATUS[arrived?.status ?? 0] ?? (typeof said === 'string' ? said : UNKNOWN);
  return { sent: false, text, fields: {}, ...counts };
}

/** Faults that are tried in one browser context, one after another. */
const TOGETHER = 15;

const firstOfEach = (kindOf: (fact: FaultFact) => string): readonly FaultFact[] =>
  FAULT_FACTS.filter((fact, at) => FAULT_FACTS.findIndex((other) => kindOf(other) === kindOf(fact)) === at);

/**
 * The server's table in groups, each for one test of a form. The first is for every run: one fault of each kind that ends differently, whatever it says, since unit tests have the texts of all; half of them with one
 * client, the other half with a further one of the same code. The long run has every fault with one of the two: the first client meets one of each kind that says something different, and half of all others; the
 * further one meets the other half, and those of each kind that the server does what was asked with.
 */
export function faultGroups(
  ids: readonly string[],
  isFirstClient = true,
): { readonly facts: readonly FaultFact[]; readonly tag: string[] }[] {
  const endsOf = (fact: FaultFact): FormEnd[] => [formEnd('key', fact, ids), formEnd('save', fact, ids)];
  const ends = firstOfEach((fact) => JSON.stringify([fact.wire, endsOf(fact).map((end) => ({ ...end, text: null }))]));
  const kinds = firstOfEach((fact) => JSON.stringify([fact.wire, endsOf(fact)]));
  const others = FAULT_FACTS.filter((fact) => !kinds.includes(fact)).filter(
    (_, at) => at % 2 === (isFirstClient ? 0 : 1),
  );
  const half = Math.ceil(kinds.length / 2);
  const groups = [
    { facts: ends.filter((_, at) => at % 4 === (isFirstClient ? 0 : 2)), tag: inEveryRun(true) },
    ...(isFirstClient ? [kinds.slice(0, half), kinds.slice(half)] : [kinds.filter((fact) => fact.performed)]).map(
      (facts) => ({
        facts,
        tag: inEveryRun(false),
      }),
    ),
  ];
  for (let from = 0; from < others.length; from += TOGETHER)
    groups.push({ facts: others.slice(from, from + TOGETHER), tag: ['@long'] });
  return groups;
}

/** What the page has to show for a call that is not a form's, and what its caller gets. */
export interface CallEnd {
  readonly outcome: 'done' | 'failed';
  /** What is brought up, with its text. */
  readonly told: readonly (readonly [prompt: string, text: string])[];
  readonly requests: number;
}

const UNAUTHORISED = 'Solicitação não autorizada';
const SERVER_ERROR = 'Erro interno do servidor. Tente novamente mais tarde.';
const STATUS_TEXTS: Readonly<Record<number, string>> = {
  401: UNAUTHORISED,
  403: UNAUTHORISED,
  500: SERVER_ERROR,
  501: SERVER_ERROR,
  503: 'Este serviço está temporariamente indisponível. Tente novamente mais tarde.',
};

/** The order of D-23; texts of DATA-020. */
export function callEnd(fact: FaultFact): CallEnd {
  const { arrived, requests } = ended(fact, {});
  const fails = (text: string, prompt = 'system-error'): CallEnd => ({
    outcome: 'failed',
    told: [[prompt, text]],
    requests,
  });
  if (!arrived) return fails('Não foi possível conectar…');
  const { status, data } = arrived;
  if (member(data, 'loginRequired')) return fails(UNAUTHORISED, 'login');
  if (member(data, 'authorizationFail') || member(data, 'crumbFail')) return fails(UNAUTHORISED);
  const own = ['error', 'message', 'billingErrorCode'].some((name) => member(data, name));
  if ([400, 401, 500, 502].includes(status) && own) return { outcome: 'failed', told: [], requests };
  if (!isSuccess(arrived)) return fails(STATUS_TEXTS[status] ?? 'Não foi possível conectar…');
  const error = member(data, 'error');
  if (data === undefined || error)
    return fails(typeof error === 'string' ? error : 'internal error: cannot parse server response as JSON');
  return { outcome: 'done', told: [], requests };
}
