import type { Page, Request } from '@playwright/test';
import { collected } from './measured-page.ts';

export const SETTINGS = '/api/1/performance/settings';
export const RECORDS = '/api/1/performance/records';
export const BUTTON = '<p>Peças</p><button type="button">Ver</button>';

export const records = (): Promise<Record<string, unknown>[]> => collected('performance');
export const names = async (): Promise<unknown[]> => (await records()).map(({ event }) => event).toSorted();

/** Requests to the calls of performance records from now on. */
export function requestsOf(page: Page): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/1/performance/')) seen.push(request);
  });
  return seen;
}

/** Presses the button. The browser tells how long that took only after the frame behind it has been painted. */
export async function press(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ver', exact: true }).click();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'first-input', buffered: true });
      }),
  );
}

/** Lets what a stopped clock hides be read: when the page was loaded, by that clock. */
export const withLoadTime = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let loadEventStart = 0;
    addEventListener('load', () => {
      loadEventStart = performance.now();
    });
    const entries = (kind: string) =>
      kind === 'navigation' && loadEventStart ? [{ type: 'navigate', loadEventStart }] : [];
    Object.defineProperty(performance, 'getEntriesByType', { value: entries });
  });
