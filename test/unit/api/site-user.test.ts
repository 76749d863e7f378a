import { describe, expect, it } from 'vitest';
import { siteUserSession, XSRF_HEADER } from '../../../src/api/site-user.ts';
import { failureOf, pageOn } from './page.ts';
import { siteOfTests } from './site.ts';
import { json, plain } from './site-server.ts';

const site = siteOfTests();
const credentials = { email: 'ana@exemplo.com', password: 'p&ss' };

function memberOn(jar?: string[], language: string | null = null) {
  const page = pageOn(site.origin, jar && { jar });
  const token = {
    value: null as string | null,
    read: () => token.value,
    write: (text: string) => {
      token.value = text;
    },
    clear: () => {
      token.value = null;
    },
  };
  return { page, token, member: siteUserSession(page.request, { token, language: () => language }) };
}

describe('a member’s session', () => {
  it('begins with e-mail, password and whether to remember, and brings a token [SESSION-601] [SESSION-602] [SESSION-615]', async () => {
    const { member, token } = memberOn();
    site.answer = json(200, { data: { xsrfToken: 't-1' } });
    expect(await member.login(credentials)).toEqual({ data: { xsrfToken: 't-1' } });
    await member.login({ ...credentials, rememberMe: true });
    expect(site.seen.map(({ method, path, body }) => [method, path, JSON.parse(body)])).toEqual([
      ['POST', '/api/site-users/account/session', { ...credentials, rememberMe: false }],
      ['POST', '/api/site-users/account/session', { ...credentials, rememberMe: true }],
    ]);
    expect(token.value).toBe('t-1');
  });

  it('sends its token on later calls, and none before [SESSION-602] [SESSION-603]', async () => {
    const { page, member } = memberOn();
    await page.request(member.withToken({ method: 'GET', path: '/api/conta' }));
    site.answer = json(200, { data: { xsrfToken: 't-2' } });
    await member.login(credentials);
    await page.request(member.withToken({ method: 'GET', path: '/api/conta', headers: { 'X-Other': '1' } }));
    const [before, login, after] = site.seen.map(({ headers }) => headers[XSRF_HEADER.toLowerCase()]);
    expect([before, login, after]).toEqual([undefined, undefined, 't-2']);
    expect(site.seen[2]?.headers['x-other']).toBe('1');
  });

  it.each(['a b', 'a\nb', 'é', '\u0000', ''])(
    'takes up no token that a header cannot carry, and sends none: %j [SESSION-602] [SESSION-603]',
    async (wrong) => {
      const { page, member, token } = memberOn();
      site.answer = json(200, { data: { xsrfToken: wrong } });
      await member.login(credentials);
      expect(token.value).toBeNull();
      token.value = wrong;
      await page.request(member.withToken({ method: 'GET', path: '/api/conta' }));
      expect(site.seen[1]?.path).toBe('/api/conta');
      expect(site.seen[1]?.headers).not.toHaveProperty('x-xsrf-token');
    },
  );

  it.each([
    [400, { error: { email: ['desconhecido'] } }],
    [401, { message: 'não' }],
    [403, {}],
    [500, '<p>'],
  ])('that cannot begin rejects with the answer, and keeps no token: %i %j [SESSION-616]', async (status, answer) => {
    const { page, member, token } = memberOn();
    token.value = 'old';
    site.answer = typeof answer === 'string' ? plain(status, answer) : json(status, answer);
    const error = await failureOf(member.login(credentials));
    expect(error).toMatchObject({ status, data: typeof answer === 'string' ? null : answer });
    expect(token.value).toBeNull();
    expect(page.told).toEqual([]);
  });

  it('ends with the choice about the cart in the query, and no body [SESSION-604]', async () => {
    const { member, token } = memberOn();
    token.value = 't';
    await member.logout();
    await member.logout({ cloneCart: true });
    expect(site.seen.map(({ method, path, query, body }) => [method, path, query.get('cloneCart'), body])).toEqual([
      ['DELETE', '/api/site-users/account/session', 'false', ''],
      ['DELETE', '/api/site-users/account/session', 'true', ''],
    ]);
    expect(token.value).toBeNull();
  });

  it('ends at the second try where the crumb failed once, and not where it fails twice [SESSION-605]', async () => {
    const { member } = memberOn(['old-crumb-1']);
    const fails = json(200, { data: { crumbFail: true, crumb: 'new-crumb-1' } });
    site.answer = (response, _, turn) => (turn === 1 ? fails : json(200, {}))(response);
    await member.logout();
    expect(site.seen.map(({ query }) => query.get('crumb'))).toEqual(['old-crumb-1', 'new-crumb-1']);
    site.answer = fails;
    await failureOf(member.logout());
    expect(site.seen).toHaveLength(4);
  });

  it.each([400, 401, 403, 404, 429, 500, 502, 503])(
    'is not ended twice after status %i [SESSION-606]',
    async (status) => {
      const { member, token } = memberOn();
      token.value = 't';
      site.answer = plain(status, '{}');
      expect(await failureOf(member.logout())).toMatchObject({ status });
      expect(site.seen).toHaveLength(1);
      expect(token.value).toBe('t');
    },
  );

  it.each([
    [401, { loginRequired: true }],
    [200, { data: { loginRequired: true } }],
  ])('is over where the server has ended it before: %i %j', async (status, answer) => {
    const { member, token } = memberOn();
    token.value = 't';
    site.answer = json(status, answer);
    expect(await member.logout()).toEqual(answer);
    expect(token.value).toBeNull();
    expect(site.seen).toHaveLength(1);
  });

  it.each([
    [401, { loginRequired: true }],
    [200, { data: { loginRequired: true } }],
  ])('is over where the token of the page is so already: %i %j', async (status, answer) => {
    const { member, token } = memberOn();
    site.answer = json(200, { xsrfToken: 't-1', expires: Date.now() + 60_000 });
    await member.login({ email: 'a@b.c', password: 'x' });
    token.value = null;
    site.answer = json(status, answer);
    expect(await member.logout()).toEqual(answer);
  });

  it.each([
    [401, { loginRequired: true }],
    [200, { data: { loginRequired: true } }],
  ])('may go on where the page had no token: %i %j', async (status, answer) => {
    const { member } = memberOn();
    site.answer = json(status, answer);
    expect(await failureOf(member.logout())).toMatchObject({ data: answer });
    expect(site.seen).toHaveLength(1);
  });

  it('tells its language where a translation widget has one, and ignores failures [SESSION-607] [SESSION-608]', async () => {
    const { member } = memberOn(undefined, 'es');
    site.answer = plain(500, 'x');
    await expect(member.setLocale()).resolves.toBeUndefined();
    expect(site.seen.map(({ method, path, body }) => [method, path, JSON.parse(body)])).toEqual([
      ['POST', '/api/site-users/account/locale', { language: 'es' }],
    ]);
    await memberOn(undefined, null).member.setLocale();
    expect(site.seen).toHaveLength(1);
  });
});
