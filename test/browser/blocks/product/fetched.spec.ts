// What a product fetches before a visitor buys it.
import type { Page } from '@playwright/test';
import { runs } from '../../tools/fetched-files.ts';
import { expect, test } from '../../tools/fixture.ts';
import { own, PRODUCT } from './product-page.ts';

const CART = { id: 'c', cartToken: 'c', entries: [], subtotalCents: 0, grandTotalCents: 0, totalQuantity: 1 };

/** Names of the files and calls that a page has asked for since, in their order. */
function asked(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/(?:chunks\/(.+)-\w+|api\/.+\/(\w+))(?:\.js)?$/.exec(new URL(request.url()).pathname) ?? [];
    if (name) names.push(name);
    else if (/\/entries$/.test(request.url())) names.push('entries');
  });
  return names;
}

test.beforeEach(async ({ page }) => {
  await page.route('**/shopping-cart/entries', (route) => route.fulfill({ json: { shoppingCart: CART } }));
});

test('the services of a product are there once the page is idle, its drawer when the pointer comes near, and a click waits for the call alone', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const names = asked(page);
  await pageWith(own({ ...PRODUCT, options: [], variants: [{ id: 'A', sku: 'A', price: 9800, unlimited: true }] }));
  await expect.poll(() => names).toEqual(expect.arrayContaining(['cart', 'calls']));
  expect(names).not.toContain('cart-drawer');
  expect(names, 'without a cart nothing is asked').not.toContain('entries');
  const button = page.getByRole('button', { name: 'Adicionar ao carrinho' });
  const drawerHasCome = runs(page, /\/chunks\/cart-drawer-/);
  await button.hover();
  await drawerHasCome;
  const before = names.length;
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(names.slice(before)).toEqual(['entries']);
});

test('a site without the drawer does not fetch it, and a click at once fetches the call layer together with the cart', async ({
  page,
  pageWith,
}) => {
  const names = asked(page);
  const settings = JSON.stringify({ storeSettings: { addToCartConfirmationType: 2 } });
  await page.addInitScript(() => {
    // The page is never idle.
    Object.assign(window, { requestIdleCallback: () => 0 });
  });
  await page.route('**/chunks/cart-*.js', async (route) => {
    await expect.poll(() => names, 'not one after the other').toContain('calls');
    await route.continue();
  });
  await pageWith(
    `<script type="application/json" data-site-context>${settings}</script>${own({ ...PRODUCT, options: [], variants: [{ id: 'A', sku: 'A', price: 9800, unlimited: true }] })}`,
  );
  const button = page.getByRole('button', { name: 'Adicionar ao carrinho' });
  await expect(button).toBeVisible();
  expect(names).not.toContain('cart');
  await button.click();
  await expect(page.locator('[part=status]')).toContainText('foi para o carrinho');
  expect(names).not.toContain('cart-drawer');
});

test('where the visitor saves data nothing is fetched before the pointer comes near', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const names = asked(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await pageWith(own({ ...PRODUCT, options: [], variants: [{ id: 'A', sku: 'A', price: 9800, unlimited: true }] }));
  const button = page.getByRole('button', { name: 'Adicionar ao carrinho' });
  await expect(button).toBeVisible();
  await page.evaluate(() => new Promise<void>((idle) => requestIdleCallback(() => requestIdleCallback(() => idle()))));
  expect(names).not.toContain('cart');
  await button.hover();
  await expect.poll(() => names).toEqual(expect.arrayContaining(['cart', 'calls', 'cart-drawer']));
});
