// What a site under a data protection law promises: refusing is as easy as accepting, and so is a change of mind.
import type { Locator, Page } from '@playwright/test';
import { axe } from '../../tools/axe.ts';
import { expect, test } from '../../tools/fixture.ts';
import { inEveryRun } from '../../tools/short-and-long.ts';
import { bannerOf, cookieOf, type WithVitrine, withSettings } from '../cookie-banner/cookie-page.ts';

const button = (page: Page, name: string): Locator => bannerOf(page).getByRole('button', { name });

/** The contrast of a button's label with its face, from what the browser paints. */
const contrast = (one: Locator): Promise<number> =>
  one.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const luminance = (color: string): number => {
      if (!canvas) return 0;
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const face = element.querySelector('.vt-face') ?? element;
    const values = [getComputedStyle(element).backgroundColor, getComputedStyle(face).color].map(luminance);
    return (Math.max(...values) + 0.05) / (Math.min(...values) + 0.05);
  });

const LOOKS = [
  {},
  { cookieBannerTheme: 'LIGHT', cookieBannerVariant: 'POPUP' },
  { cookieBannerCtaText: 'Aceitar todos os cookies deste site', cookieBannerOptOutCtaText: 'Não' },
  { cookieBannerCtaVariant: 'ICON', cookieBannerAcceptType: 'OPT_IN' },
];

for (const widths of [[320], [1280, 320]])
  test(`accepting and refusing take one press each, on buttons of the same size within 2 px and a contrast of 4.5${widths.length === 1 ? ', at 320 px' : ''}`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    const grounds = ['', '#777777', '#bbaa00', '#2255cc'];
    for (const [index, look] of LOOKS.entries())
      for (const width of widths) {
        await page.setViewportSize({ width, height: 720 });
        const text = grounds[index];
        const style = text
          ? `<style>html { --vitrine-cookie-banner-text: ${text}; --vitrine-button-text: ${text} }</style>`
          : '';
        await pageWith(withSettings({ preset: 'lgpd', ...look }, `<h1>Ateliê</h1>${style}`));
        const [accept, refuse] = [bannerOf(page).locator('[part=accept]'), bannerOf(page).locator('[part=refuse]')];
        const [one, other] = [await accept.boundingBox(), await refuse.boundingBox()];
        expect(Math.abs((one?.width ?? 0) - (other?.width ?? 99)), `${index}, ${width}`).toBeLessThanOrEqual(2);
        expect(Math.abs((one?.height ?? 0) - (other?.height ?? 99)), `${index}, ${width}`).toBeLessThanOrEqual(2);
        for (const choice of [accept, refuse])
          expect(await contrast(choice), `${index}, ${width}`).toBeGreaterThanOrEqual(4.5);
        await expect(button(page, 'Preferências')).toBeVisible();
        if (index === 0) expect(await axe(page)).toEqual([]);
      }
    await bannerOf(page).locator('[part=refuse]').click();
    await expect(bannerOf(page)).toHaveCount(0);
    expect(await cookieOf(page, 'ss_cookieAllowed')).toBe('false');
  });

for (const [what, html] of [
  ['with a link of its own', '<p><a href="#" data-consent-open>Cookies</a></p>'],
  ['without one', '<p>Loja</p>'],
])
  test(`a page ${what} lets its visitor withdraw in two presses, also on the next visit`, {
    tag: inEveryRun(what === 'without one'),
  }, async ({ page, pageWith }) => {
    await pageWith(withSettings({ preset: 'gdpr' }, `<h1>Ateliê</h1>${html}`));
    await button(page, 'Aceitar').click();
    await expect(bannerOf(page)).toHaveCount(0);
    await page.reload();
    const opens = page.locator('[data-consent-open]');
    await expect(opens).toHaveCount(1);
    expect((await opens.boundingBox())?.height).toBeGreaterThanOrEqual(what === 'without one' ? 44 : 1);
    expect(await axe(page)).toEqual([]);
    await opens.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Recusar tudo' }).click();
    await expect.poll(() => cookieOf(page, 'ss_cookieAllowed')).toBe('false');
    expect(await page.evaluate(() => (window as unknown as WithVitrine).Vitrine.consent.get().purposes.marketing)).toBe(
      false,
    );
    await page.evaluate(() => (window as unknown as WithVitrine).Vitrine.destroy());
    await expect(opens).toHaveCount(what === 'without one' ? 0 : 1);
  });
