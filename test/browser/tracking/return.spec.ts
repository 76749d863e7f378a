// A page that was hidden and is seen again sends what it had to store meanwhile; what a page stores that the browser keeps, and may drop, is whole.
import type { Page } from '@playwright/test';
import { expect, test } from '../tools/fixture.ts';
import { goBack } from '../tools/go-back.ts';
import { fault } from '../tools/server-log.ts';
import { collected, forgetCollected, hide, openMeasured, started } from './measured-page.ts';

const stored = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .map((key) => /^vitrine:(trace|measure):/.exec(key)?.[1] ?? '')
      .filter(Boolean)
      .sort(),
  );

test('what a hidden page stored is sent once the visitor is back, to the site’s own endpoint and as a trace [TRACK-006]', async ({
  page,
  pageWith,
}) => {
  await forgetCollected();
  const own: unknown[] = [];
  await page.route('**/medidas', async (route) => {
    own.push(...route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  await openMeasured(pageWith, { measureSettings: { endpoint: '/medidas' } });
  await started(page);
  const beacons = (accepts: boolean): Promise<void> =>
    page.evaluate((kept) => {
      if (kept) Reflect.deleteProperty(navigator, 'sendBeacon');
      else Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: () => false });
    }, accepts);
  await beacons(false);
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent('vitrine:form-success', { detail: { formId: 'contato' } })),
  );
  await hide(page);
  expect(await stored(page)).toEqual(['measure', 'trace']);
  expect(await collected('trace')).toEqual([]);
  await beacons(true);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect.poll(() => stored(page), 'it is taken back').toEqual([]);
  await hide(page);
  await expect.poll(() => own.length, 'to the endpoint').toBe(1);
  await expect.poll(async () => (await collected('trace')).length, 'as a trace').toBe(1);
});

test('what a page has under way as it goes into the back/forward cache is stored with the rest: it may be dropped from there [TRACK-006]', {
  tag: ['@long', '@window'],
}, async ({ page, pageWith }) => {
  const count = 300; // That is more than one batch.
  await openMeasured(pageWith);
  await started(page);
  await fault({ path: '/api/events/Trace', delay: 5_000 });
  const underWay = page.waitForRequest('**/api/events/Trace');
  await page.evaluate((many) => {
    addEventListener('pagehide', ({ persisted }) => sessionStorage.setItem('kept', `${persisted}`));
    for (let at = 0; at < many; at += 1)
      document.dispatchEvent(new CustomEvent('vitrine:form-success', { detail: { formId: `${at}` } }));
  }, count);
  await underWay;
  await page.goto('/falhas');
  expect(await page.evaluate(() => sessionStorage.getItem('kept'))).toBe('true');
  const ids = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('vitrine:trace:'))
      .flatMap(([, text]) =>
        JSON.parse(text).map(({ data }: { data: Record<string, string> }) => data.object_identifier),
      ),
  );
  expect(ids.map(Number).sort((one: number, other: number) => one - other)).toEqual([...Array(count).keys()]);
});

test('a page that has taken what another left under a lock comes back from the back/forward cache [TRACK-006]', {
  tag: '@window',
}, async ({ page, pageWith }) => {
  await page.addInitScript(() => {
    const { locks } = navigator;
    const request = locks.request.bind(locks) as (...values: unknown[]) => Promise<unknown>;
    const granted = (fn: (lock: Lock | null) => unknown) => (lock: Lock | null) => {
      if (lock) Object.assign(window, { taken: lock.name });
      return fn(lock);
    };
    Object.assign(locks, {
      request: (name: string, options: object, fn: (lock: Lock | null) => unknown) =>
        request(name, options, granted(fn)),
    });
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await openMeasured(pageWith);
  await started(page);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'sendBeacon', { value: () => false });
    document.dispatchEvent(new CustomEvent('vitrine:form-success', { detail: { formId: 'contato' } }));
  });
  await page.reload();
  await started(page);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'taken'))).toMatch(/^vitrine:trace:/);
  expect(await stored(page)).toEqual([]);
  await page.goto('/falhas');
  await goBack(page);
  await expect(page).toHaveURL(/__page\/test$/);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'persisted'))).toBe(true);
});
