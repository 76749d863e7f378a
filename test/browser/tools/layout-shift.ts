import type { Page } from '@playwright/test';
import { frames } from './frames.ts';

/** Notes every layout shift of the pages to come, and what moved in it. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    const moved: string[] = [];
    Object.assign(window, { shifts, moved });
    new PerformanceObserver((list) => {
      // The properties are Chromium's; the DOM's types do not have them.
      for (const entry of list.getEntries()) {
        const value: number = Reflect.get(entry, 'value');
        shifts.push(value);
        for (const { node, previousRect: from, currentRect: to } of Reflect.get(entry, 'sources'))
          moved.push(
            `${node?.nodeName} ${node?.id || node?.className || ''} ${node?.textContent?.trim().slice(0, 40)}: ${from.y} to ${to.y} px, ${from.height} to ${to.height} px high (${value.toFixed(4)}, ${Math.round(entry.startTime)} ms, scrolled by ${scrollY} px)`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How much has shifted so far: the sum of the scores, 1 for a whole screen moved by its own height. */
export async function shifted(page: Page): Promise<number> {
  await frames(page, 3);
  return page.evaluate(() => Reflect.get(window, 'shifts').reduce((sum: number, one: number) => sum + one, 0));
}

/** What has moved so far, a line each, for the message of a failure. */
export const moved = (page: Page): Promise<string> => page.evaluate(() => Reflect.get(window, 'moved').join('\n'));
