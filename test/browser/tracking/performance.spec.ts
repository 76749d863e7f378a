// How fast pages were, as they report it: on pages of the built product, with the demo's server.
import { expect, test } from '../tools/fixture.ts';
import { runUntil, stopClock } from '../tools/page-clock.ts';
import { countOf } from '../tools/server-log.ts';
import { readableBodies } from '../tools/traffic.ts';
import { forgetCollected, hasStarted, hide, openMeasured, sent, started } from './measured-page.ts';
import { BUTTON, names, press, RECORDS, records, requestsOf, SETTINGS, withLoadTime } from './performance-page.ts';

test.beforeEach(forgetCollected);

test('a page that is left or hidden has its settings asked for first, and sends a record of the load and of each web vital, each once, with the id of the load [PERF-601, PERF-605, PERF-608, PERF-611, PERF-612]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const requests = requestsOf(page);
  const context = { memberAccount: { id: 'm1' }, authenticatedAccount: { id: 'a1' } };
  const ids: unknown[] = [];
  await page.route(`**${SETTINGS}*`, async (route) => {
    const response = await route.fetch();
    ids.push((await response.json()).pageLoadId);
    await route.fulfill({ response });
  });
  for (const leave of [() => page.goto('/falhas'), () => hide(page)]) {
    await forgetCollected();
    requests.length = 0;
    const settings = page.waitForResponse(`**${SETTINGS}*`);
    await openMeasured(pageWith, context, { html: BUTTON });
    await started(page);
    await settings;
    await press(page);
    await sent(page);
    expect(await names(), 'before the page is left').toEqual([]);
    await leave();
    await expect.poll(names).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB', 'page-load']);
    // The browser does not tell Playwright of the beacon of a page that has gone.
    expect([requests[0]?.method(), new URL(requests[0]?.url() ?? '').pathname]).toEqual(['GET', SETTINGS]);
    expect(requests[0]?.postData()).toBeNull();
    expect((await records()).map(({ pageLoadId }) => pageLoadId)).toEqual(Array(6).fill(ids.at(-1)));
  }
  expect(new Set(ids).size).toBe(2);
  // A second time there is nothing left to send, and an empty list is not sent.
  await hide(page);
  await page.goto('/falhas');
  await sent(page);
  expect(await countOf(RECORDS)).toBe(1);
  expect(await names()).toHaveLength(6);
  const all = await records();
  const of = (name: string) => all.find(({ event }) => event === name);
  const group = (...members: string[]) => Object.fromEntries(members.map((member) => [member, expect.anything()]));
  expect(of('LCP')).toMatchObject({
    app: 'vitrine',
    timestamp: expect.any(Number),
    context: {
      accountId: 'a1',
      memberAccountId: 'm1',
      websiteId: 'w1',
      templateId: 't1',
      language: 'pt-BR',
      pageType: 2,
      path: '/__page/test',
    },
    connection: group('effectiveType'),
    display: { width: 1280, innerWidth: 1280, devicePixelRatio: 1 },
    hardware: group('hardwareConcurrency'),
    metrics: { value: expect.any(Number), rating: 'good', elementRenderDelay: expect.any(Number) },
  });
  expect(of('INP')?.metrics).toMatchObject({ interactionTarget: expect.stringContaining('button') });
  expect(of('page-load')?.metrics).toMatchObject({ type: 'navigate', loadEventEnd: expect.any(Number) });
});

test('records go 30 s after load, or with the settings where those come later; what a metric is after 60 s counts, and one that has no value by then is given up [PERF-601, PERF-607, PERF-609]', async ({
  page,
  pageWith,
}) => {
  await stopClock(page);
  await withLoadTime(page);
  const loaded = async (): Promise<void> => {
    await forgetCollected();
    await openMeasured(pageWith, {}, { html: BUTTON });
    await runUntil(page, () => hasStarted(page));
  };
  const ready = page.waitForResponse(`**${SETTINGS}*`);
  await loaded();
  await ready;
  await page.clock.runFor(28_500);
  await sent(page);
  expect(await names()).toEqual([]);
  await page.clock.runFor(1_500);
  // A stopped clock has no time to the first byte.
  const early = ['FCP', 'page-load'];
  await expect.poll(names).toEqual(early);
  await page.clock.runFor(31_000);
  await page.getByRole('button', { name: 'Ver', exact: true }).click();
  await page.clock.runFor(5_000);
  expect(await names(), 'not by themselves').toEqual(early);
  await hide(page);
  await expect.poll(names).toEqual(['CLS', ...early.slice(0, 1), 'LCP', ...early.slice(1)]);

  let answer = (): void => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${SETTINGS}*`, async (route) => {
    await asked;
    await route.continue();
  });
  await loaded();
  await page.clock.runFor(29_000);
  await page.clock.runFor(500);
  await sent(page);
  expect(await names()).toEqual([]);
  answer();
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return names();
    })
    .toEqual(early);
});

test('settings that fail cost the page nothing: the records are discarded, and the function that the site names is told why [PERF-602, PERF-603, PERF-604, PERF-613, PERF-614]', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  // The browser's own line; the page writes none.
  allowConsole(/^error: Failed to load resource: .*performance/);
  await stopClock(page);
  await withLoadTime(page);
  await page.addInitScript(() => {
    const told: string[] = [];
    const report = (error: Error): void => {
      told.push(error.message);
      throw new Error('o relatório falha também');
    };
    Object.assign(window, { told, relato: { report } });
  });
  const told = (): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'told'));
  const cases: readonly (readonly [answer: { status: number; json: unknown } | null, said: string])[] = [
    [{ status: 503, json: {} }, 'XHR request DONE with unexpected status: 503'],
    [{ status: 404, json: {} }, 'XHR request DONE with unexpected status: 404'],
    [{ status: 200, json: {} }, 'Unable to resolve pageLoadId'],
    [{ status: 200, json: { pageLoadId: 7 } }, 'Unable to resolve pageLoadId'],
    [null, 'Metric settings request timeout'],
  ];
  for (const [answer, said] of cases) {
    await page.unroute(`**${SETTINGS}*`);
    await page.route(`**${SETTINGS}*`, (route) => (answer ? route.fulfill(answer) : undefined));
    for (const measureSettings of [{ errorReporter: 'relato.report' }, {}]) {
      const requests = requestsOf(page);
      await openMeasured(pageWith, { measureSettings });
      await runUntil(page, () => hasStarted(page));
      await expect.poll(() => requests.length).toBe(1);
      if (answer) await expect.poll(async () => (await requests[0]?.response())?.status()).toBe(answer.status);
      else {
        await page.clock.runFor(29_000);
        expect(await told()).toEqual([]);
        await page.clock.runFor(1_100);
      }
      if ('errorReporter' in measureSettings) await expect.poll(told, said).toEqual([said]);
      await hide(page);
      await sent(page);
      expect(await told()).toEqual('errorReporter' in measureSettings ? [said] : []);
      expect(await countOf(RECORDS)).toBe(0);
    }
  }
});

test('where the browser refuses a beacon, or has none, the same JSON goes as a text; its failure is told as well [PERF-604, PERF-606]', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/^error: Failed to load resource: .*performance\/records/);
  await page.addInitScript(() => {
    Reflect.set(Navigator.prototype, 'sendBeacon', location.search.includes('missing') ? undefined : () => false);
    Object.assign(window, { told: [], relato: (error: Error) => Reflect.get(window, 'told').push(error.message) });
  });
  for (const [query, status] of [
    ['', 0],
    ['?missing', 0],
    ['', 500],
  ] as const) {
    await readableBodies(page);
    if (status) await page.route(`**${RECORDS}*`, (route) => route.fulfill({ status }));
    await forgetCollected();
    const settings = page.waitForResponse(`**${SETTINGS}*`);
    await openMeasured(pageWith, { measureSettings: { errorReporter: 'relato' } }, { query });
    await settings;
    await started(page);
    const [request] = await Promise.all([page.waitForRequest(`**${RECORDS}*`), hide(page)]);
    expect(request.headers()['content-type']).toBe('text/plain;charset=UTF-8');
    expect(request.postDataJSON()).toContainEqual(expect.objectContaining({ event: 'page-load' }));
    if (status)
      await expect
        .poll(() => page.evaluate(() => Reflect.get(window, 'told')))
        .toEqual([`XHR request DONE with unexpected status: ${status}`]);
    else await expect.poll(names).toContain('page-load');
  }
});
