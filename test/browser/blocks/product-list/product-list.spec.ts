import type { Locator, Page } from '@playwright/test';
import { expect, settled, test } from '../../tools/fixture.ts';
import { runUntilSettled, stopClock } from '../../tools/page-clock.ts';
import { GRID, listWith, TILES, tile } from './list-page.ts';

/** The products that are shown, in their order. */
const shown = (page: Page): Locator => page.locator('#lista > article:visible h3');
const value = (page: Page, name: string): Locator => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
const status = (page: Page): Locator => page.locator('#lista [role=status]');

async function openFilters(page: Page): Promise<void> {
  const filters = page.locator('[part~=filters]');
  if ((await filters.getAttribute('open')) === null) await filters.locator('summary').click();
}

test('the list of the server stays, in the grid of the page; filters and order are in the address, and Back undoes them [COLL-006, NAV-017]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(listWith(TILES), { head: GRID, query: '?linha=casa' });
  await settled(page);
  await expect(shown(page)).toHaveText(['vaso', 'bule', 'caneca', 'prato']);
  await expect(page.locator('[part~=count]')).toHaveText('4 produtos');
  const boxes = await Promise.all([0, 1, 2].map((at) => shown(page).nth(at).boundingBox()));
  expect(boxes[0]?.y).toBe(boxes[1]?.y);
  expect(boxes[2]?.y).toBeGreaterThan(boxes[0]?.y ?? 0);
  expect((await page.locator('[part~=toolbar]').boundingBox())?.width).toBe(
    (await page.locator('#lista').boundingBox())?.width,
  );

  await openFilters(page);
  await value(page, 'Bruma').check();
  await expect(shown(page)).toHaveText(['vaso', 'caneca']);
  await expect(page).toHaveURL(/\?linha=casa&esmalte=Bruma$/);
  await expect(status(page)).toHaveText(/^2 de 4 produtos/);
  await page.locator('[part~=sort]').selectOption('preco');
  await expect(shown(page)).toHaveText(['caneca', 'vaso']);
  await expect(page).toHaveURL(/ordem=preco/);
  await page.goBack();
  await expect(shown(page)).toHaveText(['vaso', 'caneca']);
  await page.goBack();
  await expect(shown(page)).toHaveText(['vaso', 'bule', 'caneca', 'prato']);
  await expect(value(page, 'Bruma')).not.toBeChecked();
  await page.goForward();
  await expect(shown(page)).toHaveText(['vaso', 'caneca']);
});

test('an address with filters shows them at once; where nothing is left, one button clears them', async ({
  page,
  pageWith,
}) => {
  await pageWith(listWith(TILES), { head: GRID, query: '?esmalte=mata&disponivel=1' });
  await settled(page);
  await expect(shown(page)).toHaveCount(0);
  await expect(value(page, 'Mata')).toBeChecked();
  await page.locator('[part~=empty-state]').getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(shown(page)).toHaveCount(4);
  await expect(page).toHaveURL(/\/test$/);
});

test('prices are typed; destroying the runtime gives the list back as it was', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const children = (): Promise<string[]> =>
    page.locator('#lista').evaluate((list) => [...list.children].map((one) => one.outerHTML));
  await pageWith(listWith(TILES), { tag: '' });
  const before = await children();
  await pageWith(listWith(TILES), { head: GRID });
  await settled(page);
  await openFilters(page);
  await page.getByRole('textbox', { name: 'Até' }).fill('120');
  await expect(shown(page)).toHaveText(['caneca', 'prato']);
  await page.getByRole('textbox', { name: 'De' }).fill('89,01');
  await expect(shown(page)).toHaveText(['prato']);
  await page.getByRole('textbox', { name: 'De' }).fill('cem');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'De' })).toHaveAccessibleDescription(
    'Escreva um valor como 1.000,50.',
  );
  await page.getByRole('textbox', { name: 'De' }).fill('R$ 89,01');
  await expect(page.getByRole('textbox', { name: 'De' })).toHaveAccessibleDescription('');
  await page.getByRole('textbox', { name: 'Até' }).fill('1.000,00');
  await expect(shown(page)).toHaveText(['vaso', 'bule', 'prato']);
  await page.locator('[part~=sort]').selectOption('nome');
  await page.evaluate(() => Reflect.get(window, 'Vitrine').destroy());
  await expect.poll(children).toEqual(before);
});

test('an address with three pages fetches both that are missing, and stays as it is', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const next = (number: number): string => `<a href="/__page/${number}" data-next-page>Mais</a>`;
  await page.route(/__page\/\d$/, (route) => {
    const number = Number(route.request().url().slice(-1));
    const body = listWith([tile({ id: `peca-${number}`, price: 8_900 })], { after: next(number + 1) });
    return route.fulfill({ contentType: 'text/html', body });
  });
  await pageWith(listWith(TILES, { after: next(2) }), { head: GRID, query: '?paginas=3' });
  await settled(page);
  await expect(shown(page)).toHaveText(['vaso', 'bule', 'caneca', 'prato', 'peca-2', 'peca-3']);
  await expect(page.locator('[part~=more]')).toBeEnabled();
  await expect(page).toHaveURL(/\?paginas=3$/);
});

test('the next page is fetched and its products added, filtered like the others; the address keeps how many pages there are', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const next = '<a href="/__page/next" data-next-page>Mais</a>';
  let loads = 0;
  await page.route('**/__page/next', (route) => {
    loads += 1;
    const tiles = [
      tile({ id: 'caneca', price: 8_900, glazes: ['Bruma'] }),
      tile({ id: 'moringa', price: 18_500, glazes: ['Mata'] }).replace(
        '<h3>',
        '<h3 onclick="alert(1)"><script>alert(1)</script>',
      ),
    ];
    return route.fulfill({ contentType: 'text/html', body: listWith(tiles) });
  });
  await pageWith(listWith(TILES, { after: next }), { head: GRID });
  await settled(page);
  await expect(page.getByRole('link', { name: 'Mais' })).toHaveCount(0);
  await page.locator('[part~=more]').focus();
  await page.keyboard.press('Enter');
  await expect(shown(page)).toHaveText(['vaso', 'bule', 'caneca', 'prato', 'moringa']);
  await expect(page.getByRole('link', { name: 'moringa' })).toBeFocused();
  await expect(page.locator('[part~=more]')).toHaveCount(0);
  await expect(page.locator('#lista [onclick], #lista article script')).toHaveCount(0);
  await expect(page).toHaveURL(/\?paginas=2$/);
  await openFilters(page);
  await value(page, 'Mata').check();
  await expect(shown(page)).toHaveText(['prato', 'moringa']);
  await page.reload();
  await settled(page);
  await expect(shown(page)).toHaveText(['prato', 'moringa']);
  expect(loads).toBe(2);
});

test('where the next page does not load it is said, and the same button tries again; another origin is not asked', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/Failed to load resource|VT040/);
  let fails = true;
  await page.route('**/__page/next', (route) =>
    fails
      ? route.fulfill({ status: 503, body: '' })
      : route.fulfill({ contentType: 'text/html', body: listWith([tile({ id: 'moringa', price: 100 })]) }),
  );
  await pageWith(listWith(TILES, { after: '<a href="/__page/next" data-next-page>Mais</a>' }), { head: GRID });
  await settled(page);
  await page.locator('[part~=more]').click();
  await expect(page.getByRole('alert')).toHaveText('Não foi possível carregar mais produtos. Tente novamente.');
  fails = false;
  await page.locator('[part~=more]').click();
  await expect(shown(page)).toHaveCount(5);

  let elsewhere = 0;
  await page.route('https://example.com/**', (route) => {
    elsewhere += 1;
    return route.fulfill({ body: '' });
  });
  await pageWith(listWith(TILES, { after: '<a href="https://example.com/x" data-next-page>Mais</a>' }), { head: GRID });
  await settled(page);
  await page.locator('[part~=more]').click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(elsewhere).toBe(0);
});

test('a product without choices is added with one call, and a failure is said; one with choices opens the quick view', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  const bodies: unknown[] = [];
  let fails = false;
  await page.route('**/api/commerce/shopping-cart/entries**', (route) => {
    bodies.push(route.request().postDataJSON());
    return fails
      ? route.fulfill({ status: 400, json: { error: 'O vaso acabou de ser vendido.' } })
      : route.fulfill({
          json: {
            cartToken: 't',
            entries: [{ id: 'e', itemId: 'vaso', sku: 'vaso-0', title: 'vaso', quantity: 1 }],
            totalQuantity: 1,
            newlyAdded: { id: 'e' },
          },
        });
  });
  // For 600 ms a press is the second half of a double click.
  await stopClock(page);
  await pageWith(listWith(TILES), { head: GRID });
  await runUntilSettled(page);
  const add = (id: string): Locator => page.locator(`article:has(a[href="/atelie/peca/${id}"]) [data-quick-add]`);
  await add('vaso').dblclick();
  await expect(page.locator('[part~=notice]')).toContainText('vaso foi para o carrinho.');
  expect(bodies).toHaveLength(1);
  expect(JSON.stringify(bodies[0])).not.toContain('price');
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  fails = true;
  await page.clock.runFor(600);
  await add('bule').click();
  await expect(page.locator('[part~=notice][data-kind=failed]')).toBeVisible();
  await page.keyboard.press('Escape');
  await add('caneca').click();
  await expect(page.getByRole('dialog', { name: 'caneca' })).toBeVisible();
});

test('beside a product the product itself is left out, and no more are shown than asked for', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(listWith(TILES, { attributes: 'data-related data-limit="2"' }), {
    head: GRID,
    query: '?esmalte=Mata',
  });
  await settled(page);
  await expect(shown(page)).toHaveText(['vaso', 'caneca']);
  await expect(page.locator('[part~=toolbar]')).toHaveCount(0);
});
