import { say } from './page.ts';
import { type Answer, json, ok, plain } from './site-server.ts';

type Outcome = 'done' | 'offline' | 'timeout' | 'refused' | 'application' | 'shape';

export interface Fault {
  name: string;
  answer: Answer;
  outcome: Outcome;
  /** What the visitor is shown, null for nothing. */
  shown: string | null;
  /** The text of the error, where it is not what is shown. */
  text?: string;
  /** The most requests a read and a write may cost; 1 unless said. */
  requests?: { read: number; write: number };
  /** Ids of the rows this fault proves. */
  rows?: string;
}

const HTML = '<!doctype html><title>Rede do café</title><p>Entre para navegar</p>';
const notConnected = say('callNotConnected');
const unauthorised = say('callUnauthorised');
const serverError = say('callServerError');
const unavailable = say('callUnavailable');
const notJson = say('callNotJson');
const lost = { read: 4, write: 1 };
const twice = { read: 2, write: 2 };

const fault = (
  name: string,
  answer: Answer,
  outcome: Outcome,
  shown: string | null,
  more: Partial<Fault> = {},
): Fault => ({
  name,
  answer,
  outcome,
  shown,
  ...more,
});

const crumbOnce =
  (first: Answer): Answer =>
  (response, request, turn) =>
    (turn === 1 ? first : ok)(response, request, turn);

const status = (code: number, shown: string, rows = '[DATA-012]'): Fault[] => [
  fault(`${code} with HTML`, plain(code, HTML), 'refused', shown, { rows }),
];

const application = (code: number): Fault[] =>
  ['error', 'message', 'billingErrorCode'].map((field) =>
    fault(`${code} with ${field}`, json(code, { [field]: 'Cupom vencido' }), 'application', null, {
      text:
        field === 'billingErrorCode'
          ? ({ 401: unauthorised, 500: serverError }[code] ?? notConnected)
          : 'Cupom vencido',
      rows: '[DATA-014] [DATA-020]',
    }),
  );

/** What can go wrong between page and server, and what comes of it. */
export const FAULTS: readonly Fault[] = [
  fault('nothing', ok, 'done', null, { rows: '[DATA-003] [DATA-022]' }),
  fault('JSON with the wrong content type', plain(200, '{"fine":true}'), 'done', null),
  fault('JSON after a byte order mark', plain(200, '\ufeff{"fine":true}'), 'done', null),
  fault('an empty 204', (response) => void response.writeHead(204).end(), 'done', null, { rows: '[DATA-008]' }),
  fault('an empty 205', (response) => void response.writeHead(205).end(), 'done', null),
  fault('201', json(201, {}), 'done', null),
  fault('an empty list', json(200, []), 'done', null),
  fault('an error field that is null', json(200, { error: null }), 'done', null),

  fault('an empty 200', plain(200, ''), 'shape', notJson, { rows: '[DATA-008]' }),
  fault('a captive portal', plain(200, HTML), 'shape', notJson, { rows: '[DATA-008] [DATA-020]' }),
  fault('JSON cut off', plain(200, '{"fine":tr'), 'shape', notJson, { rows: '[DATA-008]' }),
  fault('an answer that is too large', plain(200, `"${'x'.repeat(5_100_000)}"`), 'shape', notJson),
  fault('an error field', json(200, { error: 'Esgotado' }), 'shape', 'Esgotado', { rows: '[DATA-007]' }),
  fault('an error field in data', json(200, { data: { error: 'Esgotado' } }), 'shape', 'Esgotado'),
  fault('an error object', json(200, { error: { message: 'Esgotado' } }), 'shape', 'Esgotado'),
  fault('an error without text', json(200, { error: true }), 'shape', notJson, { rows: '[DATA-007] [DATA-020]' }),

  fault('no connection', (response) => void response.destroy(), 'offline', notConnected, {
    requests: lost,
    rows: '[DATA-012] [DATA-013]',
  }),
  fault('a reset', (response) => void response.socket?.resetAndDestroy(), 'offline', notConnected, { requests: lost }),
  fault(
    'a connection that breaks in the body',
    (response) => {
      response.writeHead(200, { 'content-length': '99' });
      response.write('{"fine":', () => response.destroy());
    },
    'offline',
    notConnected,
    { requests: lost },
  ),
  fault('a broken encoding', plain(200, 'no gzip at all', { 'content-encoding': 'gzip' }), 'offline', notConnected, {
    requests: lost,
  }),
  fault('something that is not HTTP', (response) => void response.socket?.end('olá\r\n\r\n'), 'offline', notConnected, {
    requests: lost,
  }),
  fault('silence', () => {}, 'timeout', notConnected),
  fault(
    'silence after the headers',
    (response) => void response.writeHead(200).flushHeaders(),
    'timeout',
    notConnected,
  ),
  fault(
    'silence in the body',
    (response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"fine":'),
    'timeout',
    notConnected,
  ),

  ...application(400),
  ...application(401),
  ...application(500),
  ...application(502),
  ...status(400, notConnected, '[DATA-012] [DATA-014]'),
  ...status(401, unauthorised, '[DATA-009]'),
  ...status(403, unauthorised, '[DATA-009]'),
  ...status(404, notConnected),
  ...status(405, notConnected),
  ...status(408, notConnected),
  ...status(409, notConnected),
  ...status(418, notConnected),
  ...status(422, notConnected),
  ...status(429, notConnected),
  ...status(500, serverError, '[DATA-010]'),
  ...status(501, serverError, '[DATA-010]'),
  ...status(502, notConnected),
  ...status(503, unavailable, '[DATA-011]'),
  ...status(504, notConnected),
  fault('403 with error', json(403, { error: 'Não' }), 'refused', unauthorised, { rows: '[DATA-009] [DATA-014]' }),
  fault('501 with error', json(501, { error: 'Não' }), 'refused', serverError, { rows: '[DATA-010] [DATA-014]' }),
  fault('503 with error', json(503, { error: 'Não' }), 'refused', unavailable, { rows: '[DATA-011] [DATA-014]' }),
  fault('400 with JSON that says nothing', json(400, {}), 'refused', notConnected, { rows: '[DATA-014]' }),

  fault('loginRequired', json(200, { loginRequired: true }), 'refused', unauthorised, { rows: '[DATA-015]' }),
  fault('loginRequired in a 401 with error', json(401, { loginRequired: true, error: 'x' }), 'refused', unauthorised, {
    rows: '[DATA-015] [DATA-014]',
  }),
  fault('authorizationFail', json(200, { authorizationFail: true }), 'refused', unauthorised, { rows: '[DATA-016]' }),
  fault(
    'authorizationFail in a 500 with error',
    json(500, { authorizationFail: true, error: 'x' }),
    'refused',
    unauthorised,
    {
      rows: '[DATA-016] [DATA-014]',
    },
  ),
  fault('crumbFail once', crumbOnce(json(200, { crumbFail: true, crumb: 'fresh-crumb' })), 'done', null, {
    requests: twice,
    rows: '[DATA-017]',
  }),
  fault(
    'crumbFail once, as a 400 with error',
    crumbOnce(json(400, { crumbFail: true, crumb: 'fresh-crumb', error: 'x' })),
    'done',
    null,
    {
      requests: twice,
      rows: '[DATA-017] [DATA-014]',
    },
  ),
  fault(
    'crumbFail once, with a bad crumb',
    crumbOnce(json(200, { crumbFail: true, crumb: 'no crumb; path=/' })),
    'done',
    null,
    {
      requests: twice,
    },
  ),
  fault('crumbFail always', json(200, { crumbFail: true, crumb: 'fresh-crumb' }), 'refused', unauthorised, {
    requests: twice,
    rows: '[DATA-017]',
  }),
  fault('crumbFail always, with a bad crumb', json(403, { crumbFail: true, crumb: 7 }), 'refused', unauthorised, {
    requests: twice,
    rows: '[DATA-017]',
  }),
];
