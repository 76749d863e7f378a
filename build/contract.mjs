import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { constantOf, docsOf, readClients } from './contract/docs-of.mjs';
import { pathOf, sectionOf, usersOf } from './contract/section-of.mjs';
import { readUsers } from './contract/users-of.mjs';
import { code, tableLines } from './markdown.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The page that this file makes. */
export const CONTRACT = 'docs/server/contract.md';

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

/**
 * What the calls of a group have in common, and none of them says.
 *
 * @param {string} group
 * @param {readonly [string, string]} cookies
 */
const introductionOf = (group, [token, has]) =>
  group === 'Cart'
    ? [
        `An answer that begins a cart sets the cookies \`${token}\`, with the token of the cart, and \`${has}\`: without \`${has}\` a page whose context has no cart asks for none, and it opens the checkout of the cart only with both.`,
        'Scripts read them, so that both have the path `/` and are not `HttpOnly`.',
        '',
      ]
    : [];

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
  const { calls, users, clients, CART_COOKIES, CRUMB, CRUMB_HEADER } = contract;
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
    '- The address begins with the origin of the page. A call that goes to the own domain of the site is sent to the page’s origin on a platform host and on a loopback address, too.',
    `- The value of the cookie \`${CRUMB}\`, if there is one, is sent in the query as \`${CRUMB}\` and in the header \`${CRUMB_HEADER}\`, so that a server can tell its own pages from others.`,
    '- Cookies of the page’s origin are sent. `Accept` is `application/json`.',
    `- The answer is JSON in UTF-8 of at most ${most} bytes. A record may be wrapped: \`{ "data": { … } }\`.`,
    `- A call that is repeated after a lost connection waits ${delay} ms. No call is repeated because of its status, except for a crumb that the server did not accept.`,
    '- A writing call must not be redirected.',
    '- Limits are those of the client. A block may set stricter ones: suggestions, for example, are sent once and given up when the visitor types on.',
    '',
    '## What an answer means',
    '',
    'The checks run in the order of [calls](../contribute/calls.md#order-of-evaluation). The last column is for calls whose section says that a failure opens the system error. Of every other call the block shows the failure, or nobody does.',
    '',
    ...answersTable(contract),
    '',
    'A `429` with `Retry-After` stops calls that no visitor asked for until then. The text of `error` or `message` is shown to the visitor, 300 characters at most.',
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
