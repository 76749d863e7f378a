// Events told while pages come and go, counted on the server: none lost, none twice.
import type { BrowserContext, Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import { expect, test } from '../tools/fixture.ts';

const EACH = 2_500;

const { outputFiles } = buildSync({
  entryPoints: ['test/browser/tracking/beacon/page-script.ts'],
  bundle: true,
  format: 'iife',
  target: 'es2022',
  write: false,
  logLevel: 'warning',
});
const script = outputFiles[0]?.text ?? '';

test.beforeEach(async ({ baseURL, context }) => {
  await fetch(`${baseURL}/__collected`, { method: 'DELETE' });
  await context.route('**/__ensaio**', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><title>Ensaio</title><script>${script}</script>`,
    }),
  );
});

/** The number each event that arrived was told with. */
const arrived = async (baseURL: string | undefined): Promise<number[]> => {
  const list: { data: number }[] = await (await fetch(`${baseURL}/__collected?kind=trace`)).json();
  return list.map(({ data }) => data);
};

const address = (from: number, count: number, consent: boolean): string =>
  `/__ensaio?from=${from}&count=${count}${consent ? '&consent' : ''}`;

/** Opens a page that tells its events, and resolves when the last one has just been told. */
async function tellAll(page: Page, from: number, count: number, consent: boolean): Promise<void> {
  await page.goto(address(from, count, consent));
  await expect(page.locator('html')).toHaveAttribute('data-told', `${count}`, { timeout: 60_000 });
}

/** What visitors do to a page; the last two never let it run again. */
const LEAVES: readonly ((page: Page) => Promise<unknown>)[] = [
  (page) => page.goto('/falhas'),
  (page) => page.close(),
  (page) => page.close({ runBeforeUnload: true }),
  async (page) => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const session = await page.context().newCDPSession(page);
    // It never answers: its page is gone.
    void session.send('Page.crash').catch(() => {});
    await page.waitForEvent('crash');
  },
];

async function visitsOf(context: BrowserContext, consent: boolean, count: number): Promise<void> {
  for (const [visit, leave] of LEAVES.entries()) {
    const page = await context.newPage();
    await page.goto('/falhas');
    await tellAll(page, visit * count, count, consent);
    await leave(page);
  }
  // The next page view.
  const page = await context.newPage();
  await tellAll(page, 0, 0, consent);
}

test('of 10,000 events, 200 a second, on pages that are left, closed and hidden, none is lost and none comes twice [TRACK-004]', async ({
  context,
  baseURL,
}) => {
  await visitsOf(context, true, EACH);
  const all = EACH * LEAVES.length;
  await expect.poll(async () => (await arrived(baseURL)).length).toBe(all);
  expect(new Set(await arrived(baseURL)).size).toBe(all);
  console.log(`events told ${all}, arrived ${all}`);
});

test('without consent no event is lost either, as long as the browser takes them', async ({ context, baseURL }) => {
  const count = 500;
  await visitsOf(context, false, count);
  const all = count * LEAVES.length;
  await expect.poll(async () => (await arrived(baseURL)).length).toBe(all);
  expect(new Set(await arrived(baseURL)).size).toBe(all);
  console.log(`events told ${all} without consent, arrived ${all}`);
});

for (const consent of [true, false])
  test(`a browser that refuses everything ${consent ? 'leaves the batch to the next page' : 'costs one batch without consent, and nothing is kept'}`, async ({
    context,
    baseURL,
  }) => {
    const count = 50;
    const refused = await context.newPage();
    await refused.addInitScript(() => {
      Navigator.prototype.sendBeacon = () => false;
      window.fetch = () => Promise.reject(new TypeError('refused'));
    });
    await refused.goto('/__ensaio');
    await tellAll(refused, 0, count, consent);
    await refused.goto('about:blank');
    const { origins } = await context.storageState();
    const keys = origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name));
    expect(keys.some((key) => key.startsWith('vitrine:ensaio:'))).toBe(consent);
    await refused.close();
    const page = await context.newPage();
    await tellAll(page, count, 1, consent);
    await page.goto('/falhas');
    await tellAll(page, 0, 0, consent);
    const kept = consent ? [...Array(count).keys()] : [];
    await expect.poll(async () => (await arrived(baseURL)).sort((one, other) => one - other)).toEqual([...kept, count]);
  });

test('two tabs that leave, and two that come, at the same time lose and double nothing', async ({
  context,
  baseURL,
}) => {
  const count = 200;
  const rounds = 5;
  const tabs = await Promise.all(Array.from({ length: 2 }, () => context.newPage()));
  // From these pages nothing leaves but by the shelf.
  await context.addInitScript((told) => {
    if (!location.search.includes(`count=${told}`)) return;
    Navigator.prototype.sendBeacon = () => false;
    window.fetch = () => Promise.reject(new TypeError('refused'));
  }, count);
  const left = (tab: Page): Promise<number> =>
    tab.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('vitrine:ensaio:')).length);
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(tabs.map((tab, index) => tellAll(tab, (round * 2 + index) * count, count, true)));
    await Promise.all(tabs.map((tab) => tab.goto('/falhas')));
    for (const tab of tabs) await expect.poll(() => left(tab)).toBe(2);
    // Both come back at once, and one of them takes over what is left.
    await Promise.all(tabs.map((tab) => tellAll(tab, 0, 0, true)));
    for (const tab of tabs) await expect.poll(() => left(tab)).toBe(0);
  }
  await Promise.all(tabs.map((tab) => tab.goto('/falhas')));
  const all = rounds * 2 * count;
  await expect.poll(async () => (await arrived(baseURL)).length).toBe(all);
  expect(new Set(await arrived(baseURL)).size).toBe(all);
});

test('the control: events sent one by one as a page goes are lost', async ({ page, baseURL }) => {
  await page.goto('/falhas');
  await page.evaluate(() => {
    addEventListener('pagehide', () => {
      for (let data = 0; data < 2_000; data += 1) {
        const list = JSON.stringify([{ pageUrl: '/', type: 'ensaio', data, filler: 'x'.repeat(200) }]);
        navigator.sendBeacon('/api/events/Trace', new URLSearchParams({ data: list }));
      }
    });
  });
  await page.goto('/__ensaio?count=0');
  await expect.poll(async () => (await arrived(baseURL)).length).toBeGreaterThan(0);
  expect((await arrived(baseURL)).length).toBeLessThan(2_000);
});
