/** An answer as it arrives: `data` is undefined where its text is no JSON. */
export interface Arrived {
  readonly status: number;
  readonly data: unknown;
}

/** What a fault of the server's table does, told without knowing what any client makes of it. */
export interface FaultFact {
  readonly fault: string;
  readonly value?: string | number;
  /** How often it plays; without limit unless said. */
  readonly times?: number;
  /** Whether the server does what was asked. */
  readonly performed?: true;
  /** `cut`: the connection ends without a byte of an answer. `silent`: nothing more ever comes. */
  readonly wire?: 'cut' | 'silent';
  /** What arrives in place of the real answer; null where no whole answer does. */
  arrives(real: unknown): Arrived | null;
}

type Ways = Pick<FaultFact, 'value' | 'times' | 'performed' | 'wire'>;

const answer = (fault: string, status: number, data: unknown, ways: Ways = {}): FaultFact => ({
  fault,
  ...ways,
  arrives: () => ({ status, data }),
});
const performed = (fault: string, alter: (real: unknown) => unknown, ways: Ways = {}): FaultFact => ({
  fault,
  ...ways,
  performed: true,
  arrives: (real) => ({ status: 200, data: alter(real) }),
});
const nothing = (fault: string, ways: Ways = {}): FaultFact => ({ fault, ...ways, arrives: () => null });

const same = (real: unknown): unknown => real;
const ERROR = { error: 'O servidor não aceitou a solicitação.' };
const TOO_MANY = { error: 'Limite de envios atingido.' };
const REFUSED = { crumbFail: true };
const FIELD_MESSAGE = 'Confira <b>este</b> campo.<img src=x onerror=alert(1)>';

/** The whole table, each fault at least once, those with a value with the values that matter. */
export const FAULT_FACTS: readonly FaultFact[] = [
  performed('delay', same, { value: 300 }),
  performed('drip', same, { value: 2 }),
  nothing('hang', { wire: 'silent' }),
  nothing('hang-body', { wire: 'silent', performed: true }),
  nothing('reset', { wire: 'cut' }),
  nothing('reset-body', { performed: true }),
  nothing('answer-lost', { wire: 'cut', performed: true }),

  ...[401, 403, 404, 405, 413, 429, 500, 501, 502, 503, 504].map((value) =>
    answer('status', value, undefined, { value }),
  ),
  // A 204 has no body, so it has no text that could fail to be JSON.
  answer('status', 204, null, { value: 204 }),
  answer('status', 200, undefined, { value: 200 }),
  ...[400, 401, 403, 404, 422, 429, 500, 502, 503].map((value) => answer('error', value, ERROR, { value })),
  ...[400, 401, 500, 502].map((value) =>
    answer('message', value, { message: 'O servidor por trás do proxy não respondeu.' }, { value }),
  ),
  answer('billing', 400, { billingErrorCode: 'CARD_DECLINED' }),
  answer('error-200', 200, { error: 'Algo deu errado do nosso lado.' }),
  answer('errors', 400, { errors: { email: FIELD_MESSAGE } }, { value: 'email' }),
  answer('errors', 400, { errors: { fantasma: FIELD_MESSAGE } }, { value: 'fantasma' }),
  ...[{}, { times: 1 }].flatMap((ways) => [
    answer('crumb-fail', 400, REFUSED, ways),
    answer('crumb-fail-200', 200, REFUSED, ways),
    answer('crumb-fail-bad', 400, REFUSED, ways),
    answer('crumb-fail-none', 400, REFUSED, ways),
  ]),
  answer('login-required', 401, { loginRequired: true }),
  answer('authorization-fail', 403, { authorizationFail: true }),
  answer('retry-seconds', 429, TOO_MANY),
  answer('retry-date', 429, TOO_MANY),
  answer('retry-garbage', 429, TOO_MANY),
  answer('unavailable', 503, undefined),
  answer('bad-gateway', 502, undefined),
  answer('gateway-timeout', 504, undefined),
  // Nothing but a page's own reads may be led elsewhere, so no answer ever comes.
  ...[301, 302, 303, 307, 308].map((value) => nothing('redirect', { value })),

  answer('html', 200, undefined),
  answer('html-as-json', 200, undefined),
  performed('cut-json', () => undefined),
  performed('wrong-type', same),
  performed('no-type', same),
  answer('empty', 200, undefined),
  answer('no-content', 204, null),
  answer('json-null', 200, null),
  answer('json-array', 200, []),
  answer('json-object', 200, {}),
  answer('json-number', 200, 42),
  answer('json-string', 200, 'ok'),
  performed('json-nested', (data) => ({ data })),
  answer('json-proto', 200, { constructor: {} }),
  answer('json-deep', 200, [[]]),
  performed('bom', same),
  answer('bad-utf8', 200, { k: '' }),
  // More than a page takes in for one answer; what is not read is no JSON.
  answer('huge', 200, undefined, { value: 5 }),
];

export const titleOf = ({ fault, value, times }: FaultFact): string =>
  [fault, value, times && `${times}x`].filter(Boolean).join(' ');
