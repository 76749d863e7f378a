// Where what a page measures goes, and what happens to it on the way: on pages of the built product, with the demo's server.
import { pastIdle } from '../tools/fetched-files.ts';
import { expect, test } from '../tools/fixture.ts';
import { arrived, readableBodies, watchTraffic } from '../tools/traffic.ts';
import { EVENTS, type Json, measure, said, watchCookies } from './event-page.ts';
import { collected, decide, forgetCollected, hide, openMeasured, RESTRICTIVE, started } from './measured-page.ts';

test.beforeEach(forgetCollected);

test('where cookies are not kept the id stays in memory, which is logged, until consent is withdrawn [EVENT-610]', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/VT040 Unable to store analyticsId/);
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
  await decide(page, { analytics: false });
  await decide(page, { analytics: true });
  await measure(page, { name: 'c' });
  await expect.poll(() => collected('event')).toHaveLength(3);
  const third = (await collected('event'))[2]?.analyticsId;
  expect(third).toMatch(/^[\da-f]{32}$/);
  expect(third).not.toBe(one?.analyticsId);
});

test('an event of a hidden page is a beacon, and a request where that is refused; one of a page that goes arrives [EVENT-604]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await page.addInitScript(() => {
    const { sendBeacon } = Navigator.prototype;
    const taken: boolean[] = [];
    Object.assign(window, { taken });
    Navigator.prototype.sendBeacon = function (address, body) {
      const isTaken = !location.search.includes('recusa') && sendBeacon.call(this, address, body);
      if (String(address).endsWith('/api/v1/events')) taken.push(isTaken);
      return isTaken;
    };
    addEventListener('pagehide', () =>
      document.dispatchEvent(new CustomEvent('vitrine:measure', { detail: { name: 'saída' } })),
    );
  });
  for (const [turn, query] of ['', '?recusa'].entries()) {
    await openMeasured(pageWith, { measureSettings: EVENTS }, { query });
    await started(page);
    await hide(page);
    await measure(page, { name: 'escondida', data: {} });
    expect(await page.evaluate(() => Reflect.get(window, 'taken'))).toEqual([!query]);
    await expect.poll(() => collected('event')).toHaveLength(2 * turn + 1);
    await page.goto('/falhas');
    await expect.poll(() => collected('event')).toHaveLength(2 * turn + 2);
  }
});

test('a platform event is form-encoded with crumb, event and data, and its answer is not read [EVENT-611]', {
  tag: '@long',
}, async ({ page, pageWith, context }) => {
  await page.request.get('/atelie/');
  const crumb = (await context.cookies()).find(({ name }) => name === 'crumb')?.value ?? '';
  await openMeasured(pageWith, { measureSettings: { platformEvent: 'medida' } });
  await started(page);
  await readableBodies(page);
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
  // A press while the panel still moves would be another one.
  await page.emulateMedia({ reducedMotion: 'reduce' });
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
    ['page', 'accordion-change'],
    ['tracker', 'accordion-change', change],
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

test('a server that is not the platform’s gets no call; what the page’s settings name is measured there, also what a visitor did before the page was idle, and without settings nothing is fetched [EVENT-601, EVENT-614]', async ({
  page,
  pageWith,
}) => {
  const own = { website: {}, templateId: '' };
  let load = (): void => {};
  const held = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/lenta.svg', async (route) => {
    await held;
    await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  const html =
    '<div data-block="accordion" id="block-a"><details><summary>Prazo</summary><p>Cinco dias.</p></details></div><img src="/lenta.svg" alt="" width="10" height="10">';
  const traffic = watchTraffic(page);
  const opened = openMeasured(pageWith, { ...own, measureSettings: { dataLayer: true } }, { html });
  await page.getByRole('button', { name: 'Prazo' }).click();
  await expect.poll(() => traffic.urls.filter((url) => url.includes('/telemetry-'))).toHaveLength(1);
  load();
  await opened;
  await started(page);
  await measure(page, { name: 'compra' });
  await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { message: 'falha', filename: '/tema.js' })));
  expect(await page.evaluate(() => Reflect.get(window, 'dataLayer').map(({ name }: { name: string }) => name))).toEqual(
    ['accordion-change', 'compra'],
  );
  await hide(page);
  await arrived(page);
  expect(traffic.urls.filter((url) => new URL(url).pathname.startsWith('/api/'))).toEqual([]);
  const measuring = (): string[] => traffic.urls.filter((url) => /\/(page|event)-analytics-/.test(url));
  expect(measuring(), 'what settings name is in a file of its own').toHaveLength(1);

  traffic.urls.length = 0;
  for (const context of [own, { website: { id: 'w1' } }]) {
    await openMeasured(pageWith, context, { html });
    await page.evaluate(() => Reflect.get(window, 'Vitrine').ready());
    await arrived(page);
    await pastIdle(page);
    await arrived(page);
  }
  expect(measuring()).toEqual([]);
});
