// Every call of the requirements against every fault, over a real connection (faults F-050, F-051, F-053, F-056).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CallError, NotFoundError } from '../../../src/api/call/call-error.ts';
import { CALLS } from './calls.ts';
import { FAULTS } from './faults.ts';
import { failureOf, pageOn } from './page.ts';
import { type SiteServer, siteServer } from './site-server.ts';

let server: SiteServer;
beforeAll(async () => {
  server = await siteServer();
});
afterAll(() => server.close());

const TITLED = FAULTS.map((fault) => [`${fault.name} ${fault.rows ?? ''}`.trim(), fault] as const);

it.each(TITLED)('ends every call as it should, and asks no more than it may: %s', async (_, fault) => {
  const { name, answer, outcome, shown, text, requests = { read: 1, write: 1 } } = fault;
  server.answer = answer;
  const wrong: unknown[] = [];
  await Promise.all(
    CALLS.map(async (one, index) => {
      // A path of its own for each, so that the server can count; requests that were given up may still arrive later.
      const path = `/${FAULTS.indexOf(fault)}-${index}${one.path}`;
      const page = pageOn(server.origin);
      const timeout = outcome === 'timeout' ? 5_000 : 30_000;
      const result = page.request({ ...one, path, timeout });
      const error = outcome === 'done' ? null : await failureOf(result);
      const data = error ? null : await result;
      const got = {
        outcome: error ? (error instanceof CallError ? error.kind : error) : 'done',
        text: error instanceof CallError ? error.text : null,
        shown: page.told,
        requests: server.seen.filter((seen) => seen.path === path).length,
      };
      const prompt = name.startsWith('loginRequired') ? 'login' : 'system-error';
      const expected = {
        outcome,
        text: outcome === 'done' ? null : (text ?? shown),
        shown: shown === null ? [] : [[prompt, shown]],
        requests: one.method === 'GET' ? requests.read : requests.write,
      };
      if (JSON.stringify(got) !== JSON.stringify(expected)) wrong.push({ call: path, got, expected, data });
      // What ends up in a log names neither crumb nor its parameter.
      expect(String(error instanceof Error ? error.stack : '')).not.toMatch(/crumb-of-the-page|fresh-crumb|crumb=/);
    }),
  );
  expect(wrong).toEqual([]);
});

it('raises a 404 to the caller, with its path, and shows nothing where the caller deals with it [ERR-608]', async () => {
  server.answer = (response) => void response.writeHead(404).end('{}');
  const page = pageOn(server.origin);
  const error = await failureOf(page.request({ method: 'GET', path: '/api/commerce/shopping-cart', handles: [404] }));
  expect(error).toBeInstanceOf(NotFoundError);
  expect(error).toMatchObject({ name: 'NotFoundError', path: '/api/commerce/shopping-cart', status: 404 });
  expect(page.told).toEqual([]);
});

it('knows every call and enough faults', () => {
  expect(CALLS.length).toBeGreaterThanOrEqual(29);
  expect(FAULTS.length).toBeGreaterThanOrEqual(51);
});
