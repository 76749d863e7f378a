import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../../../../src/api/call/call-error.ts';
import { CALLS } from '../calls.ts';
import { failureOf, pageOn, say, tabNote } from '../page.ts';
import { type Answer, json, ok, plain, type SiteServer, siteServer } from '../site-server.ts';

let server: SiteServer;
beforeAll(async () => {
  server = await siteServer();
});
beforeEach(() => {
  server.answer = ok;
  server.seen.length = 0;
});
afterAll(() => server.close());

const only = () => {
  expect(server.seen).toHaveLength(1);
  return server.seen[0] as (typeof server.seen)[number];
};

describe('a call', () => {
  it.each(['GET', 'POST', 'PUT', 'DELETE'] as const)(
    'goes out as %s with the crumb in query and header [DATA-001] [DATA-002]',
    async (method) => {
      await pageOn(server.origin).request({ method, path: '/api/x', query: { a: 'ção &' } });
      const { query, headers, ...seen } = only();
      expect(seen).toMatchObject({ method, path: '/api/x', body: '' });
      expect([...query]).toEqual([
        ['a', 'ção &'],
        ['crumb', 'crumb-of-the-page'],
      ]);
      expect(headers['x-csrf-token']).toBe('crumb-of-the-page');
      expect(headers['content-type']).toBeUndefined();
    },
  );

  it('of the form, widget and logout kind goes to its path with the crumb [DATA-021]', async () => {
    const { request } = pageOn(server.origin);
    const named = CALLS.slice(0, 4);
    for (const one of named) await request(one);
    expect(server.seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/form/FormSubmissionKey',
      'POST /api/form/SaveFormSubmission',
      'POST /api/widget/GetWidgetRendering',
      'POST /api/auth/Logout',
    ]);
    for (const { query } of server.seen) expect(query.get('crumb')).toBe('crumb-of-the-page');
  });

  it('joins the crumb to a path that has a query, and leaves it out where there is none [DATA-002]', async () => {
    await pageOn(server.origin).request({ method: 'GET', path: '/api/x?a=1&crumb=stolen#there' });
    await pageOn(server.origin, { jar: [] }).request({ method: 'GET', path: '/api/x', query: { crumb: 'stolen' } });
    expect(server.seen.map(({ query }) => [...query])).toEqual([
      [
        ['a', '1'],
        ['crumb', 'crumb-of-the-page'],
      ],
      [],
    ]);
    expect(server.seen[1]?.headers).not.toHaveProperty('x-csrf-token');
  });

  it('gives the parsed answer [DATA-003] [DATA-022]', async () => {
    const answer = { itens: [1, 'vaso', null], data: { html: '<b>' } };
    server.answer = json(200, answer);
    expect(await pageOn(server.origin).request({ method: 'GET', path: '/api/x' })).toEqual(answer);
  });

  it('sends a body as JSON, of any kind, and its type with it [DATA-004]', async () => {
    const { request } = pageOn(server.origin);
    const bodies = [{ nome: 'Zé "da" Silva\n' }, [], 0, '', null, false];
    for (const body of bodies) await request({ method: 'POST', path: '/api/x', body });
    expect(server.seen.map(({ body }) => body)).toEqual(bodies.map((body) => JSON.stringify(body)));
    for (const { headers } of server.seen) expect(headers['content-type']).toBe('application/json');
  });

  it('sends a form-encoded body and headers of its own where it has them', async () => {
    const call = { method: 'POST', path: '/api/x', form: { widgetJSON: '{"a":"ç&="}' } } as const;
    await pageOn(server.origin).request({ ...call, headers: { 'X-XSRF-Token': 't' } });
    const { body, headers } = only();
    expect([...new URLSearchParams(body)]).toEqual([['widgetJSON', '{"a":"ç&="}']]);
    expect(headers).toMatchObject({
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      'x-xsrf-token': 't',
      'x-csrf-token': 'crumb-of-the-page',
    });
  });

  it('hands an errors map to the caller and shows no system error [DATA-014]', async () => {
    const data = { error: 'Verifique os campos', errors: { email: 'E-mail inválido' } };
    server.answer = json(400, data);
    const page = pageOn(server.origin);
    const error = await failureOf(page.request({ method: 'POST', path: '/api/x', body: {} }));
    expect(error).toMatchObject({ kind: 'application', status: 400, data, text: 'Verifique os campos' });
    expect(page.told).toEqual([]);
  });

  it('fails quietly where the caller shows every error itself', async () => {
    const page = pageOn(server.origin);
    for (const answer of [
      plain(500, ''),
      json(200, { authorizationFail: true }),
      plain(200, ''),
      json(200, { error: 'x' }),
    ]) {
      server.answer = answer;
      expect(await failureOf(page.request({ method: 'POST', path: '/api/x', quiet: true }))).toBeInstanceOf(CallError);
    }
    expect(page.told).toEqual([]);
  });

  it('ends with the reason of the caller who gave up, and shows nothing', async () => {
    server.answer = () => {};
    const page = pageOn(server.origin);
    const given = new AbortController();
    const failure = failureOf(page.request({ method: 'GET', path: '/api/x', signal: given.signal }));
    await expect.poll(() => server.seen.length).toBe(1);
    given.abort(new Error('fui embora'));
    expect(await failure).toBe(given.signal.reason);
    expect(await failureOf(page.request({ method: 'GET', path: '/api/x', signal: given.signal }))).toBe(
      given.signal.reason,
    );
    expect(server.seen).toHaveLength(1);
    expect(page.told).toEqual([]);
  });

  it('is not sent, nor sent again, once it is not allowed any more, and shows nothing [CENSUS-625]', async () => {
    const { request, told } = pageOn(server.origin);
    let allowed = true;
    const call = { method: 'POST', path: '/api/x', isAllowed: () => allowed } as const;
    server.answer = (response) => {
      allowed = false;
      json(200, { crumbFail: true, crumb: 'a-fresh-crumb' })(response);
    };
    expect(await failureOf(request(call))).toMatchObject({ kind: 'refused' });
    expect(await failureOf(request(call))).toMatchObject({ kind: 'refused' });
    only();
    expect(told).toEqual([]);
  });

  it('that is not allowed is asked about once, and counts as no attempt', async () => {
    const tab = tabNote();
    const { request } = pageOn(server.origin, { tab });
    for (const automatic of [true, false]) {
      const isAllowed = vi.fn(() => false);
      const call = { method: 'GET', path: '/api/x', automatic, isAllowed } as const;
      expect(await failureOf(request(call))).toMatchObject({ kind: 'refused' });
      expect(isAllowed).toHaveBeenCalledOnce();
    }
    expect(tab.text).toBe('0');
    expect(server.seen).toEqual([]);
  });

  it('that is not allowed any more when it would be tried again counts by its first attempt alone', async () => {
    const tab = tabNote();
    const { request } = pageOn(server.origin, { tab });
    const isAllowed = vi.fn(() => server.seen.length === 0);
    server.answer = (response) => void response.destroy();
    const call = { method: 'GET', path: '/api/x', automatic: true, isAllowed } as const;
    expect(await failureOf(request(call))).toMatchObject({ kind: 'refused' });
    expect(isAllowed).toHaveBeenCalledTimes(2);
    expect(tab.text?.split(',')).toHaveLength(2);
    only();
  });

  it('outlives the page where it asks for that, but for a body that browsers would refuse because of it', async () => {
    const kept: boolean[] = [];
    const { request } = pageOn(server.origin, { fetch: (one) => (kept.push(one.keepalive), fetch(one)) });
    const call = { method: 'POST', path: '/api/x' } as const;
    for (const body of ['a', 'ã'.repeat(26_000)]) await request({ ...call, body, keepalive: true });
    await request({ ...call, body: 'a' });
    expect(kept).toEqual([true, false, false]);
  });

  it('comes to an end even where the page’s fetch hears no signal', async () => {
    const page = pageOn(server.origin, { fetch: () => new Promise(() => {}) });
    const error = await failureOf(page.request({ method: 'GET', path: '/api/x', timeout: 20 }));
    expect(error).toMatchObject({ kind: 'timeout', status: 0, data: null, text: say('callNotConnected') });
  });

  it('fails without a word to the network on a page that has no origin', async () => {
    const page = pageOn('null');
    expect(await failureOf(page.request({ method: 'GET', path: '/api/x', retries: 0 }))).toMatchObject({
      kind: 'offline',
    });
    expect(server.seen).toHaveLength(0);
  });
});

describe('a lost connection', () => {
  const dropping =
    (times: number): Answer =>
    (response, seen, turn) =>
      turn <= times ? void response.destroy() : ok(response, seen, turn);
  const gaps = (): number[] => server.seen.slice(1).map(({ at }, index) => at - (server.seen[index]?.at ?? 0));

  it('is tried again every 200 ms for a read, three times, and shown only then [DATA-005] [DATA-012] [DATA-013]', async () => {
    server.answer = dropping(9);
    const page = pageOn(server.origin);
    await failureOf(page.request({ method: 'GET', path: '/api/x' }));
    expect(server.seen).toHaveLength(4);
    for (const gap of gaps()) expect(gap).toBeGreaterThanOrEqual(190);
    for (const gap of gaps()) expect(gap).toBeLessThan(1_000);
    expect(page.told).toEqual([['system-error', 'Não foi possível conectar…']]);
  });

  it('shows nothing when a retry succeeds [DATA-013]', async () => {
    server.answer = dropping(3);
    const page = pageOn(server.origin);
    expect(await page.request({ method: 'GET', path: '/api/x' })).toEqual({ fine: true });
    expect(server.seen).toHaveLength(4);
    expect(page.told).toEqual([]);
  });

  it.each([
    ['POST', undefined, 1],
    ['PUT', undefined, 1],
    ['DELETE', undefined, 1],
    ['POST', 2, 3],
    ['GET', 0, 1],
    ['GET', 1, 2],
  ] as const)('costs %s with %s retries %i requests [DATA-005]', async (method, retries, requests) => {
    server.answer = dropping(9);
    await failureOf(
      pageOn(server.origin).request({ method, path: '/api/x', ...(retries !== undefined && { retries }) }),
    );
    expect(server.seen).toHaveLength(requests);
  });

  it('is the only thing that is tried again: no status is [DATA-013]', async () => {
    for (const status of [408, 413, 429, 500, 502, 503, 504]) {
      server.seen.length = 0;
      server.answer = plain(status, '');
      await failureOf(pageOn(server.origin).request({ method: 'GET', path: '/api/x' }));
      expect(server.seen, String(status)).toHaveLength(1);
    }
  });

  it('sends the same body and crumb again', async () => {
    server.answer = dropping(1);
    const retries = 1;
    await pageOn(server.origin).request({ method: 'PUT', path: '/api/x', body: { a: 1 }, retries });
    const [first, second] = server.seen;
    expect(second?.body).toBe('{"a":1}');
    expect(second?.headers['x-csrf-token']).toBe(first?.headers['x-csrf-token']);
  });
});
