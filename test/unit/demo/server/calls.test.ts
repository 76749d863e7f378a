// Every client against the reference backend: what it sends is what a server of this kind expects, and what comes back is what it reads.
import { describe, expect, it } from 'vitest';
import { SEEDED_MEMBER } from '../../../../demo/server/data/members.ts';
import { AGENDA_COLLECTION } from '../../../../demo/site/content/events.ts';
import { monthEvents } from '../../../../src/api/calendar.ts';
import { cartAdapter } from '../../../../src/api/cart.ts';
import { searchSite } from '../../../../src/api/search.ts';
import { siteUserSession } from '../../../../src/api/site-user.ts';
import { performanceSettings } from '../../../../src/api/tracking/performance.ts';
import { recordingIdentity } from '../../../../src/api/tracking/session-recording.ts';
import { renderWidget } from '../../../../src/api/widget.ts';
import { failureOf } from '../../api/page.ts';
import { CLIENTS, errorEntry, fields, page, record } from './clients.ts';
import { pageOf } from './page-of.ts';
import { started } from './started.ts';
import { controlOf } from './visitor.ts';

async function visiting(now?: () => number) {
  const { url } = await started(now ? { now } : {});
  return { url, ...(await pageOf(url)) };
}

describe('the reference backend', () => {
  it.each(CLIENTS.map((one) => [one.name, one] as const))('answers %s', async (_, { call, needs }) => {
    const { request, told, ready } = await visiting();
    await call({ request, ...(await ready(needs)) });
    expect(told).toEqual([]);
  });

  it('keeps what pages tell of a visit, each once [CENSUS-601] [CENSUS-612] [CENSUS-614] [CENSUS-618] [CENSUS-619] [CENSUS-620] [TRACK-002] [EVENT-611] [ERR-002] [PERF-605]', async () => {
    const { url, request, ready } = await visiting();
    const caller = { request, ...(await ready('member')) };
    for (const { kind, call } of CLIENTS) if (kind !== 'read') await call(caller);
    expect(await controlOf(url, '/__collected')).toEqual({
      'button-click': 1,
      'button-render': 1,
      error: 1,
      'form-render': 1,
      hit: 1,
      overlay: 1,
      performance: 1,
      'platform-event': 1,
      'quick-view': 1,
      trace: 1,
    });
    const kept = (kind: string) => controlOf(url, `/__collected?kind=${kind}`);
    expect(await kept('hit')).toEqual([{ event: 1, page, visitor: 'v1' }]);
    expect(await kept('button-click')).toEqual([{ ...page, ...fields, visitorCookie: 'v1' }]);
    expect(await kept('form-render')).toEqual([{ ...page, formId: 'f1', visitorCookie: 'v1' }]);
    expect(await kept('quick-view')).toEqual([{ id: 'p1' }]);
    expect(await kept('trace')).toEqual([{ pageUrl: '/', type: 't', data: 1 }]);
    expect(await kept('error')).toEqual([errorEntry]);
    expect(await kept('performance')).toEqual([record]);
    expect(await kept('platform-event')).toEqual([{ event: 'e', eventName: 'n', payload: {} }]);
  });

  it('keeps a trace entry once that a page sends again, since it did not learn whether it had arrived [TRACK-002]', async () => {
    const { url, visitor } = await visiting();
    const send = (...ids: string[]) =>
      visitor.post(
        '/api/events/Trace',
        `data=${JSON.stringify(ids.map((event_id) => ({ pageUrl: '/', type: 'analytics', data: { event_id } })))}`,
        { 'content-type': 'application/x-www-form-urlencoded' },
      );
    await send('a', 'b');
    await send('b', 'c');
    const kept = (await controlOf(url, '/__collected?kind=trace')) as unknown as { data: { event_id: string } }[];
    expect(kept.map(({ data }) => data.event_id)).toEqual(['a', 'b', 'c']);
  });

  it('takes an event of the events service, and a landing [EVENT-604] [EVENT-605]', async () => {
    const { url, visitor } = await visiting();
    const event = { analyticsId: 'a', commonData: { action: 'open' } };
    expect((await visitor.post('/api/v1/events', event)).status).toBe(202);
    const landing = await visitor.fetch('/api/track/Track?landing=%2Floja&rk=1&screen=360x640');
    expect([landing.status, landing.headers.get('content-type')]).toEqual([200, 'image/gif']);
    expect(await controlOf(url, '/__collected')).toEqual({ event: 1, landing: 1 });
  });

  it.each([
    ['/api/census/RecordHit', 'event=3&data=%7B%7D&ss_cvr=', 'application/x-www-form-urlencoded'],
    ['/api/census/button-click', '{"id":"b"}', 'application/json'],
    ['/api/events/Trace', 'data=nada', 'application/x-www-form-urlencoded'],
    ['/api/events/RecordJavascriptErrors', '{}', 'application/json'],
    ['/api/1/performance/records', '[]', 'text/plain'],
    ['/api/v1/events', '{}', 'application/json'],
    ['/api/widget/GetWidgetRendering', 'widgetJSON=%7B', 'application/x-www-form-urlencoded'],
    ['/api/site-users/account/session', '{"email":1}', 'application/json'],
    ['/api/commerce/shopping-cart/entries', '{"sku":"SR-0201","quantity":0}', 'application/json'],
  ])('refuses what is no record on %s, and keeps nothing', async (path, body, type) => {
    const { url, visitor } = await visiting();
    const answer = await visitor.post(path, body, { 'content-type': type });
    expect([answer.status, typeof (await answer.json()).error]).toEqual([400, 'string']);
    expect(await controlOf(url, '/__collected')).toEqual({});
  });

  it.each(CLIENTS.filter(({ method }) => method !== 'GET').map((one) => [one.name, one] as const))(
    'does nothing for %s from another site’s page',
    async (_, { path, method }) => {
      const { visitor } = await visiting();
      const answer = await visitor.fetch(path.replaceAll('*', 'x'), {
        method,
        headers: { origin: 'https://outro.exemplo' },
      });
      expect(answer.status).toBe(403);
    },
  );

  it('says who may wait, and how long', async () => {
    const time = Date.now();
    const { visitor } = await visiting(() => time);
    const tries = [];
    for (let count = 0; count < 6; count += 1)
      tries.push(
        await visitor.post('/api/site-users/account/session', { email: 'a', password: 'b', rememberMe: false }),
      );
    expect(tries.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429]);
    expect(tries[5]?.headers.get('retry-after')).toBe('60');
  });
});

describe('a member of the site', () => {
  it('signs in, tells a language, and signs out; a session that is over asks for a login [SESSION-601] [SESSION-602] [SESSION-604] [SESSION-607]', async () => {
    let time = Date.now();
    const { request, told } = await visiting(() => time);
    let held: string | null = null;
    const token = {
      read: () => held,
      write: (text: string) => {
        held = text;
      },
      clear: () => {
        held = null;
      },
    };
    const member = siteUserSession(request, { token, language: () => 'es' });
    expect(await failureOf(member.login({ ...SEEDED_MEMBER, password: 'errada' }))).toMatchObject({
      kind: 'application',
      text: 'E-mail ou senha incorretos.',
    });
    await member.login(SEEDED_MEMBER);
    expect(held).toMatch(/^[\w-]{32}$/);
    await member.setLocale();
    await member.logout();
    expect(held).toBeNull();
    await member.login(SEEDED_MEMBER);
    time += 3 * 3_600_000;
    // The server asks for a login, so that nobody is signed in any more.
    expect(await member.logout()).toEqual({ loginRequired: true });
    expect(held).toBeNull();
    expect(told).toEqual([]);
  });
});

describe('the shop', () => {
  it('fills a cart, at its own prices, up to what is on the shelf [CART-011]', async () => {
    const { request } = await visiting();
    const { read, add, setQuantity, remove, applyCode } = cartAdapter(request, {
      hasCookie: () => false,
      go: () => {},
      alertNoCart: () => {},
    });
    const cup = { itemId: 'caneca-neblina', sku: 'SR-0201' };
    expect(await read()).toBeNull();
    const { cart, newlyAdded } = await add({ ...cup, quantity: 2 });
    expect(cart).toMatchObject({ totalQuantity: 2, subtotalCents: 19_200, grandTotalCents: 19_200 });
    expect(newlyAdded).toMatchObject({ sku: 'SR-0201', quantity: 2 });
    const token = cart.cartToken ?? '';
    const line = `${cart.entries?.[0]?.id}`;
    expect((await add({ ...cup, quantity: 1 })).cart.entries).toMatchObject([{ id: line, quantity: 3 }]);
    expect(await failureOf(add({ ...cup, quantity: 50 }))).toMatchObject({ kind: 'application', status: 400 });
    expect(await setQuantity(token, line, 5)).toMatchObject({ totalQuantity: 5 });
    expect(await failureOf(setQuantity(token, line, 23))).toMatchObject({ text: 'Não há essa quantidade em estoque.' });
    expect(await applyCode(token, ' barro10 ')).toMatchObject({ discountCents: 4_800, grandTotalCents: 43_200 });
    expect(await failureOf(applyCode(token, 'nada'))).toMatchObject({ text: 'Este cupom não é válido.' });
    expect(await failureOf(remove('outro', line))).toMatchObject({ status: 404 });
    expect(await remove(token, line)).toMatchObject({ totalQuantity: 0, entries: [] });
    expect(await read()).toMatchObject({ totalQuantity: 0 });
  });

  it('finds with and without accents, page by page', async () => {
    const { request } = await visiting();
    const all = await searchSite(request, { q: 'CAFE', size: 50 });
    expect(all.length).toBeGreaterThan(1);
    expect(await searchSite(request, { q: 'café', p: 1, size: 1 })).toEqual([all[1]]);
    expect(await searchSite(request, { q: '   ' })).toEqual([]);
    expect(await searchSite(request, { q: 'nada disto existe' })).toEqual([]);
  });

  it('tells what happens in a month, also what begins before it ends', async () => {
    const { request } = await visiting();
    const titles = async (month: number) =>
      (await monthEvents(request, { year: 2026, month, collectionId: AGENDA_COLLECTION })).map((one) =>
        Reflect.get(one as object, 'title'),
      );
    expect(await titles(11)).toContain('Fornada aberta');
    expect(await titles(12)).not.toContain('Fornada aberta');
    expect(await titles(1)).toEqual([]);
    const unknown = monthEvents(request, { year: 2026, month: 11, collectionId: 'nenhuma' });
    expect(await failureOf(unknown)).toMatchObject({ status: 404 });
  });

  it('draws a block, records nobody, and names a page load anew each time [BLOCK-012] [EXPER-606] [PERF-603]', async () => {
    const { request } = await visiting();
    const html = await renderWidget(request, { type: 2, id: 'block-a', value: { words: ['<b>ola</b>'] } });
    expect(html).toBe('<ul><li>&lt;b&gt;ola&lt;/b&gt;</li></ul>');
    expect(await renderWidget(request, { type: 7, id: 'a', value: {} }, AGENDA_COLLECTION)).toContain('Fornada aberta');
    expect(await recordingIdentity(request)).toBeNull();
    const ids = [await performanceSettings(request), await performanceSettings(request)];
    expect(new Set(ids.map(({ pageLoadId }) => pageLoadId)).size).toBe(2);
  });
});
