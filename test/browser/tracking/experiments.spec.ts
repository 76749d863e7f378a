// Experiments: variants that internal staff look at, and the recording of sessions, on pages of the built product.
import type { Page } from '@playwright/test';
import { expect, test } from '../tools/fixture.ts';
import { countOf } from '../tools/server-log.ts';
import { arrived } from '../tools/traffic.ts';
import { reportOf } from '../tools/vitrine-of.ts';
import { decide, forgetCollected, openMeasured, RESTRICTIVE, SITE, started } from './measured-page.ts';

type Json = Readonly<Record<string, unknown>>;

const KEY = 'vitrine:experiments';
const INTERNAL = { website: { ...SITE.website, siteStatus: { value: 6 } } };
const ID_PATH = '/api/commerce/fullstory/getId';
const SCRIPT = 'https://grava.exemplo/s.js';

test.beforeEach(forgetCollected);

const variants = (page: Page): Promise<Json> =>
  page.evaluate(() => Reflect.get(window, 'Vitrine').store.getState().experiments);
const kept = (page: Page): Promise<string | null> => page.evaluate((key) => sessionStorage.getItem(key), KEY);

test('a variant of the address counts for internal sites and hosts only; it is kept for later pages of the tab until it is reset [EXPER-601, EXPER-602, EXPER-603]', async ({
  page,
  pageWith,
  baseURL,
}) => {
  const host = new URL(baseURL ?? '').host;
  const own = { botao: 'a', grade: 'x' };
  const steps: readonly (readonly [query: string, context: Json, seen: Json, isKept: boolean])[] = [
    ['?experiment_variant=botao:b', {}, own, false],
    ['?experiment_variant=botao:b', { website: { ...SITE.website, siteStatus: { value: 13 } } }, own, false],
    ['?experiment_variant=botao:b', { measureSettings: { internalHosts: ['outro.exemplo'] } }, own, false],
    ['?experiment_variant=botao', INTERNAL, own, false],
    ['?experiment_variant=botao:b', INTERNAL, { ...own, botao: 'b' }, true],
    ['', INTERNAL, { ...own, botao: 'b' }, true],
    ['', { website: { id: 'w1', siteStatus: { value: 6 } } }, { ...own, botao: 'b' }, true],
    // What was kept does not count where the site is not internal.
    ['', {}, own, true],
    ['?experiment_variant=grade:y:z', INTERNAL, { botao: 'b', grade: 'y:z' }, true],
    ['?experiment_variant=botao:reset', INTERNAL, { botao: 'a', grade: 'y:z' }, true],
    ['?experiment_variant=reset', INTERNAL, own, false],
    ['', INTERNAL, own, false],
    ['?experiment_variant=novo:1', { measureSettings: { internalHosts: [host] } }, { ...own, novo: '1' }, true],
    ['?experiment_variant=novo:reset', INTERNAL, own, false],
  ];
  for (const [turn, [query, context, seen, isKept]] of steps.entries()) {
    await openMeasured(pageWith, { experiments: own, ...context }, { query });
    await started(page);
    expect(await variants(page), `${turn} ${query}`).toEqual(seen);
    expect((await kept(page)) !== null, `${turn} ${query}`).toBe(isKept);
  }
});

const RECORDING = {
  measureSettings: { recording: { toggle: 5, experiment: 'gravar', script: SCRIPT, identify: 'FS.identify' } },
  featureFlags: [5],
  experiments: { gravar: true },
};

/** Lets the recorder's script be fetched, and gives how often it was, and who was recorded. */
async function recorder(page: Page, fails = false): Promise<{ fetched(): number; identified(): Promise<unknown> }> {
  let fetched = 0;
  await page.unroute(SCRIPT);
  await page.route(SCRIPT, (route) => {
    fetched += 1;
    const body = 'window.identified = []; window.FS = { identify: (id) => identified.push(id) };';
    return fails ? route.abort() : route.fulfill({ contentType: 'text/javascript', body });
  });
  return {
    fetched: () => fetched,
    identified: () => page.evaluate(() => Reflect.get(window, 'identified') ?? null),
  };
}

const withCores = (page: Page, cores: number | undefined): Promise<unknown> =>
  page.addInitScript(
    (value) => Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { value, configurable: true }),
    cores,
  );

test('a session is recorded only where toggle, variant and cores allow it, and for an id that is one; that id is told to the recorder [EXPER-604, EXPER-605, EXPER-606, EXPER-607]', async ({
  page,
  pageWith,
}) => {
  const id = { data: 'visita-7' };
  const cases: readonly (readonly [
    string,
    Json,
    number | undefined,
    unknown,
    asks: boolean,
    records: string[] | null,
  ])[] = [
    ['all three', {}, 3, id, true, ['visita-7']],
    ['no toggle', { featureFlags: [4] }, 3, id, false, null],
    ['another variant', { experiments: { gravar: false } }, 3, id, false, null],
    ['no experiment', { experiments: {} }, 3, id, false, null],
    ['two cores', {}, 2, id, false, null],
    ['cores unknown', {}, undefined, id, false, null],
    ['the id that skips', {}, 8, { data: 'automated-mock-id' }, true, null],
    ['an empty id', {}, 8, { data: '' }, true, null],
    ['no recorder', { measureSettings: { recording: { toggle: 5, experiment: 'gravar' } } }, 8, id, false, null],
  ];
  for (const [name, context, cores, json, asks, records] of cases) {
    await forgetCollected();
    const { fetched, identified } = await recorder(page);
    await page.unroute(`**${ID_PATH}*`);
    const asked: (string | null)[] = [];
    await page.route(`**${ID_PATH}*`, (route) => {
      asked.push(route.request().method() + (route.request().postData() ?? ''));
      return route.fulfill({ json });
    });
    await withCores(page, cores);
    await openMeasured(pageWith, { ...RECORDING, ...context });
    await started(page);
    await expect.poll(() => asked, name).toEqual(asks ? ['GET'] : []);
    if (records) await expect.poll(identified, name).toEqual(records);
    await arrived(page);
    expect(fetched(), name).toBe(records ? 1 : 0);
    expect(await identified(), name).toEqual(records);
    expect((await reportOf(page)).messages, name).toEqual([]);
  }
  // The server's own answer: an id of the demo's visitor. Staff reach it by the override, whatever the site says.
  await page.unroute(`**${ID_PATH}*`);
  const { identified } = await recorder(page);
  await openMeasured(
    pageWith,
    { ...RECORDING, ...INTERNAL, experiments: {} },
    { query: '?experiment_variant=gravar:true' },
  );
  await expect.poll(() => countOf(ID_PATH)).toBe(1);
  await started(page);
  await arrived(page);
  const told = await identified();
  if (told !== null) expect(told).toEqual([expect.any(String)]);
});

test('a failure of the decision or of the script is logged, and the page goes on without a recording [EXPER-608, EXPER-609]', async ({
  page,
  pageWith,
  allowConsole,
  consoleLines,
}) => {
  allowConsole(/^error: Failed to load resource: .*(fullstory|grava)|VT040 Error .* FullStory/);
  await withCores(page, 8);
  for (const [fails, said] of [
    ['decision', 'Error determining FullStory eligibility'],
    ['script', 'Error injecting FullStory script'],
  ] as const) {
    await page.unroute(`**${ID_PATH}*`);
    await page.route(`**${ID_PATH}*`, (route) =>
      fails === 'decision' ? route.fulfill({ status: 500, json: {} }) : route.fulfill({ json: { data: 'visita-7' } }),
    );
    const { fetched, identified } = await recorder(page, fails === 'script');
    await openMeasured(pageWith, RECORDING);
    await expect.poll(async () => (await reportOf(page)).messages.map(({ message }) => message)).toEqual([said]);
    expect(consoleLines.join()).toContain(`VT040 ${said}`);
    expect(await identified()).toBeNull();
    // A file of a third party is tried twice.
    expect(fetched()).toBe(fails === 'script' ? 2 : 0);
    await expect(page.getByText('Peças')).toBeVisible();
  }
});

test('no session is recorded without consent to analytics or after a no; a later yes has it recorded', async ({
  page,
  pageWith,
}) => {
  await withCores(page, 8);
  await page.route(`**${ID_PATH}*`, (route) => route.fulfill({ json: { data: 'visita-7' } }));
  const { fetched, identified } = await recorder(page);
  await openMeasured(pageWith, { ...RECORDING, cookieSettings: RESTRICTIVE });
  await started(page);
  await arrived(page);
  expect(fetched()).toBe(0);
  await decide(page, { analytics: false });
  await arrived(page);
  expect(fetched()).toBe(0);
  await decide(page, { analytics: true });
  await expect.poll(identified).toEqual(['visita-7']);
});
