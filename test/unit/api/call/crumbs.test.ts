// Threats T-09, T-10 and T-11: where the crumb goes, which one, and what it may look like.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Crumbs } from '../../../../src/api/call/crumbs.ts';
import { CALLS } from '../calls.ts';
import { failureOf, pageOn } from '../page.ts';
import { json, ok, type SiteServer, siteServer } from '../site-server.ts';

let own: SiteServer;
let foreign: SiteServer;
beforeAll(async () => {
  [own, foreign] = await Promise.all([siteServer(), siteServer()]);
});
beforeEach(() => {
  for (const server of [own, foreign]) {
    server.answer = ok;
    server.seen.length = 0;
  }
});
afterAll(() => Promise.all([own.close(), foreign.close()]));

const cookie = (...jar: string[]) => ({ read: () => jar, write: () => false });
const crumbsSeen = ({ seen }: SiteServer): (string | null)[] => seen.map(({ query }) => query.get('crumb'));

describe('a crumb the server refused', () => {
  const refusing =
    (times: number, crumb: unknown): SiteServer['answer'] =>
    (response, seen, turn) =>
      (turn <= times ? json(200, { crumbFail: true, crumb }) : ok)(response, seen, turn);

  it('is replaced in the cookie, and the call made once more with it [DATA-017] [DATA-018]', async () => {
    own.answer = refusing(1, 'a-fresh-crumb');
    const page = pageOn(own.origin);
    expect(await page.request({ method: 'POST', path: '/api/x', body: { a: 1 } })).toEqual({ fine: true });
    expect(page.jar).toEqual(['a-fresh-crumb']);
    expect(crumbsSeen(own)).toEqual(['crumb-of-the-page', 'a-fresh-crumb']);
    expect(own.seen[1]?.headers['x-csrf-token']).toBe('a-fresh-crumb');
    expect(own.seen.map(({ body }) => body)).toEqual(['{"a":1}', '{"a":1}']);
    expect(page.told).toEqual([]);
  });

  it('is not replaced a second time [DATA-017] [SESSION-605]', async () => {
    own.answer = refusing(9, 'a-fresh-crumb');
    const page = pageOn(own.origin);
    const error = await failureOf(page.request({ method: 'DELETE', path: '/api/site-users/account/session' }));
    expect(own.seen).toHaveLength(2);
    expect(error).toMatchObject({ kind: 'refused', status: 200, data: null });
    expect(page.told).toEqual([['system-error', 'Solicitação não autorizada']]);
  });

  it('uses up none of the ordinary retries [DATA-018]', async () => {
    own.answer = (response, _, turn) =>
      (turn === 1 ? json(200, { crumbFail: true }) : () => response.destroy())(response);
    const retries = 2;
    await failureOf(pageOn(own.origin).request({ method: 'GET', path: '/api/x', retries }));
    expect(own.seen).toHaveLength(1 + 1 + retries);
  });

  it.each(['short', 'abc.def.ghi', '~', 'a'.repeat(256)])('may be %j', async (crumb) => {
    own.answer = refusing(1, crumb);
    const page = pageOn(own.origin);
    await page.request({ method: 'POST', path: '/api/x' });
    expect(page.jar).toEqual([crumb]);
    expect(crumbsSeen(own)).toEqual(['crumb-of-the-page', crumb]);
  });

  it.each([
    '',
    'with space and more',
    'semi;colon-crumb',
    'line\nbreak-crumb',
    'crumb-ç',
    'a'.repeat(257),
    12345678,
    null,
    {},
  ])('is not replaced by %j, yet the call is made once more with the cookie as it then is', async (crumb) => {
    own.answer = refusing(9, crumb);
    const page = pageOn(own.origin);
    await failureOf(page.request({ method: 'POST', path: '/api/x' }));
    expect(page.jar).toEqual(['crumb-of-the-page']);
    expect(crumbsSeen(own)).toEqual(['crumb-of-the-page', 'crumb-of-the-page']);
  });

  it('is taken from the cookie where the answer set that itself', async () => {
    const page = pageOn(own.origin);
    own.answer = (response, seen, turn) => {
      if (turn === 1) page.jar.splice(0, 1, 'set-by-the-server');
      (turn === 1 ? json(403, { crumbFail: true }) : ok)(response, seen, turn);
    };
    await page.request({ method: 'POST', path: '/api/x' });
    expect(crumbsSeen(own)).toEqual(['crumb-of-the-page', 'set-by-the-server']);
  });

  it('is held for the page where the cookie does not take the new one', async () => {
    own.answer = refusing(1, 'a-fresh-crumb');
    const { request } = pageOn(own.origin, { crumbs: cookie('stuck-in-the-jar') });
    await request({ method: 'POST', path: '/api/x' });
    await request({ method: 'POST', path: '/api/x' });
    expect(crumbsSeen(own)).toEqual(['stuck-in-the-jar', 'a-fresh-crumb', 'a-fresh-crumb']);
  });
});

describe('the crumb of the cookie', () => {
  it.each(['abc123', 'abc.def.ghi', 'a'.repeat(300), 'a&b=c #+%', '<b>'])(
    'is sent as it is: %j [DATA-002] [SESSION-605]',
    async (crumb) => {
      await pageOn(own.origin, { jar: [crumb] }).request({ method: 'POST', path: '/api/x' });
      expect(crumbsSeen(own)).toEqual([crumb]);
      expect(own.seen[0]?.headers['x-csrf-token']).toBe(crumb);
    },
  );

  it('is the field of a form, too [EVENT-611]', async () => {
    await pageOn(own.origin, { jar: ['abc.123'] }).request({
      method: 'POST',
      path: '/api/x',
      form: {},
      crumb: 'field',
    });
    expect(own.seen[0]?.body).toBe('crumb=abc.123');
  });

  it.each(['a\nb', 'pão→'])('is in the query only where no header can have it: %j', async (crumb) => {
    await pageOn(own.origin, { jar: [crumb] }).request({ method: 'POST', path: '/api/x' });
    expect(crumbsSeen(own)).toEqual([crumb]);
    expect(own.seen[0]?.headers['x-csrf-token']).toBeUndefined();
  });

  it('is left out where it is empty', async () => {
    await pageOn(own.origin, { jar: [''] }).request({ method: 'POST', path: '/api/x' });
    expect(crumbsSeen(own)).toEqual([null]);
    expect(own.seen[0]?.headers).not.toHaveProperty('x-csrf-token');
  });
});

describe('two crumb cookies', () => {
  it('are a neighbour’s doing: none is chosen', () => {
    expect(new Crumbs(cookie('one-crumb-here', 'another-crumb')).current()).toBeNull();
    expect(new Crumbs(cookie('one-crumb-here')).current()).toBe('one-crumb-here');
  });

  it('send none, and a fresh one is asked for', async () => {
    own.answer = (response, seen, turn) =>
      (seen.query.get('crumb') === 'a-fresh-crumb' ? ok : json(403, { crumbFail: true, crumb: 'a-fresh-crumb' }))(
        response,
        seen,
        turn,
      );
    const { request } = pageOn(own.origin, { crumbs: cookie('one-crumb-here', 'another-crumb') });
    await request({ method: 'POST', path: '/api/x' });
    expect(crumbsSeen(own)).toEqual([null, 'a-fresh-crumb']);
  });
});

describe('no crumb leaves for another host', () => {
  const away =
    (status: number): SiteServer['answer'] =>
    (response, { path, query }) =>
      void response.writeHead(status, { location: `${foreign.origin}${path}?${query}` }).end();

  it.each([301, 302, 303, 307, 308])('when the site redirects there with %i', async (status) => {
    own.answer = away(status);
    const page = pageOn(own.origin);
    await Promise.all(CALLS.map((call) => failureOf(page.request({ ...call, retries: 0 }))));
    expect(own.seen).toHaveLength(CALLS.length);
    expect(foreign.seen).toEqual([]);
  });

  it('and this server would have seen it: the control', async () => {
    own.answer = away(302);
    await fetch(`${own.origin}/api/x?crumb=crumb-of-the-page`, { headers: { 'X-CSRF-Token': 'crumb-of-the-page' } });
    expect(crumbsSeen(foreign)).toEqual(['crumb-of-the-page']);
    expect(foreign.seen[0]?.headers['x-csrf-token']).toBe('crumb-of-the-page');
  });

  it('while a read follows the site to another of its own paths, and a write follows it nowhere', async () => {
    own.answer = (response, seen, turn) =>
      seen.path === '/api/old'
        ? void response.writeHead(302, { location: '/api/new' }).end()
        : ok(response, seen, turn);
    const { request } = pageOn(own.origin);
    expect(await request({ method: 'GET', path: '/api/old' })).toEqual({ fine: true });
    expect(await failureOf(request({ method: 'POST', path: '/api/old' }))).toMatchObject({ kind: 'offline' });
    expect(own.seen.map(({ path }) => path)).toEqual(['/api/old', '/api/new', '/api/old']);
  });

  it.each([
    '//evil.example/x',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    '@evil.example',
    '',
    'api/x',
  ])('for the path %j: nothing is sent at all', async (path) => {
    const sent: string[] = [];
    const { request } = pageOn(own.origin, {
      fetch: async ({ url }) => {
        sent.push(url);
        return new Response('{}');
      },
    });
    expect(await failureOf(request({ method: 'POST', path }))).toMatchObject({ kind: 'offline' });
    expect(sent).toEqual([]);
  });

  it.each([
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/../../x',
    '/%2F%2Fevil.example',
    '/a@evil.example',
  ])('for the path %j: it stays on the site', async (path) => {
    await pageOn(own.origin).request({ method: 'POST', path });
    expect(own.seen).toHaveLength(1);
  });
});
