// Where the keyboard is once a button of the list is gone, and that nothing takes it from where the visitor went meanwhile.
import { deferred } from '../../../deferred.ts';
import { expect, settled, test } from '../../tools/fixture.ts';
import { GRID, listWith, TILES, tile } from './list-page.ts';

const NEXT = '<a href="/__page/next" data-next-page>Mais</a>';

test('a page that comes late leaves the focus where the visitor has gone', async ({ page, pageWith }) => {
  const { promise: held, resolve: letGo } = deferred();
  await page.route('**/__page/next', async (route) => {
    await held;
    await route.fulfill({ contentType: 'text/html', body: listWith([tile({ id: 'moringa', price: 18_500 })]) });
  });
  await pageWith(listWith(TILES, { after: NEXT }), { head: GRID });
  await settled(page);
  await page.locator('[part~=more]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[part~=more]')).toHaveAttribute('data-busy');
  const sort = page.locator('[part~=sort]');
  await sort.focus();
  letGo();
  await expect(page.getByRole('link', { name: 'moringa' })).toBeVisible();
  await expect(page.locator('[part~=more]')).toHaveCount(0);
  await expect(sort).toBeFocused();
});

test('of a page the first product that the filter leaves has the focus', async ({ page, pageWith }) => {
  await page.route('**/__page/next', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: listWith([tile({ id: 'moringa', price: 18_500, glazes: ['Mata'] }), tile({ id: 'cuia', price: 9_000 })]),
    }),
  );
  await pageWith(listWith(TILES, { after: NEXT }), { head: GRID, query: '?esmalte=bruma' });
  await settled(page);
  await page.locator('[part~=more]').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'cuia' })).toBeFocused();
});

test('after a last page of which the filter shows nothing the filters have the focus', async ({ page, pageWith }) => {
  await page.route('**/__page/next', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: listWith([tile({ id: 'moringa', price: 18_500, glazes: ['Mata'] })]),
    }),
  );
  await pageWith(listWith(TILES, { after: NEXT }), { head: GRID, query: '?esmalte=bruma' });
  await settled(page);
  await page.locator('[part~=more]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[part~=more]')).toHaveCount(0);
  await expect(page.locator('[part~=filters] summary')).toBeFocused();
});

test('who dismisses the notice of a product that was not added is back on its control', async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/shopping-cart/);
  await page.route('**/api/commerce/shopping-cart**', (route) => route.fulfill({ status: 503 }));
  await pageWith(listWith(TILES), { head: GRID });
  await settled(page);
  const add = page.locator('article', { hasText: 'vaso' }).locator('[data-quick-add]');
  await add.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Fechar o aviso' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[part~=notice]')).toHaveCount(0);
  await expect(add).toBeFocused();
});

for (const [what, attributes] of [
  ['the filters', ''],
  ['the order', 'data-filters="false"'],
  ['the first product', 'data-filters="false" data-sorting="false"'],
] as const)
  test(`the button that clears the filters of an empty list hands the focus on to ${what}`, async ({
    page,
    pageWith,
  }) => {
    await pageWith(listWith(TILES, { attributes }), { head: GRID, query: '?esmalte=mata&disponivel=1' });
    await settled(page);
    await page.locator('[part~=empty-state]').getByRole('button', { name: 'Limpar filtros' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#lista > article:visible')).toHaveCount(4);
    const next = {
      'the filters': page.locator('[part~=filters] summary'),
      'the order': page.locator('[part~=sort]'),
      'the first product': page.getByRole('link', { name: 'vaso' }),
    }[what];
    await expect(next).toBeFocused();
  });

test('the buttons above the list and on the sheet that clear the filters hand the focus on, too', async ({
  page,
  pageWith,
}) => {
  await pageWith(listWith(TILES), { head: GRID, query: '?esmalte=mata' });
  await settled(page);
  await page.locator('[part~=toolbar] [part~=clear]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[part~=filters] summary')).toBeFocused();

  await page.setViewportSize({ width: 400, height: 800 });
  await pageWith(listWith(TILES), { head: GRID, query: '?esmalte=mata' });
  await settled(page);
  await page.locator('[part~=filters] .summary').click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[part~=clear]').focus();
  await page.keyboard.press('Enter');
  await expect(dialog.locator('[part~=see]')).toBeFocused();
});
