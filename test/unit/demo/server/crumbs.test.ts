import { describe, expect, it } from 'vitest';
import { started } from './started.ts';
import { controlOf, Visitor } from './visitor.ts';

const KEY = '/api/form/FormSubmissionKey';

const visit = async (now?: () => number) => new Visitor((await started(now ? { now } : {})).url).arrive();

describe('the crumb', () => {
  it('comes with the first page, readable by its script, and stays as it is', async () => {
    const { url } = await started();
    const visitor = new Visitor(url);
    const first = (await visitor.fetch('/self-check')).headers.getSetCookie();
    expect(first).toHaveLength(2);
    expect(first[0]).toMatch(/^crumb=[\w-]{32}; Path=\/; SameSite=Lax$/);
    expect(first[1]).toMatch(/^site_session=[\w-]{32}; Path=\/; SameSite=Lax; HttpOnly$/);
    expect((await visitor.fetch('/self-check')).headers.getSetCookie()).toEqual([]);
  });

  type Wrong = (crumb: string, session: string) => { query: string; header?: string; cookie?: string };

  it.each<[string, Wrong]>([
    ['no query', (crumb) => ({ query: '', header: crumb })],
    ['no header', (crumb) => ({ query: `?crumb=${crumb}` })],
    ['two in the query', (crumb) => ({ query: `?crumb=${crumb}&crumb=${crumb}`, header: crumb })],
    ['another header', (crumb) => ({ query: `?crumb=${crumb}`, header: `${crumb}~` })],
    ['no cookie', (crumb, session) => ({ query: `?crumb=${crumb}`, header: crumb, cookie: session })],
    ['one of its own making', (_, session) => ({ query: '?crumb=x', header: 'x', cookie: `crumb=x; ${session}` })],
    [
      'a second cookie from a neighbour',
      (crumb, session) => ({ query: `?crumb=${crumb}`, header: crumb, cookie: `crumb=${crumb}; crumb=x; ${session}` }),
    ],
  ])('is refused with %s', async (_, wrong) => {
    const visitor = await visit();
    const session = `site_session=${visitor.cookies.get('site_session')}`;
    // The same call as it should be is let through.
    expect((await visitor.post(KEY)).status).toBe(200);
    const { query, header, cookie } = wrong(visitor.crumb, session);
    const headers = { ...(header && { 'x-csrf-token': header }), ...(cookie && { cookie }) };
    const answer = await visitor.fetch(KEY + query, { method: 'POST', headers });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { crumbFail: true, crumb: expect.stringMatching(/^[\w-]{32}$/) },
    ]);
  });

  it('comes anew with a refusal, as value and as cookie, and the call may be repeated with it', async () => {
    const visitor = await visit();
    const before = visitor.crumb;
    const refused = await visitor.fetch(KEY, { method: 'POST' });
    const { crumb } = await refused.json();
    expect(crumb).not.toBe(before);
    expect(visitor.crumb).toBe(crumb);
    expect((await visitor.post(KEY)).status).toBe(200);
  });

  it('is good for a minute after the next one, for the other tab, and not longer', async () => {
    let time = Date.now();
    const visitor = await visit(() => time);
    const before = visitor.crumb;
    await visitor.fetch(KEY, { method: 'POST' });
    const old = () => visitor.fetch(`${KEY}?crumb=${before}`, { method: 'POST', headers: { 'x-csrf-token': before } });
    expect((await old()).status).toBe(200);
    time += 60_001;
    expect((await old()).status).toBe(400);
  });

  it('of one visitor says nothing for another', async () => {
    const { url } = await started();
    const [one, other] = [await new Visitor(url).arrive(), await new Visitor(url).arrive()];
    const borrowed = {
      'x-csrf-token': one.crumb,
      cookie: `crumb=${one.crumb}; site_session=${other.cookies.get('site_session')}`,
    };
    expect((await other.fetch(`${KEY}?crumb=${one.crumb}`, { method: 'POST', headers: borrowed })).status).toBe(400);
  });

  it('ends with the session at logout', async () => {
    const visitor = await visit();
    const before = new Map(visitor.cookies);
    const answer = await visitor.post('/api/auth/Logout');
    expect([answer.status, await answer.json()]).toEqual([200, {}]);
    expect(visitor.crumb).not.toBe(before.get('crumb'));
    for (const [name, value] of before) visitor.cookies.set(name, value);
    expect((await visitor.post(KEY)).status).toBe(400);
  });

  it('does not help a page of another site', async () => {
    const visitor = await visit();
    expect((await visitor.post(KEY)).status).toBe(200);
    for (const headers of [{ origin: 'https://exemplo.com' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])
      expect((await visitor.post(KEY, undefined, headers)).status).toBe(403);
  });
});

describe('the log of calls', () => {
  it('says what was called and whether a crumb came along, and never which', async () => {
    const { url } = await started();
    const visitor = await new Visitor(url).arrive();
    await visitor.post(`${KEY}`);
    await visitor.fetch('/api/nada?email=ana%40exemplo.com');
    const { count, calls } = await controlOf(url, '/__calls');
    expect(count).toBe(2);
    expect(calls).toEqual([
      {
        method: 'POST',
        path: KEY,
        query: ['crumb'],
        crumb: { query: true, header: true, cookie: true },
        status: 200,
        time: expect.any(String),
      },
      {
        method: 'GET',
        path: '/api/nada',
        query: ['email'],
        crumb: { query: false, header: false, cookie: true },
        status: 404,
        time: expect.any(String),
      },
    ]);
    expect(JSON.stringify(calls)).not.toMatch(new RegExp(`${visitor.crumb}|exemplo`));
    await fetch(`${url}/__calls`, { method: 'DELETE' });
    expect(await controlOf(url, '/__calls')).toEqual({ count: 0, calls: [] });
  });
});
