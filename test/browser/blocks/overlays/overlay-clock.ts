// A page with a popup under the test's own clock.
import type { Page } from '@playwright/test';
import { expect, type PageWith } from '../../tools/fixture.ts';
import { stopClock } from '../../tools/page-clock.ts';
import { arrived, watchTraffic } from '../../tools/traffic.ts';
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
  await pageWith(html, { query });
  await started(page);
}

/** Lets time pass, and whatever was requested meanwhile arrive. */
export async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await arrived(page);
}

/** Checks that the popup is shown once its time has passed, or that it is not even fetched. */
export async function expectShown(page: Page, expected: boolean): Promise<void> {
  const { urls } = watchTraffic(page);
  const before = urls.length;
  await pass(page, 10_000);
  if (expected) return expect(popupOf(page)).toBeVisible();
  expect(urls.slice(before).filter((url) => /\/popup-/.test(url))).toEqual([]);
  expect(await layersOf(page)).not.toContain('popup');
}

/** The record of a popup that was closed some days ago, and some ms later. */
export const closedDaysAgo = (days: number, more = 0): Settings => ({
  'date-closed': START.getTime() - days * DAY + more,
  version: 1,
  submitted: false,
});
