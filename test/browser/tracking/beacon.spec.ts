// Events told while pages come and go, counted on the server: none lost, none twice.
import type { BrowserContext, Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import { expect, test } from '../tools/fixture.ts';
import { demoUrl, fault } from '../tools/server-log.ts';
import { shortAndLong } from '../tools/short-and-long.ts';
import { LEAVING } from './beacon/leaving.ts';

/** A file that the browser shows as text: a document of the site's origin without the tag. */
const BARE = '/theme.js';

const { outputFiles } = buildSync({
  entryPoints: ['test/browser/tracking/beacon/page-script.ts'],
  bundle: true,
  format: 'iife',
  target: 'es2022',
  write: false,
  logLevel: 'warning',
});
const script = outputFiles[0]?.text ?? '';

test.beforeEach(async ({ context }) => {
  await fetch(`${demoUrl()}/__collected`, { method: 'DELETE' });
  // Not by a route, which would stand between the network and a page that goes.
  await context.addInitScript(script);
});

/** The number each event that arrived was told with. */
const arrived = async (): Promise<number[]> => {
  const list: { data: number }[] = await (await fetch(`${demoUrl()}/__collected?kind=trace`)).json();
  return list.map(({ data }) => data);
};

const address = (from: number, count: number, consent: boolean, last: boolean): string =>
  `${BARE}?from=${from}&count=${count}${consent ? '&consent' : ''}${last ? '&last' : ''}`;

/**
 * Opens a page that tells its events, and resolves when the last one has just been told.
 *
 * @param last whether nothing is sent before the page is left
 */
async function tellAll(page: Page, from: number, count: number, consent: boolean, last = false): Promise<void> {
  await page.goto(address(from, count, consent, last));
  await expect(page.locator('html')).toHaveAttribute('data-told', `${count}`, { timeout: 60_000 });
}

/** What visitors do to a page. */
const LEAVES: readonly ((page: Page) => Promise<unknown>)[] = [
  (page) => page.goto('/falhas'),
  (page) => page.close(),
  (page) => page.close({ runBeforeUnload: true }),
];
const VISITS = LEAVES.length + 1;

/** A page that is hidden and then never runs again. */
async function crash(page: Page, allArrived: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  // A renderer that crashes takes with it what the browser has not got from it.
  await allArrived();
  const session = await page.context().newCDPSession(page);
  // It never answers: its page is gone.
  void session.send('Page.crash').catch(() => {});
  await page.waitForEvent('crash');
}

async function visitsOf(context: BrowserContext, consent: boolean, count: number): Promise<void> {
  const visitOf = async (leave: typeof crash | (typeof LEAVES)[number], visit: number): Promise<void> => {
    const page = await context.newPage();
    await page.goto('/falhas');
    // Chromium drops some requests that are under way as a page ends: what is not stored must not be under way then.
    await tellAll(page, visit * count, count, consent, !consent);
    const isOfVisit = (data: number): boolean => Math.floor(data / count) === visit;
    await leave(page, () => expect.poll(async () => new Set((await arrived()).filter(isOfVisit)).size).toBe(count));
  };
  await Promise.all(LEAVES.map(visitOf));
  // Pages may share a process, which a crash ends for all of them.
  await visitOf(crash, LEAVES.length);
  // The next page view.
  const page = await context.newPage();
  await tellAll(page, 0, 0, consent);
}

test('of 10,000 events, 200 a second, on pages that are left, closed and hidden, none is lost [TRACK-004]', {
  tag: '@long',
}, async ({ context }) => {
  const count = 10_000;
  await visitsOf(context, true, count / VISITS);
  // What was under way as a page went may come once more: its number is what a server knows it by.
  await expect.poll(async () => new Set(await arrived()).size).toBe(count);
  console.log(`events told ${count}, arrived ${count}`);
});

test('without consent no event is lost either, as long as the browser takes them', { tag: '@long' }, async ({
  context,
}) => {
  const count = 250;
  await visitsOf(context, false, count);
  // Chromium gives a page that is closed half a second to hear of it. One that was too busy could not send its last events.
  const { origins } = await context.storageState();
  const keys = origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name));
  const heard = (data: number): boolean => {
    const visit = Math.floor(data / count);
    return visit === LEAVES.length || keys.includes(`${LEAVING}${visit * count}`);
  };
  expect(heard(0), 'a page that is left by a link always hears of it').toBe(true);
  const told = [...Array(count * VISITS).keys()].filter(heard);
  await expect.poll(async () => (await arrived()).filter(heard).sort((one, other) => one - other)).toEqual(told);
  const all = await arrived();
  expect(new Set(all).size).toBe(all.length);
  console.log(`events told ${told.length} without consent, arrived ${told.length}`);
});

for (const consent of [true, false])
  test(`a browser that refuses everything ${consent ? 'leaves the batch to the next page' : 'costs one batch without consent, and nothing is kept'}`, async ({
    context,
  }) => {
    const count = 50;
    const refused = await context.newPage();
    await refused.addInitScript(() => {
      Navigator.prototype.sendBeacon = () => false;
      window.fetch = () => Promise.reject(new TypeError('refused'));
    });
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
    await expect.poll(async () => (await arrived()).sort((one, other) => one - other)).toEqual([...kept, count]);
  });

for (const consent of [true, false])
  test(`a batch under way as its page goes comes ${consent ? 'from the next page, too, with consent' : 'once without consent'}`, {
    tag: '@long',
  }, async ({ page }) => {
    const path = '/api/events/Trace';
    await fault({ path, delay: 1_500 });
    const underWay = page.waitForRequest(`**${path}`);
    await tellAll(page, 0, 1, consent);
    await underWay;
    await page.goto('/falhas');
    // Told later, so that it arrives after whatever the first page has sent.
    await tellAll(page, 1, 1, consent);
    await expect.poll(arrived).toContain(1);
    await expect.poll(async () => (await arrived()).toSorted()).toEqual(consent ? [0, 0, 1] : [0, 1]);
  });

for (const { count: rounds, tag } of shortAndLong(1, 5))
  test(`two tabs that leave, and two that come, at the same time lose and double nothing, ${rounds} times`, {
    tag,
  }, async ({ context }) => {
    const count = 200;
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
    await expect.poll(async () => (await arrived()).length).toBe(all);
    expect(new Set(await arrived()).size).toBe(all);
  });

test('the control: events sent one by one as a page goes are lost', { tag: '@long' }, async ({ page }) => {
  await page.goto('/falhas');
  await page.evaluate(() => {
    addEventListener('pagehide', () => {
      for (let data = 0; data < 2_000; data += 1) {
        const list = JSON.stringify([{ pageUrl: '/', type: 'ensaio', data, filler: 'x'.repeat(200) }]);
        navigator.sendBeacon('/api/events/Trace', new URLSearchParams({ data: list }));
      }
    });
  });
  await page.goto(`${BARE}?count=0`);
  await expect.poll(async () => (await arrived()).length).toBeGreaterThan(0);
  // What still comes would be counted by the next test.
  let before = 0;
  const isOver = async (): Promise<boolean> => {
    const [last, now] = [before, (await arrived()).length];
    before = now;
    return now === last;
  };
  await expect.poll(isOver, { intervals: [500] }).toBe(true);
  expect(before).toBeLessThan(2_000);
});
