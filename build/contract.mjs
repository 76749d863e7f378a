import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { constantOf, docsOf, readClients } from './contract/docs-of.mjs';
import { introductionOf } from './contract/introductions.mjs';
import { pathOf, sectionOf, usersOf } from './contract/section-of.mjs';
import { readUsers } from './contract/users-of.mjs';
import { code, tableLines } from './markdown.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The page that this file makes, in both languages. */
export const CONTRACT = 'docs/server/contract.md';
export const PORTUGUESE_CONTRACT = 'docs/server/contract.pt-BR.md';

const GROUPS = ['Forms', 'Cart', 'Shop', 'Members', 'Lists, search and content', 'Tracking', 'Settings of a site'];

/** Responses whose meaning the page shows, as status and body. */
const RESPONSES = [
  [200, '{ … }', '{}'],
  [204, ''],
  [200, '<p>…</p>'],
  [200, '{ "error": "…" }'],
  [400, '{ "error": "…" }'],
  [404, '{ "error": "…" }'],
  [401, '{}'],
  [200, '{ "loginRequired": true }'],
  [200, '{ "authorizationFail": true }'],
  [400, '{ "crumbFail": true, "crumb": "…" }'],
  [429, '{}'],
  [503, ''],
];

/** Which text of the server is shown to the visitor, by call. */
const TEXTS = [
  ['Cart', '`error` or `message` of any status but a 2xx, 300 characters at most'],
  [
    '`SaveFormSubmission`',
    '`errors` of a 400 or a 2xx, at the fields; otherwise `error`, but 401, 404, 429 and 500 have sentences of the form',
  ],
  ['`FormSubmissionKey`', 'none'],
  ['`UploadFile`', 'none: the status decides'],
  ['Reviews, sign-in, sign-out, `GetItemsByMonth`', '`error` or `message` of any status'],
  ['`restock`', '`error` or `message` of a 400, 401, 500 or 502, or `error` of a 2xx, 300 characters at most'],
  ['A call whose failure opens the system error', '`error` of a 2xx, 300 characters at most'],
  ['Every other call', 'none'],
];

const PROMPTS = { 'system-error': 'the system error', login: 'the request to sign in' };

/** Loads `contract/record.ts` with the clients. */
async function loadRecorder() {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('contract/record.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`);
}

/** @typedef {Omit<typeof import('./contract/record.ts'), 'recordCalls'>} Recorder */
/** @typedef {import('./contract/record.ts').RecordedCall} RecordedCall */
/** @typedef {{ calls: RecordedCall[], users: ReturnType<typeof readUsers>, clients: ReturnType<typeof readClients> }} Read */

/**
 * Reads the contract out of the clients: each is used once, and what it sends is noted.
 *
 * @returns {Promise<Recorder & Read>}
 */
export async function readContract() {
  const { recordCalls, methodNames, ...rest } = await loadRecorder();
  return { ...rest, calls: await recordCalls(), methodNames, users: readUsers(ROOT), clients: readClients(ROOT) };
}

function answersTable({ classifyResponse }) {
  const rows = RESPONSES.map(([status, shown, body = shown]) => {
    const { outcome, prompt } = classifyResponse(status, body, () => '…');
    const meaning = { done: 'success', crumb: 'sent once more with the new crumb' }[outcome] ?? code(outcome);
    const first = outcome === 'crumb' ? 'nothing, unless it is refused again' : (PROMPTS[prompt] ?? 'nothing');
    return [`${status}, ${shown ? code(shown) : 'empty'}`, meaning, first];
  });
  return tableLines(['status and body', 'meaning', 'what the page shows'], rows);
}

/** For each block and service with calls: those that it needs, the others, and the services that it uses. */
function usersTable({ calls, users }) {
  const namesFor = (user, isNeeded) =>
    calls
      .filter(({ name, need }) => need?.needed === isNeeded && usersOf(name, [user]).length > 0)
      .map(({ name }) => code(name));
  const withCalls = (user) => user.kind === 'service' && calls.some(({ name }) => usersOf(name, [user]).length > 0);
  const services = users.filter(withCalls).map(({ name }) => name);
  const rows = users.flatMap((user) => {
    const [needed, optional] = [namesFor(user, true), namesFor(user, false)];
    const used = services.filter((name) => user.services.has(name)).map(code);
    if (needed.length + optional.length + used.length === 0) return [];
    return [[`${user.kind} ${code(user.name)}`, ...[needed, optional, used].map((names) => names.join(', ') || '–')]];
  });
  return tableLines(['', 'needed', 'optional', 'uses the services'], rows);
}

/**
 * The page, in Markdown.
 *
 * @param {Recorder & Read} contract
 * @returns {string}
 */
export function contractPage(contract) {
  const { calls, users, clients, CART_COOKIES, CRUMB, CRUMB_HEADER, XSRF_HEADER } = contract;
  const limits = {
    timeout: constantOf(ROOT, 'src/api/call/request.ts', 'TIMEOUT'),
    retries: constantOf(ROOT, 'src/api/call/request.ts', 'READ_RETRIES'),
  };
  const delay = constantOf(ROOT, 'src/api/call/request.ts', 'RETRY_DELAY');
  const most = constantOf(ROOT, 'src/api/call/read-response.ts', 'MAX_RESPONSE_BYTES').toLocaleString('en');
  const sections = GROUPS.flatMap((group) => [
    `## ${group}`,
    '',
    ...introductionOf(group, CART_COOKIES),
    ...calls
      .filter((one) => one.group === group)
      .flatMap((one) => sectionOf(one, { docs: docsOf(one.name, clients, ROOT), users, limits })),
  ]);
  return [
    '# The contract of a server',
    '',
    '[Em português](contract.pt-BR.md)',
    '',
    '<!-- Written by `npm run figures` from the clients in `src/api`; `test/rules/contract.test.ts` compares. Do not edit. -->',
    '',
    'These are the calls that blocks and services make where a page says that its server answers the calls of the platform: `"server": "platform"` in the context,',
    '`data-server="platform"` on a block, a platform host in the context, or published markup. A server answers those that its pages need; the others may be 404.',
    '[A server in 80 lines](example/README.md) answers what a form, a newsletter, a product and a cart need.',
    '',
    'Method, path, query, body, limits and users are not written by hand: each client of `vitrine/api` is used once with the values of an example, and what it sends is noted. An id such as FORM-051 names a',
    'row of [the requirements](../requirements.tsv). Placeholders of paths are in braces.',
    '',
    '## How every call is sent',
    '',
    '- The address begins with the origin of the page. A call whose limits say “own domain” goes to `https://` and the host of `website.baseUrl`, or of the page if the context has none. On a platform host, and on a loopback address such as `localhost`, it goes to the page’s own origin.',
    '- So any other page that is on `http`, or on another host than that of `website.baseUrl`, sends such a call to [another origin](#calls-to-another-origin).',
    `- The value of the cookie \`${CRUMB}\`, if there is one, is sent in the query as \`${CRUMB}\` and in the header \`${CRUMB_HEADER}\`, so that a server can tell its own pages from others.`,
    '- Cookies of the page’s origin are sent. `Accept` is `application/json`.',
    `- The answer is JSON in UTF-8 of at most ${most} bytes.`,
    '- A record may be wrapped, `{ "data": { … } }`, in the answers to the calls of forms, of the cart, of reviews, of members, of a block that the server renders and of the settings of performance. The answers of a search, of a page of a list, of a month of events and of places may not be wrapped. The fields `error`, `message`, `loginRequired`, `authorizationFail`, `crumbFail` and `crumb` may be in `data` in every answer.',
    `- A call that is repeated after a lost connection waits ${delay} ms. No call is repeated because of its status, except for a crumb that the server did not accept.`,
    '- A writing call must not be redirected. Only an upload may be redirected within its origin, because there the browser cannot refuse a redirect.',
    '- Limits are those of the client. A block may set stricter ones: suggestions, for example, are sent once and given up when the visitor types on.',
    '',
    '## Calls to another origin',
    '',
    'The browser asks that origin first, by `OPTIONS`, what it allows. The server answers this preflight, and each call itself, with these headers:',
    '',
    ...tableLines(
      ['header', 'value'],
      [
        [code('Access-Control-Allow-Origin'), 'the origin of the page; `*` is not enough, because cookies are sent'],
        [code('Access-Control-Allow-Credentials'), code('true')],
        [code('Access-Control-Allow-Methods'), `${code('POST')}, ${code('DELETE')}`],
        [
          code('Access-Control-Allow-Headers'),
          ['content-type', CRUMB_HEADER.toLowerCase(), XSRF_HEADER.toLowerCase()].map(code).join(', '),
        ],
      ],
    ),
    '',
    'The cookies are those of that origin. A content security policy of the page has to name it in `connect-src`.',
    '',
    '## What an answer means',
    '',
    'The checks run in the order of [calls](../contribute/calls.md#order-of-evaluation). The last column is for calls whose section says that a failure opens the system error. Any other failure is shown by the block that made the call; a failure of a call that only counts is not shown.',
    '',
    ...answersTable(contract),
    '',
    'A `429` with `Retry-After` stops calls that no visitor asked for until then.',
    '',
    'Which text of the server the visitor reads depends on the call. `error` comes before `message`, and both are texts. Where the table names none, or the server gives none, the block has a sentence of its own:',
    '',
    ...tableLines(['call', 'text of the server'], TEXTS),
    '',
    '## Blocks and services',
    '',
    'What each of them needs, by its imports. A block also needs what its services need. Blocks and services that are not named here make no call.',
    '',
    ...usersTable(contract),
    '',
    ...sections,
  ]
    .join('\n')
    .replace(/\n+$/, '\n');
}

/**
 * The calls of a contract that a page does not have.
 *
 * @param {string} page
 * @param {readonly RecordedCall[]} calls
 */
export const missingCalls = (page, calls) =>
  calls
    .filter(({ name, call }) => !page.includes(`### ${call.method} ${pathOf(call)}\n\n\`${name}\`.`))
    .map(({ name }) => name);
