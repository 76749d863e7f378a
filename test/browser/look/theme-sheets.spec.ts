// A page under a theme author's style sheet looks with its blocks as it did before them. All sheets on pages of the shop are for the long run; every
// run has a page of own markup at one width.

import { expect, settled, test } from '../tools/fixture.ts';
import { inEveryRun } from '../tools/short-and-long.ts';
import { stageRan } from '../tools/vitrine-of.ts';
import { differencesUnder } from './compare.ts';
import { ownPage } from './own-page.ts';
import { THEME_SHEETS } from './theme-sheets.ts';

test.use({ colorScheme: 'light' });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'ss_cookieAllowed', value: 'false', url: baseURL ?? '' }]);
});

for (const width of [1280, 390]) {
  // Lines break at the same letter only in Chromium itself: the headless shell rounds the widths of letters.
  for (const address of ['/atelie/', '/atelie/contato', '/atelie/peca/tigela-serra'])
    test(`${address} at ${width} px`, { tag: ['@window', '@long'] }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await stageRan(page);
      // What comes in as one scrolls to it would be measured half way.
      for (const section of await page.locator('[class*=animation-]').all()) {
        await section.scrollIntoViewIfNeeded();
        await expect(section).toHaveClass(/animation-loaded/);
      }
      await page.evaluate(() => {
        for (const one of document.getAnimations()) if (one.effect?.getTiming().iterations === 1) one.finish();
      });
      // These show what the page has in a layout of their own, which is not that of the page's markup.
      const own = 'gallery search cart-indicator map product product-list reviews social-feed summary'.split(' ');
      await page.locator(own.map((name) => `[data-block=${name}]`).join()).evaluateAll((all) => {
        for (const block of all) block.remove();
      });
      for (const sheet of [{ name: 'its own', css: '' }, ...THEME_SHEETS])
        expect.soft(await differencesUnder(page, sheet), sheet.name).toEqual([]);
    });

  for (const [language, what] of [
    ['pt', 'form'],
    ['ar', 'form'],
    ['pt', 'questions'],
    ['ar', 'questions'],
  ] as const)
    test(`${what} in ${language} at ${width} px`, {
      tag: ['@window', ...inEveryRun(width === 390 && language === 'pt' && what === 'form')],
    }, async ({ page, pageWith }) => {
      await page.setViewportSize({ width, height: 900 });
      await pageWith(ownPage(language)[what]);
      await settled(page);
      const sheets = THEME_SHEETS.filter(({ root }) => (root?.dir === 'rtl') === (language === 'ar'));
      for (const sheet of sheets) expect.soft(await differencesUnder(page, sheet), sheet.name).toEqual([]);
    });
}
