// What a page measures and where that goes: on pages of the built product, with the demo's server.
import type { Page } from '@playwright/test';
import { expect, test } from '../tools/fixture.ts';
import { arrived } from '../tools/traffic.ts';
import { reportOf } from '../tools/vitrine-of.ts';
import { collected, decide, forgetCollected, hide, openMeasured, RESTRICTIVE, sent, started } from './measured-page.ts';

const PATH = '/api/v1/events';
const EVENTS = { eventsUrl: '/' };

type Json = Readonly<Record<string, unknown>>;

test.beforeEach(forgetCollected);

/** Dispatches an event as a script of the page does. */
const measure = (page: Page, detail: Json): Promise<unknown> =>
  page.evaluate((given) => document.dispatchEvent(new CustomEvent('vitrine:measure', { detail: given })), detail);

/** Messages for developers so far. */
const said = async (page: Page): Promise<string[]> => (await reportOf(page)).messages.map(({ message }) => message);

/** Lines written into `document.cookie`; none is kept where cookies are off. */
const watchCookies = (page: Page, off = false): Promise<unknown> =>
  page.addInitScript((isOff) => {
    const jar = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    const lines: string[] = [];
    Object.defineProperty(Document.prototype, 'cookie', {
      ...jar,
      set(line) {
        lines.push(line);
        if (!isOff) jar?.set?.call(this, line);
      },
    });
    Object.assign(window, { lines });
  }, off);

test('an event reaches the events service as one object with common and custom fields and the page around it; a field of a wrong type is left out and named [EVENT-601, EVENT-602, EVENT-603, EVENT-604, EVENT-608, EVENT-609]', async ({
  page,
  context,
  pageWith,
}) => {
  await watchCookies(page);
  const site = { marketingId: 'mk1', sessionId: 's1', memberAccount: { id: 'm1' }, measureSettings: EVENTS };
  await openMeasured(pageWith, site, { query: '?cor=azul&email=ana@exemplo.com' });
  await started(page);
  const request = page.waitForRequest(`**${PATH}`);
  const common = {
    actor: 'visitor',
    action: 'open',
    event_owner_team: 'loja',
    event_source: 'tema',
    object_type: 'vitrine',
    object_identifier: 'v1',
    product_page: 'colecao',
    frame_url: 'https://atelie.exemplo/colecao',
  };
  await measure(page, {
    name: 'vitrine-aberta',
    data: { n: 1, quem: 'ana@exemplo.com' },
    common,
    schema: 'vitrine-v1',
  });
  expect((await request).method()).toBe('POST');
  expect((await request).headers()['content-type']).toBe('application/json');
  await expect.poll(() => collected('event')).toHaveLength(1);
  const [first] = await collected('event');
  const id = (await context.cookies()).find(({ name }) => name === 'vitrine-analytics-id')?.value;
  expect(id).toMatch(/^[\da-f]{32}$/);
  expect(first).toEqual({
    analyticsId: id,
    commonData: {
      ...common,
      window_width: 1280,
      window_height: 800,
      language: 'pt-BR',
      host: new URL(page.url()).host,
      path: '/__page/test',
      query: '?cor=azul',
      referrer: '',
      locale: 'pt-BR',
      timestamp: expect.any(Number),
      marketing_id: 'mk1',
      session_id: 's1',
      website_id: 'w1',
      template_id: 't1',
      member_account_id: 'm1',
    },
    customData: { n: 1, quem: expect.not.stringContaining('ana') },
    customSchemaName: 'vitrine-v1',
  });
  const lines: string[] = await page.evaluate(() => Reflect.get(window, 'lines'));
  expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^vitrine-analytics-id=${id}; .*Max-Age=33696000;`)));
  expect(await said(page)).toEqual([]);

  // The name alone is enough, and the next page knows the visitor again.
  await openMeasured(pageWith, { measureSettings: EVENTS });
  await started(page);
  await measure(page, { name: 'outra' });
  await measure(page, {
    name: 'errada',
    common: { actor: 7, object_type: null, product_page: {}, object_identifier: 'x' },
  });
  await measure(page, { data: {} });
  await expect.poll(() => collected('event')).toHaveLength(3);
  await sent(page);
  const [, second, third] = await collected('event');
  expect(second).toMatchObject({
    analyticsId: id,
    commonData: {
      actor: 'visitor',
      action: 'outra',
      event_owner_team: 'site',
      event_source: 'vitrine',
      object_type: 'page',
    },
    customData: {},
  });
  expect(third?.commonData).toMatchObject({ action: 'errada', object_identifier: 'x', website_id: 'w1' });
  for (const name of ['actor', 'object_type', 'product_page']) {
    expect(third?.commonData).not.toHaveProperty(name);
    expect(await said(page)).toContain(`Event field ${name} was not set or had the wrong type.`);
  }
});

test('200 and 202 are the only statuses of an accepted event; any other is logged, and a lost connection as 0 [EVENT-605, EVENT-606, EVENT-615]', async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/^error: Failed to load resource: .*api\/v1\/events/);
  let status = 0;
  await page.route(`**${PATH}`, (route) => (status ? route.fulfill({ status }) : route.abort()));
  await openMeasured(pageWith, { measureSettings: EVENTS });
  await started(page);
  const expected: string[] = [];
  for (status of [200, 202, 201, 204, 400, 404, 500, 0]) {
    const over = page.waitForRequest(`**${PATH}`);
    await measure(page, { name: 'x' });
    await over;
    if (status !== 200 && status !== 202) expected.push(`Error tracking event: HTTP Status ${status}`);
    await expect.poll(() => said(page), `${status}`).toEqual(expected);
  }
});

test('an event before the page has loaded and is idle is dropped with a warning, and nothing of the measuring is fetched by then [EVENT-607]', async ({
  page,
  pageWith,
}) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  const chunks = (name: string): string[] => urls.filter((url) => url.includes(`/chunks/${name}-`));
  let picture = (): void => {};
  const held = new Promise<void>((resolve) => {
    picture = resolve;
  });
  await page.route('**/lenta.svg', async (route) => {
    await held;
    await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  const opened = openMeasured(
    pageWith,
    { measureSettings: EVENTS },
    { html: '<img src="/lenta.svg" alt="" width="10" height="10">' },
  );
  await expect.poll(() => chunks('telemetry')).toHaveLength(1);
  await page.evaluate(() => Reflect.get(window, 'Vitrine').ready());
  await expect
    .poll(async () => {
      await measure(page, { name: 'cedo' });
      return said(page);
    })
    .toEqual(['Event is firing before the environment is initialized!']);
  for (const name of ['events', 'performance', 'experiments']) expect(chunks(name), name).toEqual([]);
  picture();
  await opened;
  await started(page);
  for (const name of ['events', 'performance', 'experiments']) expect(chunks(name), name).toHaveLength(1);
  await measure(page, { name: 'depois' });
  await expect.poll(() => collected('event')).toMatchObject([{ commonData: { action: 'depois' } }]);
  // So is one on a page that does not say of which site it is.
  await openMeasured(pageWith, { website: { identifier: 'atelie' }, measureSettings: EVENTS });
  await started(page);
  await measure(page, { name: 'sem site' });
  await expect.poll(() => said(page)).toEqual(['Event is firing before the environment is initialized!']);
  await sent(page);
  expect(await collected('event')).toHaveLength(1);
});

test('where cookies are not kept the id stays in memory, and that is logged once [EVENT-610]', async ({
  page,
  pageWith,
}) => {
  await watchCookies(page, true);
  await openMeasured(pageWith, { measureSettings: EVENTS });
  await started(page);
  await measure(page, { name: 'a' });
  await measure(page, { name: 'b' });
  await expect.poll(() => collected('event')).toHaveLength(2);
  const [one, two] = await collected('event');
  expect(one?.analyticsId).toMatch(/^[\da-f]{32}$/);
  expect(two?.analyticsId).toBe(one?.analyticsId);
  expect(await said(page)).toEqual(['Unable to store analyticsId']);
});

test('an event of a page that goes is a beacon, and a request where that is refused [EVENT-604]', async ({
  page,
  pageWith,
}) => {
  await page.addInitScript(() => {
    const { sendBeacon } = Navigator.prototype;
    Navigator.prototype.sendBeacon = function (address, body) {
      const isTaken = !location.search.includes('recusa') && sendBeacon.call(this, address, body);
      if (String(address).endsWith('/api/v1/events')) sessionStorage.setItem('beacon', `${isTaken}`);
      return isTaken;
    };
    addEventListener('pagehide', () =>
      document.dispatchEvent(new CustomEvent('vitrine:measure', { detail: { name: 'saída' } })),
    );
  });
  for (const [turn, query] of ['', '?recusa'].entries()) {
    await openMeasured(pageWith, { measureSettings: EVENTS }, { query });
    await started(page);
    await page.goto('/falhas');
    expect(await page.evaluate(() => sessionStorage.getItem('beacon'))).toBe(`${!query}`);
    await expect.poll(() => collected('event')).toHaveLength(turn + 1);
  }
});

test('a platform event is form-encoded with crumb, event and data, and its answer is not read [EVENT-611]', async ({
  page,
  pageWith,
  context,
}) => {
  await page.request.get('/atelie/');
  const crumb = (await context.cookies()).find(({ name }) => name === 'crumb')?.value ?? '';
  await openMeasured(pageWith, { measureSettings: { platformEvent: 'medida' } });
  await started(page);
  const request = page.waitForRequest('**/api/events/RecordEvent*');
  await measure(page, { name: 'abriu', data: { n: 1 } });
  expect((await request).url()).toBe(`${new URL(page.url()).origin}/api/events/RecordEvent`);
  expect(Object.fromEntries(new URLSearchParams((await request).postData() ?? ''))).toEqual({
    crumb,
    event: 'medida',
    data: JSON.stringify({ eventName: 'abriu', payload: { n: 1 } }),
  });
  await expect
    .poll(() => collected('platform-event'))
    .toEqual([{ event: 'medida', eventName: 'abriu', payload: { n: 1 } }]);
  expect(await said(page)).toEqual([]);
});

test('events are told to other tabs with the permission for it, and not without [EVENT-612, CTX-607]', async ({
  page,
  pageWith,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/theme.js');
  await other.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard, canal: new BroadcastChannel('medidas') });
    Reflect.get(window, 'canal').onmessage = ({ data }: MessageEvent) => heard.push(data);
  });
  const settings = { broadcastChannel: 'medidas', broadcastPermission: 7 };
  const cases: readonly (readonly [permissions: number[], settings: Json])[] = [
    [[], settings],
    [[8], settings],
    [[7], { broadcastChannel: 'medidas' }],
    [[7], { broadcastPermission: 7 }],
    [[8, 7], settings],
  ];
  for (const [turn, [permissions, measureSettings]] of cases.entries()) {
    await openMeasured(pageWith, { permissions, measureSettings });
    await started(page);
    await measure(page, { name: `turno ${turn}`, data: { n: 1 } });
  }
  await expect
    .poll(() => other.evaluate(() => Reflect.get(window, 'heard')))
    .toEqual([{ name: 'turno 4', data: { n: 1 } }]);
});

test('what visitors do with blocks is measured too; data layer, tracker, pixel and the site’s own address are told, the pixel only what the page reports, all of it by consent [EVENT-613, EVENT-614]', async ({
  page,
  pageWith,
}) => {
  await page.addInitScript(() => {
    const told: unknown[][] = [];
    document.addEventListener('vitrine:accordion-change', () => {
      Reflect.set(window, 'changes', Reflect.get(window, 'changes') + 1);
    });
    Object.assign(window, {
      changes: 0,
      told,
      pixel: (...args: unknown[]) => told.push(['pixel', ...args]),
      rastreador: { track: (...args: unknown[]) => told.push(['tracker', ...args]) },
    });
    document.addEventListener('vitrine:measure', (event) => told.push(['page', (event as CustomEvent).detail.name]));
  });
  const own: Json[] = [];
  await page.route('**/medidas', async (route) => {
    own.push(...route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  const measureSettings = { dataLayer: true, tracker: 'rastreador', pixel: 'pixel', endpoint: '/medidas' };
  const accordion =
    '<div data-block="accordion" id="block-a"><details><summary>Prazo</summary><p>Cinco dias.</p></details></div>';
  const told = (): Promise<unknown[][]> => page.evaluate(() => Reflect.get(window, 'told'));
  const layer = (): Promise<unknown[]> => page.evaluate(() => Reflect.get(window, 'dataLayer') ?? []);
  await openMeasured(pageWith, { cookieSettings: RESTRICTIVE, measureSettings }, { html: accordion });
  await started(page);
  const press = async (): Promise<void> => {
    const changes = (): Promise<number> => page.evaluate(() => Reflect.get(window, 'changes'));
    const before = await changes();
    await page.getByRole('button', { name: 'Prazo' }).click();
    await expect.poll(changes).toBe(before + 1);
    await measure(page, { name: 'compra', data: { valor: 1200 } });
  };
  await press();
  // What was refused, or not decided, is forgotten: a later yes does not bring it back.
  await decide(page, { analytics: true });
  await press();
  await decide(page, { analytics: false, marketing: true });
  await press();
  const change = { index: 0, open: false };
  expect(await told()).toEqual([
    ['page', 'compra'],
    ['tracker', 'accordion-change', change],
    ['page', 'accordion-change'],
    ['page', 'compra'],
    ['tracker', 'compra', { valor: 1200 }],
    ['page', 'compra'],
    ['pixel', 'track', 'compra', { valor: 1200 }],
  ]);
  expect(await layer()).toEqual([
    { event: 'vitrine_measure', name: 'accordion-change', data: change },
    { event: 'vitrine_measure', name: 'compra', data: { valor: 1200 } },
  ]);
  // The queue of what was withdrawn is empty, here and in storage.
  await hide(page);
  await arrived(page);
  expect(own).toEqual([]);
  await decide(page, { analytics: true });
  await press();
  await hide(page);
  await expect.poll(() => own.map(({ name }) => name)).toEqual(['accordion-change', 'compra']);
  expect(own[1]).toEqual({
    id: expect.stringMatching(/^[\da-f]{32}$/),
    time: expect.any(Number),
    path: '/__page/test',
    name: 'compra',
    data: { valor: 1200 },
  });
  // A page without them, and with ones that break, goes on.
  await page.addInitScript(() => {
    const breaks = (): never => {
      throw new Error('fora');
    };
    Object.assign(window, { pixel: breaks, rastreador: { track: breaks } });
  });
  await decide(page, { analytics: true, marketing: true });
  for (const names of [measureSettings, { tracker: 'nenhum', pixel: 'nenhum.deles' }]) {
    await openMeasured(pageWith, { measureSettings: names });
    await started(page);
    await measure(page, { name: 'compra' });
  }
});
