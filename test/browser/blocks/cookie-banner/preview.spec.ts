// The editor's preview: a frame whose parent is the site's configuration area.
import type { Page } from '@playwright/test';
import { expect, test } from '../../tools/fixture.ts';
import { accept, BOTH, bannerOf, type WithVitrine, withSettings } from './cookie-page.ts';

/** The page of the editor, with the page of the test in its frame. */
const routeEditor = (page: Page): Promise<unknown> =>
  page.route('**/config/pagina', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="pt-BR"><title>Editor</title><iframe src="/__page/test" title="Página"></iframe>',
    }),
  );

test('the editor’s preview shows the banner in spite of a decision, and its buttons write nothing [CONSENT-024]', async ({
  page,
  pageWith,
  context,
}) => {
  await pageWith(withSettings(BOTH));
  await accept(page);
  await expect(bannerOf(page)).toHaveCount(0);
  const before = await context.cookies();
  expect(before).not.toEqual([]);
  await routeEditor(page);
  await page.goto('/config/pagina');
  const banner = page.frameLocator('iframe').getByRole('region', { name: 'Aviso de cookies' });
  await banner.getByRole('button', { name: 'Recusar' }).click();
  await expect(banner).toBeVisible();
  expect(await context.cookies()).toEqual(before);
});

test('the editor’s preview shows the banner of a site on which it is switched off, and of one without cookie settings none [CONSENT-024]', async ({
  page,
  pageWith,
}) => {
  await routeEditor(page);
  const banner = page.frameLocator('iframe').getByRole('region', { name: 'Aviso de cookies' });
  await pageWith(withSettings({ ...BOTH, isCookieBannerEnabled: false }));
  await page.goto('/config/pagina');
  await expect(banner).toBeVisible();
  await pageWith(withSettings({}));
  await page.goto('/config/pagina');
  const opened = page
    .frameLocator('iframe')
    .locator('html[data-vitrine-initialised]')
    .evaluate(() => (window as unknown as WithVitrine).Vitrine.consent.open());
  expect(await opened).toBe(false);
  await expect(banner).toHaveCount(0);
});
