import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressIn } from '../../../../src/api/call/address-in.ts';
import type { Call, CallRecord } from '../../../../src/vocab/calls.ts';
import { failureOf, pageOn } from '../page.ts';
import { json, ok, plain, type SiteServer, siteServer } from '../site-server.ts';

describe('the address of a call in a report', () => {
  it.each([
    [{ path: '/api/x' }, '/api/x'],
    [{ path: '/api/x?q=vaso&crumb=abcdefgh', query: { p: '2', email: 'a@b.com' } }, '/api/x?q&p&email'],
    [{ path: '/api/3/commerce/cart/s3cr3t/items/e' }, '/api/3/commerce/cart/…/items/e'],
    [{ path: '/api/members/ana@exemplo.com' }, '/api/members/[e-mail]'],
    [{ path: '/api/x/a1b2c3d4e5f6a7b8c9d0#frag=1' }, '/api/x/[token]'],
  ])('has the names of its parameters and no value: %j', (call, address) => {
    expect(addressIn(call)).toBe(address);
  });
});

describe('a finished call', () => {
  let server: SiteServer;
  beforeAll(async () => {
    server = await siteServer();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.answer = ok;
  });

  const watched = (own: object = {}) => {
    const records: CallRecord[] = [];
    return { records, page: pageOn(server.origin, { record: (one) => void records.push(one), ...own }) };
  };
  const post: Call = { method: 'POST', path: '/api/x', body: { email: 'ana@exemplo.com' }, quiet: true };

  it('is told with method, path, status, duration, outcome and tries, and with nothing that was sent', async () => {
    const { records, page } = watched();
    await page.request({ ...post, query: { q: 'vaso' } });
    server.answer = json(400, { error: 'ana@exemplo.com já existe' });
    await failureOf(page.request(post));
    server.answer = plain(503, '');
    await failureOf(page.request(post));
    server.answer = json(200, { error: 'x' });
    await failureOf(page.request(post));
    expect(records.map(({ duration: _, ...one }) => one)).toEqual([
      { method: 'POST', path: '/api/x?q', status: 200, outcome: 'done', tries: 1 },
      { method: 'POST', path: '/api/x', status: 400, outcome: 'application', tries: 1 },
      { method: 'POST', path: '/api/x', status: 503, outcome: 'refused', tries: 1 },
      { method: 'POST', path: '/api/x', status: 200, outcome: 'shape', tries: 1 },
    ]);
    for (const { duration } of records) expect(Number.isInteger(duration) && duration >= 0).toBe(true);
    expect(JSON.stringify(records)).not.toMatch(/ana|vaso|crumb/);
  });

  it('counts every try, and one that was held back as none', async () => {
    const { records, page } = watched();
    server.answer = (response) => void response.destroy();
    await failureOf(page.request({ method: 'GET', path: '/api/x', retries: 2, quiet: true })); // the call's own second tries
    expect(records.at(-1)).toMatchObject({ outcome: 'offline', status: 0, tries: 3 });
    for (let time = 0; time < 31; time += 1) await failureOf(page.request({ ...post, automatic: true }));
    expect(records.at(-1)).toMatchObject({ outcome: 'refused', tries: 0 });
  });

  it('is told as abandoned, or as too late', async () => {
    const { records, page } = watched({ fetch: () => new Promise(() => {}) });
    const given = new AbortController();
    const failure = failureOf(page.request({ ...post, signal: given.signal }));
    given.abort(new Error('ana@exemplo.com'));
    await failure;
    await failureOf(page.request({ ...post, timeout: 10 }));
    expect(records.map(({ outcome }) => outcome)).toEqual(['abandoned', 'timeout']);
  });
});
