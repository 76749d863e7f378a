// Every client against every fault of the server's table, over a real connection (faults F-050 to F-058).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serve } from '../../../../demo/serve.mjs';
import type { Served } from '../../../../demo/server/serve.ts';
import { CallError, type CallErrorKind } from '../../../../src/api/call/call-error.ts';
import { FAULT_FACTS, type FaultFact, titleOf } from '../../../browser/calls/fault-facts.ts';
import { type Caller, CLIENTS, type Client } from './clients.ts';
import { pageOf } from './page-of.ts';
import { switchOn } from './visitor.ts';

type Outcome = 'done' | CallErrorKind;

let server: Served;
beforeAll(async () => {
  server = await serve({ port: 0, quiet: true, data: ':memory:' });
}, 60_000);
afterAll(async () => {
  process.stdout.write(`\ncalls against faults: ${JSON.stringify(counts)}\n`);
  await server.close();
});

const counts = { runs: 0, done: 0, offline: 0, timeout: 0, refused: 0, application: 0, shape: 0 };

const has = (data: unknown, ...names: string[]): boolean =>
  typeof data === 'object' && data !== null && names.some((name) => Object.hasOwn(data, name));

/** What a client asks of a success beyond being JSON; most take anything. Real answers are good ones. */
const ASKS: Readonly<Record<string, (data: unknown) => boolean>> = {
  settings: () => false,
  cart: () => false,
  GeneralSearch: (data) => has(data, 'items'),
  GetItemsByMonth: (data) => Array.isArray(data),
  diario: (data) => has(data, 'items'),
  GetWidgetRendering: (data) => has(data, 'html'),
};

const REAL = { real: true };

/** What has to become of a call, told from what arrives alone (D-23). */
function expected({ name, kind, method, path }: Client, fact: FaultFact): Outcome {
  if (kind === 'silent') return 'done';
  const arrived = fact.arrives(REAL);
  if (!arrived) return fact.wire === 'silent' ? 'timeout' : 'offline';
  const { status, data } = arrived;
  // Once refused, a crumb is renewed or left, and the second call goes through.
  if (has(data, 'crumbFail')) return fact.times === 1 ? 'done' : 'refused';
  // Who signs out and is told to sign in is signed out.
  if (has(data, 'loginRequired') && name === 'DELETE /api/site-users/account/session') return 'done';
  if (has(data, 'loginRequired', 'authorizationFail')) return 'refused';
  if (name === 'GET /api/commerce/shopping-cart' && status === 404) return 'done';
  if ([400, 401, 500, 502].includes(status) && has(data, 'error', 'message', 'billingErrorCode')) return 'application';
  if (status >= 300) return 'refused';
  if (kind === 'unread') return 'done';
  if (data === undefined || has(data, 'error')) return 'shape';
  if (data === REAL) return 'done';
  // Some wrap what they answer in a member `data`: a block's HTML is wrapped already, the lists of search and calendar are never found there.
  if (fact.fault === 'json-nested')
    return /GeneralSearch|GetItemsByMonth|GetWidgetRendering|diario/.test(path) ? 'shape' : 'done';
  const asks = Object.entries(ASKS).find(([part]) => path.endsWith(part) || (part === 'cart' && /cart/.test(path)));
  return method === 'GET' && path.startsWith('/api/multilingual') ? 'done' : !asks || asks[1](data) ? 'done' : 'shape';
}

/** Longest wait of a run in ms, in place of the client's own: a server that is silent is silent at once. */
const waitFor = ({ wire }: FaultFact): number => (wire === 'silent' ? 1_500 : 20_000);

/** Switches the fault on for every call at once. */
async function switchAllOn({ fault, value, times }: FaultFact): Promise<void> {
  for (const { path, method } of CLIENTS)
    await switchOn(server.url, {
      path: `${path.replaceAll('*', '[^/]+')}([?]|$)`,
      method,
      fault,
      ...(value !== undefined && { value: fault === 'drip' ? 0 : value }),
      ...(times !== undefined && { times }),
    });
}

async function outcomeOf({ call }: Client, caller: Caller): Promise<Outcome | string> {
  try {
    await call(caller);
    return 'done';
  } catch (error) {
    return error instanceof CallError ? error.kind : String(error);
  }
}

/** A page of its own for each client, made while the server is well. */
async function callerFor({ needs }: Client, fact: FaultFact): Promise<Caller> {
  const { request, ready } = await pageOf(server.url);
  return { ...(await ready(needs)), request: (call) => request({ ...call, timeout: waitFor(fact) }) };
}

it.each(FAULT_FACTS.map((fact) => [titleOf(fact), fact] as const))(
  'every call ends as it should: %s',
  { tags: ['long'] },
  async (_, fact) => {
    await fetch(`${server.url}/__faults`, { method: 'DELETE' });
    const pages = await Promise.all(CLIENTS.map(async (client) => ({ client, caller: await callerFor(client, fact) })));
    await switchAllOn(fact);
    const ends = await Promise.all(
      pages.map(async ({ client, caller }) => ({ client, end: await outcomeOf(client, caller) })),
    );
    const wrong = ends
      .map(({ client, end }) => ({ call: client.name, end, expected: expected(client, fact) }))
      .filter((one) => one.end !== one.expected);
    for (const { end } of ends) {
      counts.runs += 1;
      if (end in counts) counts[end as Outcome] += 1;
    }
    expect(wrong).toEqual([]);
  },
);
