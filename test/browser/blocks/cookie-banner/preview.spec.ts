// The editor's preview: a frame whose parent is the site's configuration area.
import { expect, test } from '../../tools/fixture.ts';
import { accept, BOTH, bannerOf, withSettings } from './cookie-page.ts';

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
  await page.route('**/config/pagina', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="pt-BR"><title>Editor</title><iframe src="/__page/test" title="Página"></iframe>',
    }),
  );
  await page.goto('/config/pagina');
  const banner = page.frameLocator('iframe').getByRole('region', { name: 'Aviso de cookies' });
  await banner.getByRole('button', { name: 'Recusar' }).click();
  await expect(banner).toBeVisible();
  expect(await context.cookies()).toEqual(before);
});
