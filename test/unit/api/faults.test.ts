// Every call of the requirements against every fault, over a real connection (faults F-050, F-051, F-053, F-056).
import { beforeAll, describe, expect, it } from 'vitest';
import { CallError, NotFoundError } from '../../../src/api/call/call-error.ts';
import { CALLS } from './calls.ts';
import { FAULTS, type Fault } from './faults.ts';
import { failureOf, pageOn } from './page.ts';
import { siteServer } from './site-server.ts';

/** What is wrong with how the calls end at a server with one fault. */
async function wrongEnds(fault: Fault): Promise<unknown[]> {
  const { name, answer, outcome, shown, text, requests = { read: 1, write: 1 } } = fault;
  const server = await siteServer(answer);
  const wrong: unknown[] = [];
  await Promise.all(
    CALLS.map(async (one, index) => {
      // A path of its own for each, so that the server can count.
      const path = `/${index}${one.path}`;
      const page = pageOn(server.origin);
      const timeout = outcome === 'timeout' ? 10_000 : 30_000;
      const result = page.request({ ...one, path, timeout });
      const error = outcome === 'done' ? null : await failureOf(result);
      const data = error ? null : await result;
      const got = {
        outcome: error ? (error instanceof CallError ? error.kind : error) : 'done',
        text: error instanceof CallError ? error.text : null,
        shown: page.told,
        requests: server.seen.filter((seen) => seen.path === path).length,
        // What ends up in a log names neither crumb nor its parameter.
        secrets: /crumb-of-the-page|fresh-crumb|crumb=/.exec(String(error instanceof Error ? error.stack : '')),
      };
      const prompt = name.startsWith('loginRequired') ? 'login' : 'system-error';
      const expected = {
        outcome,
        text: outcome === 'done' ? null : (text ?? shown),
        shown: shown === null ? [] : [[prompt, shown]],
        requests: one.method === 'GET' ? requests.read : requests.write,
        secrets: null,
      };
      if (JSON.stringify(got) !== JSON.stringify(expected)) wrong.push({ call: path, got, expected, data });
    }),
  );
  await server.close();
  return wrong;
}

describe('every call ends as it should, and asks no more than it may', () => {
  const silent = new Map<Fault, Promise<unknown[]>>();
  // At once, beside the others: their time is spent waiting for what never comes.
  beforeAll(() => {
    for (const fault of FAULTS) if (fault.outcome === 'timeout') silent.set(fault, wrongEnds(fault));
  });

  it.each(FAULTS.map((fault) => [`${fault.name} ${fault.rows ?? ''}`.trim(), fault] as const))(
    '%s',
    async (_, fault) => {
      expect(await (silent.get(fault) ?? wrongEnds(fault))).toEqual([]);
    },
  );
});

it('raises a 404 to the caller, with its path, and shows nothing where the caller deals with it [ERR-608]', async () => {
  const server = await siteServer((response) => void response.writeHead(404).end('{}'));
  const page = pageOn(server.origin);
  const error = await failureOf(page.request({ method: 'GET', path: '/api/commerce/shopping-cart', handles: [404] }));
  expect(error).toBeInstanceOf(NotFoundError);
  expect(error).toMatchObject({ name: 'NotFoundError', path: '/api/commerce/shopping-cart', status: 404 });
  expect(page.told).toEqual([]);
  await server.close();
});

it('knows every call and enough faults', () => {
  expect(CALLS.length).toBeGreaterThanOrEqual(29);
  expect(FAULTS.length).toBeGreaterThanOrEqual(51);
});
