// How the banner looks on a page, in every variant.
import { axe } from '../../tools/axe.ts';
import { expect, test } from '../../tools/fixture.ts';
import { inEveryRun } from '../../tools/short-and-long.ts';
import { BOTH, bannerOf, command, withSettings } from './cookie-page.ts';

const LONG = `<p>${'Guardamos o necessário para a compra, e o resto só com a sua permissão. '.repeat(30)}</p>`;

test.describe('every variant', () => {
  const LOOKS = ['BAR', 'POPUP'].flatMap((cookieBannerVariant) =>
    ['TEXT', 'BUTTON', 'ICON'].flatMap((cookieBannerCtaVariant) =>
      ['LIGHT', 'DARK'].map((cookieBannerTheme) => ({
        cookieBannerVariant,
        cookieBannerCtaVariant,
        cookieBannerTheme,
      })),
    ),
  );
  for (const [width, height] of [
    [1280, 800],
    [320, 256],
  ] as const) {
    test(`has nothing for axe and fits a window of ${width} by ${height}`, { tag: '@long' }, async ({
      page,
      pageWith,
    }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await pageWith(withSettings(BOTH));
      for (const look of LOOKS) {
        for (const text of [BOTH.cookieBannerText, LONG]) {
          await command(page, 'force', { ...look, cookieBannerText: text });
          const banner = bannerOf(page);
          await expect(banner).toHaveAttribute('data-variant', look.cookieBannerVariant);
          await expect(banner).toHaveAttribute('data-cta', look.cookieBannerCtaVariant);
          await expect(banner).toHaveAttribute('data-theme', look.cookieBannerTheme);
          const box = await banner.boundingBox();
          expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(
            true,
          );
          const notice = await banner.locator('.text').boundingBox();
          expect(box && notice && notice.y >= box.y && notice.height >= 22, JSON.stringify(look)).toBe(true);
          for (const button of await banner.getByRole('button').all()) {
            await button.scrollIntoViewIfNeeded();
            await expect(button, JSON.stringify(look)).toBeInViewport({ ratio: 1 });
            const size = await button.boundingBox();
            expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
          }
          expect(await axe(page), JSON.stringify(look)).toEqual([]);
        }
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }

  for (const position of ['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT']) {
    test(`a popup for ${position} stands in that corner, and a bar at that edge [CONSENT-010] [CONSENT-011]`, {
      tag: inEveryRun(position === 'TOP_LEFT' || position === 'BOTTOM_RIGHT'),
    }, async ({ page, pageWith }) => {
      await pageWith(withSettings({ ...BOTH, cookieBannerVariant: 'POPUP', cookieBannerPosition: position }));
      const [vertical, side] = position.split('_');
      const banner = bannerOf(page);
      await expect(banner).toBeVisible();
      const corner = await banner.boundingBox();
      if (!corner) throw new Error('no banner');
      expect(vertical === 'TOP' ? corner.y : 800 - corner.y - corner.height).toBeCloseTo(16);
      expect(side === 'LEFT' ? corner.x : 1280 - corner.x - corner.width).toBeCloseTo(16);
      await command(page, 'update', { cookieBannerVariant: 'BAR' });
      await expect(banner).toHaveAttribute('data-position', vertical ?? '');
      const bar = await banner.boundingBox();
      expect([bar?.x, bar?.width]).toEqual([0, 1280]);
      expect(vertical === 'TOP' ? bar?.y : 800 - (bar?.y ?? 0) - (bar?.height ?? 0)).toBeCloseTo(0);
    });
  }
});

test('it moves nothing on the page, hides nothing that has the focus, and is not printed', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const links = Array.from({ length: 40 }, (_, index) => `<p><a href="#${index}">Peça ${index}</a></p>`).join('');
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await pageWith(`${links}${withSettings(BOTH)}`);
  await expect(bannerOf(page)).toBeVisible();
  await page.locator('a').first().focus();
  for (let at = 1; at < 40; at += 1) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect();
      const banner = document
        .querySelector('[data-block=cookie-banner]')
        ?.firstElementChild?.shadowRoot?.querySelector('section')
        ?.getBoundingClientRect();
      return !box || !banner || box.bottom > banner.top;
    });
    expect(covered, `link ${at}`).toBe(false);
  }
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await expect(bannerOf(page)).toBeHidden();
});
