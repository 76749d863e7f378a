// The cart of the shop: its page, its drawer and its link, in one tab and in two, up to the checkout.
import type { Page } from '@playwright/test';
import { axe } from '../../tools/axe.ts';
import { expect, settled, test } from '../../tools/fixture.ts';

const MUG = { itemId: 'caneca-neblina', sku: 'SR-0202', quantity: 1 };
const TEAPOT = { itemId: 'bule-canastra', sku: 'SR-0211', quantity: 1 };
const CART = '/atelie/carrinho';

/** Puts items into the cart by the page's own interface. */
async function add(page: Page, ...items: readonly object[]): Promise<void> {
  for (const item of items)
    await page.evaluate(async (one) => {
      await new Promise<void>((resolve) => Reflect.get(window, 'Vitrine').ready(resolve));
      await Reflect.get(window, 'Vitrine').cart.add(one);
    }, item);
}

/** Opens the page of the cart with these items in it. */
async function openCart(page: Page, ...items: readonly object[]): Promise<void> {
  await page.goto(CART);
  await settled(page);
  await add(page, ...items);
  await expect(page.locator('[part=line]')).toHaveCount(items.length);
}

const link = (page: Page) => page.locator('a[data-block=cart-indicator]').first();

test('the cart’s page shows lines, sums and the way to the checkout, which is taken [CART-008, CART-009, NAV-016]', async ({
  page,
}) => {
  await openCart(page, MUG, TEAPOT);
  await expect(page.locator('[part=total]')).toContainText('R$ 636,00');
  await expect(link(page)).toHaveAccessibleName('2 itens no carrinho');
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('button', { name: 'Finalizar compra' }).press('Enter');
  await expect(page).toHaveURL(/\/commerce\/goto-checkout$/);
});

test('the checkout with a missing cart cookie says so, and goes nowhere [CART-010, NAV-013, STR-009]', {
  tag: '@long',
}, async ({ page }) => {
  await openCart(page, MUG);
  for (const name of ['CART', 'hasCart']) {
    await page.context().clearCookies({ name });
    await page.getByRole('button', { name: 'Finalizar compra' }).click();
    const notice = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(notice).toContainText(
      'Sua sessão expirou ou seus cookies não estão ativados. Não é possível continuar com a finalização de compra.',
    );
    await notice.getByRole('button').last().click();
    await expect(notice).toHaveCount(0);
    await expect(page).toHaveURL(/\/atelie\/carrinho$/);
  }
});

test('a removed line leaves the focus on the button that brings it back, by keyboard alone', { tag: '@long' }, async ({
  page,
}) => {
  await openCart(page, MUG, TEAPOT);
  await page.getByRole('button', { name: 'Remover Caneca Neblina' }).press('Enter');
  const undo = page.getByRole('button', { name: 'Desfazer' });
  await expect(undo).toBeFocused();
  await expect(page.locator('[part=line]')).toHaveCount(1);
  await expect(link(page)).toHaveAccessibleName('Um item no carrinho');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remover Caneca Neblina' })).toBeFocused();
  await expect(page.locator('[part=line]')).toHaveCount(2);
});

test('two tabs show the same cart: lines, number and label follow a change in either [CART-607]', async ({
  page,
  context,
}) => {
  await openCart(page, MUG);
  const other = await context.newPage();
  await other.goto('/atelie/');
  await expect(link(other)).toHaveAccessibleName('Um item no carrinho');
  await expect(link(other)).toHaveAttribute('data-block-state', 'ready');
  await page.getByRole('button', { name: 'Um a mais de Caneca Neblina' }).click();
  await expect(link(other)).toHaveAccessibleName('2 itens no carrinho');
  await add(other, TEAPOT);
  await expect(page.locator('[part=line]')).toHaveCount(2);
  await expect(link(page)).toHaveAccessibleName('3 itens no carrinho');
});

test('an item that was added opens the drawer, which holds the focus and gives it back', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/atelie/');
  await expect(link(page)).toHaveAttribute('data-block-state', 'ready');
  await expect(link(page)).toHaveAttribute('data-cart-empty', '');
  // Of one item the name says "Um item", in which axe misses the 1 that is seen.
  await add(page, { ...MUG, quantity: 2 });
  const drawer = page.getByRole('dialog', { name: 'Seu carrinho' });
  await expect(drawer.locator('[part=line]')).toHaveCount(1);
  await expect(link(page)).not.toHaveAttribute('data-cart-empty');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await link(page).press('Enter');
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(link(page)).toBeFocused();
  await expect(page).toHaveURL(/\/atelie\/$/);
});

const FOUR = [MUG, TEAPOT, { ...MUG, sku: 'SR-0201' }, { itemId: 'tigela-serra', sku: 'SR-0102', quantity: 1 }];

test('with four items the drawer’s title says so, and title, way out, sum and checkout stay in view', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/atelie/');
  await expect(link(page)).toHaveAttribute('data-block-state', 'ready');
  await add(page, ...FOUR);
  const drawer = page.getByRole('dialog', { name: 'Seu carrinho (4)', exact: true });
  await expect(drawer.locator('[part=line]')).toHaveCount(4);
  const total = drawer.locator('[part=total]');
  await expect(total).toHaveText(/^Total do pedido\s*R\$/);
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    for (const end of [0, 1]) {
      await drawer.evaluate((box, to) => box.scrollTo(0, to * box.scrollHeight), end);
      for (const part of [
        drawer.getByRole('heading', { name: 'Seu carrinho (4)' }),
        drawer.getByRole('button', { name: 'Fechar' }),
        total,
        drawer.getByRole('button', { name: 'Finalizar compra' }),
      ])
        await expect(part).toBeInViewport({ ratio: 1 });
    }
    expect(await drawer.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
  }
  expect(await axe(page)).toEqual([]);
});

test('a page that is back from the checkout shows the cart as it is now, and can go there again, fault F-082', {
  tag: '@window',
}, async ({ page }) => {
  await openCart(page, MUG);
  await page.getByRole('button', { name: 'Finalizar compra' }).click();
  await expect(page).toHaveURL(/\/commerce\/goto-checkout$/);
  await page.evaluate(
    async (item) =>
      fetch(`/api/commerce/shopping-cart/entries?crumb=${/crumb=([^;]+)/.exec(document.cookie)?.[1]}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-csrf-token': /crumb=([^;]+)/.exec(document.cookie)?.[1] ?? '',
        },
        body: JSON.stringify(item),
      }).then((answer) => answer.ok),
    TEAPOT,
  );
  // A page out of the cache is not loaded again.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('[part=line]')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Finalizar compra' })).not.toHaveAttribute('aria-disabled');
});

test('what changed on the server is shown before the checkout, fault F-081', async ({ page }) => {
  await openCart(page, MUG);
  const changed = /\/api\/commerce\/shopping-cart(\?|$)/;
  await page.route(changed, async (route) => {
    const answer = await route.fetch();
    const cart = await answer.json();
    await route.fulfill({ json: { ...cart, grandTotalCents: 10_100 } });
  });
  await page.getByRole('button', { name: 'Finalizar compra' }).click();
  await expect(page.getByRole('alert')).toContainText('O carrinho mudou.');
  await expect(page.locator('[part=total]')).toContainText('R$ 101,00');
  await expect(page).toHaveURL(/\/atelie\/carrinho$/);
});
