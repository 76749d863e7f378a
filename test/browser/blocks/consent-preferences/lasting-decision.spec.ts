// How long a decision lasts: over the site’s versions, tabs and frames.
import { expect, test } from '../../tools/fixture.ts';
import { bannerOf, type WithVitrine, withSettings } from '../cookie-banner/cookie-page.ts';
import { PAGE, SERVICES, slice } from './consent-page.ts';

test('a raised policy version asks again, and another tab learns of the choice', { tag: '@long' }, async ({
  page,
  pageWith,
  context,
}) => {
  const at = (policyVersion: number) => withSettings({ ...SERVICES, policyVersion }, PAGE);
  await pageWith(at(1));
  await bannerOf(page).getByRole('button', { name: 'Aceitar' }).click();
  await page.reload();
  await expect.poll(async () => (await slice(page)).decided).toBe(true);
  await expect(bannerOf(page)).toHaveCount(0);
  await pageWith(at(2), { name: 'two' });
  await expect(bannerOf(page)).toBeVisible();
  expect(await slice(page)).toEqual({ decided: false, on: ['necessary'], services: {} });

  const other = await context.newPage();
  await other.route(/\/__page\/two/, (route) => route.continue());
  const body = await page.content();
  await other.route(/\/__page\/two/, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await other.goto('/__page/two');
  await expect(bannerOf(other)).toBeVisible();
  await bannerOf(page).getByRole('button', { name: 'Recusar' }).click();
  await expect(bannerOf(other)).toHaveCount(0);
  await expect.poll(async () => (await slice(other)).decided).toBe(true);
});

test('in the frame of a stranger a choice holds for that page and nothing is kept; a listed page may frame', async ({
  page,
  baseURL,
}) => {
  const framed = (website: object) =>
    `<!doctype html><html lang="pt-BR"><title>Loja</title><script type="application/json" data-site-context>${JSON.stringify({ website, cookieSettings: { ...SERVICES, cookieBannerText: 'Usamos cookies.' } })}</script><script src="/dist/vitrine.js"></script><p>Loja</p>`;
  await page.route(/\/__page\/framed/, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: framed(route.request().url().includes('listed') ? { framedBy: ['http://127.0.0.1:9'] } : {}),
    }),
  );
  await page.route('http://127.0.0.1:9/**', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="pt-BR"><title>Revista</title><iframe src="${baseURL}/__page/framed${new URL(route.request().url()).search}" width="900" height="600"></iframe>`,
    }),
  );
  const inside = page.frameLocator('iframe');
  const kept = () =>
    page.frames()[1]?.evaluate(() => ({
      decided: (window as unknown as WithVitrine).Vitrine.consent.get().decided,
      keys: Object.keys(localStorage).filter((key) => key.startsWith('vitrine:')),
      cookies: document.cookie.includes('ss_cookieAllowed'),
    }));
  await page.goto('http://127.0.0.1:9/');
  await inside.getByRole('button', { name: 'Aceitar' }).click();
  await expect.poll(kept).toEqual({ decided: true, keys: [], cookies: false });
  await page.goto('http://127.0.0.1:9/?listed');
  await inside.getByRole('button', { name: 'Aceitar' }).click();
  await expect
    .poll(async () => (await kept())?.keys.toSorted())
    .toEqual(['vitrine:consent', 'vitrine:consent-records']);
});
