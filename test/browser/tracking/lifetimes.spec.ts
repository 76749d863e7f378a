// How long what a page knows of its visitor is kept.
import { accept, bannerOf } from '../blocks/cookie-banner/cookie-page.ts';
import { expect, test } from '../tools/fixture.ts';
import { watchCookies } from './event-page.ts';
import { collected, forget, OPEN, openSite } from './site-page.ts';

const DAY = 86_400;

test.beforeEach(({ baseURL, context }) => forget(context, baseURL));

test('the record of a visitor ends after 2 years, a visit after 30 minutes, the decision after 30 days; the banner is version 2 [LIMIT-004]', async ({
  page,
  context,
  baseURL,
}) => {
  await watchCookies(page);
  const before = Date.now() / 1_000;
  await openSite(page, '/sobre', { context: { cookieSettings: { ...OPEN, isCookieBannerEnabled: true } } });
  await expect(bannerOf(page)).toHaveAttribute('data-cookie-banner-version', '2');
  await accept(page);
  await expect(bannerOf(page)).toHaveCount(0);
  await expect.poll(() => collected(baseURL, 'hit')).toHaveLength(1);
  // A browser shortens a life of 2 years, so that the written line tells it.
  const lines: string[] = await page.evaluate(() => Reflect.get(window, 'lines'));
  const lives = new Map(lines.map((line) => [line.split('=')[0], /; Max-Age=(\d+);/.exec(line)?.[1]] as const));
  expect(Object.fromEntries(lives)).toMatchObject({
    ss_cvr: '63072000',
    ss_cvt: '1800',
    ss_cookieAllowed: '2592000',
  });
  const cookies = await context.cookies();
  const after = Date.now() / 1_000;
  const endOf = (name: string): number => cookies.find((one) => one.name === name)?.expires ?? 0;
  for (const [name, life] of [
    ['ss_cvt', 1_800],
    ['ss_cookieAllowed', 30 * DAY],
  ] as const) {
    // Written between both moments, but for a second that browsers may round.
    expect(endOf(name), name).toBeGreaterThan(before + life - 1);
    expect(endOf(name), name).toBeLessThan(after + life + 1);
  }
  expect(endOf('ss_cvr') - after).toBeGreaterThan(399 * DAY);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('vitrine:consent') ?? ''))).toMatchObject({
    version: 2,
  });
});
