import type { Page } from '@playwright/test';
import { frames } from './frames.ts';

/** Notes every layout shift of the pages to come. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      // The property is Chromium's; the DOM's types do not have it.
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How much has shifted so far: the sum of the scores, 1 for a whole screen moved by its own height. */
export async function shifted(page: Page): Promise<number> {
  await frames(page, 3);
  return page.evaluate(() => Reflect.get(window, 'shifts').reduce((sum: number, one: number) => sum + one, 0));
}
