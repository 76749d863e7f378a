// The site of the documents in a browser: it fits each window in both colours, and keys alone find a page.
import { writeSite } from '../../../build/site/write-site.mjs';
import { axe } from '../tools/axe.ts';
import { expect, test } from '../tools/fixture.ts';

test.beforeAll(async () => {
  await writeSite();
});

/** `examined` are the width and the colours in which axe looks at the page: the longest one takes it seconds. */
const PAGES = [
  { path: 'index.html', lang: 'en', ready: 3, examined: ['320 light', '1280 dark'] },
  { path: 'guides/forms.html', lang: 'en', ready: 1, examined: ['320 dark', '1280 light'] },
  { path: 'reference/blocks/gallery.pt-BR.html', lang: 'pt-BR', ready: 1, examined: ['768 light', '1280 dark'] },
  { path: 'reference/rules.html', lang: 'en', ready: 0, examined: ['320 light'] },
];

test('pages of the documents fit each window in both colours, axe finds nothing, and the search answers keys', {
  tag: '@long',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { path, lang, ready, examined } of PAGES) {
    await page.goto(`/documentos/${path}`);
    await expect(page.locator('html'), path).toHaveAttribute('lang', lang);
    await expect(page.getByRole('button', { name: /^(Search|Buscar)/ })).toBeVisible();
    if (ready > 0)
      await expect.poll(() => page.locator('[data-block-state="ready"]').count(), path).toBeGreaterThanOrEqual(ready);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const over = await page.evaluate(
          () => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - innerWidth,
        );
        expect.soft(over, `${path} at ${width} px`).toBeLessThanOrEqual(0);
        const view = `${width} ${colorScheme}`;
        if (examined.includes(view)) expect.soft(await axe(page), `${path}, ${view}`).toEqual([]);
      }
    }
  }

  await page.goto('/documentos/start/install.html');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  await page.keyboard.press('Control+k');
  const field = page.getByRole('searchbox', { name: 'Search the documents' });
  await expect(field).toBeFocused();
  await field.fill('layout shift');
  const first = page.locator('#site-search-results a').first();
  await expect(first).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /\d+ results/ })).toBeVisible();
  expect.soft(await axe(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await field.fill('formulario');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await page.keyboard.press('Control+k');
  await field.fill('wordpress');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/documentos\/recipes\/wordpress-php\.html$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('WordPress');
});
