// A page with a popup under the test's own clock.
import type { Page, Request } from '@playwright/test';
import { expect, type PageWith } from '../../tools/fixture.ts';
import { stopClock } from '../../tools/page-clock.ts';
import { layersOf, popupOf, type Settings, started, storePopup } from './overlay-page.ts';

/** Settings of a popup that is due after 5 s. */
export const SHOW = { style: 2, showOnTimer: true, timerDelay: 5_000, displayFrequency: 3, version: 1 };
/** When the page is opened. */
const START = new Date('2026-03-02T12:01:00Z');
const DAY = 86_400_000;

interface Visit {
  readonly page: Page;
  readonly pageWith: PageWith;
}

/** What each page has requested, and how much of it has not come yet. */
const traffic = new WeakMap<Page, { readonly urls: string[]; readonly underWay: Set<Request> }>();

function watch(page: Page): void {
  if (traffic.has(page)) return;
  const urls: string[] = [];
  const underWay = new Set<Request>();
  traffic.set(page, { urls, underWay });
  page.on('request', (request) => {
    urls.push(request.url());
    underWay.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => void underWay.delete(request));
}

/** Opens a page under a clock that stands still, with the record that an earlier visit left. */
export async function visit(
  { page, pageWith }: Visit,
  html: string,
  { record, query = '' }: { record?: Settings; query?: string } = {},
): Promise<void> {
  await stopClock(page, START);
  if (record) {
    await pageWith('<p>Antes.</p>', { tag: '' });
    await storePopup(page, record);
  }
  watch(page);
  await pageWith(html, { query });
  await started(page);
}

/** Lets time pass, and whatever was requested meanwhile arrive. */
export async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await expect.poll(() => traffic.get(page)?.underWay.size, 'requests under way').toBe(0);
}

/** Checks that the popup is shown once its time has passed, or that it is not even fetched. */
export async function expectShown(page: Page, expected: boolean): Promise<void> {
  await pass(page, 10_000);
  if (expected) return expect(popupOf(page)).toBeVisible();
  // The page itself cannot be asked: under a stopped clock its list of what it has fetched is empty.
  expect(traffic.get(page)?.urls.filter((url) => /\/popup-/.test(url))).toEqual([]);
  expect(await layersOf(page)).not.toContain('popup');
}

/** The record of a popup that was closed some days ago, and some ms later. */
export const closedDaysAgo = (days: number, more = 0): Settings => ({
  'date-closed': START.getTime() - days * DAY + more,
  version: 1,
  submitted: false,
});
