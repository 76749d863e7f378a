// Refusing is as easy as accepting, and a change of mind takes two presses from every page of the shop.

import type { Locator, Page } from '@playwright/test';
import { bannerOf, cookieOf } from '../blocks/cookie-banner/cookie-page.ts';
import { drawnIn } from '../tools/drawn-contrast.ts';
import { expect, test } from '../tools/fixture.ts';
import { choose } from './gated-page.ts';
import { ITEMS, isItem, isOfShop, linkedPages, openPage, UNLINKED, visitShop } from './shop-pages.ts';

/** The two choices have the same size within 2 px, at least 44 px of height, and a contrast of their words of at least 4.5. */
async function expectEqual(accept: Locator, refuse: Locator, what: string): Promise<void> {
  await expect(accept, what).toBeVisible();
  const [one, other] = [await accept.boundingBox(), await refuse.boundingBox()];
  for (const side of ['width', 'height'] as const)
    expect(Math.abs((one?.[side] ?? 0) - (other?.[side] ?? 99)), `${what}, ${side}`).toBeLessThanOrEqual(2);
  expect(one?.height, what).toBeGreaterThanOrEqual(44);
  for (const choice of [accept, refuse]) {
    // While it opens, it is fainter.
    const faint = async (): Promise<unknown> => {
      const drawn = await drawnIn(choice);
      return drawn.length ? drawn.filter(({ ratio }) => ratio < 4.5) : 'nothing is drawn';
    };
    await expect.poll(faint, { message: what }).toEqual([]);
  }
}

const choiceIn = (where: Locator, part: string): Locator => where.locator(`[part~=${part}]`);

for (const width of [1280, 390])
  test(`under the strict preset accepting and refusing are alike at ${width} px, in the banner and in the preferences, light and dark`, {
    tag: '@long',
  }, async ({ page, allowConsole }) => {
    allowConsole(/ERR_BLOCKED_BY_CLIENT .*\/imagens\/|requires 'TrustedScript' assignment/);
    await page.setViewportSize({ width, height: 800 });
    await visitShop(page, { policy: 'restrictive', gpc: false, preset: 'strict' });
    const banner = bannerOf(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await openPage(page, '/atelie/');
      await expectEqual(choiceIn(banner, 'accept'), choiceIn(banner, 'refuse'), `banner, ${colorScheme}`);
      await page.locator('.foot [data-consent-open]').click();
      const dialog = page.getByRole('dialog');
      await expectEqual(choiceIn(dialog, 'accept'), choiceIn(dialog, 'refuse'), `preferences, ${colorScheme}`);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
    await choiceIn(banner, 'refuse').click();
    await expect.poll(() => cookieOf(page, 'ss_cookieAllowed'), 'one press').toBe('false');
  });

const purposesOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => ({ ...Reflect.get(window, 'Vitrine').consent.get().purposes }));

/** The first pages in every run, all in the long one. */
const PAGES = [
  { which: 'the first pages', most: 2, tag: [] },
  { which: 'every page', most: Number.POSITIVE_INFINITY, tag: '@long' },
];

for (const { which, most, tag } of PAGES)
  test(`from ${which} of the shop a visitor withdraws in two presses`, { tag }, async ({
    page,
    request,
    allowConsole,
  }) => {
    allowConsole(/404 .*nada-aqui|ERR_BLOCKED_BY_CLIENT .*\/imagens\//);
    await visitShop(page, { policy: 'restrictive', gpc: false });
    const linked = (await linkedPages(request)).filter(
      (path) => ITEMS.includes(path) || !(isItem(path) || isOfShop(path)),
    );
    await openPage(page, '/atelie/');
    for (const path of [...linked, ...UNLINKED].slice(0, most)) {
      await choose(page, { preferences: true, analytics: true, marketing: true });
      await openPage(page, path);
      await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('ss_cvr');
      // With the keyboard: a block that mounts above the foot may move it between the two halves of a click.
      await page.locator('.foot').getByRole('link', { name: 'Preferências de cookies' }).press('Enter');
      const refuse = page.getByRole('dialog').getByRole('button', { name: 'Recusar tudo' });
      await expect(refuse, `${path}, the preferences`).toBeVisible();
      await refuse.click();
      await expect.poll(() => cookieOf(page, 'ss_cookieAllowed'), path).toBe('false');
      expect(await purposesOf(page), path).toEqual({
        necessary: true,
        preferences: false,
        analytics: false,
        marketing: false,
      });
      expect(
        (await page.context().cookies()).map(({ name }) => name),
        path,
      ).not.toContain('ss_cvr');
      expect(new URL(page.url()).pathname, 'the page stays').toBe(path);
    }
  });
