// That no page reports how fast it was without consent: on pages of the built product, with the demo's server.
import { expect, test } from '../tools/fixture.ts';
import { countOf } from '../tools/server-log.ts';
import { decide, forgetCollected, hide, openMeasured, RESTRICTIVE, sent, started } from './measured-page.ts';
import { RECORDS, SETTINGS } from './performance-page.ts';

test.beforeEach(forgetCollected);

test('without consent nothing is asked for and nothing leaves; a later yes has both, a no for the service alone or for analytics ends it', async ({
  page,
  pageWith,
}) => {
  const total = async (): Promise<number[]> => [await countOf(SETTINGS), await countOf(RECORDS)];
  await openMeasured(pageWith, { cookieSettings: RESTRICTIVE });
  await started(page);
  await hide(page);
  await sent(page);
  expect(await total(), 'undecided').toEqual([0, 0]);
  await decide(page, { analytics: true });
  await expect.poll(total, 'the page had been hidden before').toEqual([1, 1]);
  await openMeasured(pageWith, { cookieSettings: RESTRICTIVE });
  await started(page);
  await expect.poll(total).toEqual([2, 1]);
  await page.evaluate(() => Reflect.get(window, 'Vitrine').consent.setService('performance', false));
  await hide(page);
  await sent(page);
  expect(await total(), 'the service alone').toEqual([2, 1]);
  await decide(page, { analytics: false });
  await openMeasured(pageWith, { cookieSettings: RESTRICTIVE });
  await started(page);
  await hide(page);
  await sent(page);
  expect(await total(), 'refused').toEqual([2, 1]);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await openMeasured(pageWith);
  await started(page);
  await hide(page);
  await sent(page);
  expect(await total(), 'Global Privacy Control').toEqual([2, 1]);
});
