import { expect, test } from '../../tools/fixture.ts';
import { stageRan } from '../../tools/vitrine-of.ts';

// The context has the stage loaded, as any block of a list does.
const TILE = `<script type="application/json" data-site-context>{"server":"platform"}</script><article data-product='{"id":"caneca/1","title":"Caneca","url":"#caneca","productType":1,"currency":"BRL","variants":[{"sku":"A","price":9800,"unlimited":true,"optionValues":[]}]}'><h2>Caneca</h2><a href="#caneca" data-quick-view>Ver rápido</a></article>`;

for (const { allowed, count } of [
  { allowed: 'true', count: 1 },
  { allowed: 'false', count: 0 },
])
  test(`a quick view opens from its tile, and is recorded ${count} times with the decision ${allowed}, without payload [CENSUS-620, CENSUS-626]`, async ({
    page,
    pageWith,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'ss_cookieAllowed', value: allowed, url: String(baseURL) }]);
    const sent: { path: string; body: string | null }[] = [];
    await page.route('**/api/census/**', (route) => {
      const request = route.request();
      sent.push({ path: `${request.method()} ${new URL(request.url()).pathname}`, body: request.postData() });
      return route.fulfill({ json: {} });
    });
    await pageWith(TILE);
    await stageRan(page);
    await page.getByRole('link', { name: 'Ver rápido' }).click();
    const dialog = page.getByRole('dialog', { name: 'Caneca' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Adicionar ao carrinho' })).toBeVisible();
    await expect.poll(() => sent.length).toBe(count);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: 'Ver rápido' })).toBeFocused();
    expect(sent).toEqual(count ? [{ path: 'POST /api/census/RecordQuickView/caneca%2F1', body: null }] : []);
  });
