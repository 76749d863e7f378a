// The blocks of the store, in the states that a visitor meets on the way to the checkout.
import type { Page } from '@playwright/test';
import { expect } from '../tools/fixture.ts';
import { blockPage, demoPage, type Look, type Subject, stage } from './picture-page.ts';

const INLINE: readonly Look[] = ['wide', 'dark', 'narrow', 'forced'];

const MUG = { itemId: 'caneca-neblina', sku: 'SR-0202', quantity: 1 };
const TEAPOT = { itemId: 'bule-canastra', sku: 'SR-0211', quantity: 1 };

/** A cart that is not reserved: the time that is left would be another one in each picture. */
const withoutReservation = (page: Page): Promise<unknown> =>
  page.route('**/api/commerce/shopping-cart**', async (route) => {
    const response = await route.fetch();
    const { shoppingCart, ...more } = await response.json();
    await route.fulfill({ response, json: { ...more, shoppingCart: { ...shoppingCart, expiresAt: undefined } } });
  });

const fillCart = (page: Page): Promise<void> =>
  page.evaluate(
    async (items) => {
      const { cart } = Reflect.get(window, 'Vitrine');
      for (const item of items) await cart.add(item);
    },
    [MUG, TEAPOT],
  );

const cartPage = async (page: Page): Promise<void> => {
  await withoutReservation(page);
  await demoPage(page, '/atelie/carrinho');
  await fillCart(page);
  await expect(page.locator('[part=line]')).toHaveCount(2);
};

const cartDrawer = async (page: Page): Promise<void> => {
  await withoutReservation(page);
  await demoPage(page, '/atelie/contato');
  await fillCart(page);
  await expect(page.getByRole('dialog').locator('[part=line]')).toHaveCount(2);
};

const suggestions = blockPage('search', async (page) => {
  const field = page.getByRole('combobox').first();
  await field.pressSequentially('caneca');
  await expect(page.getByRole('option').first()).toBeVisible();
});

/** Pictures of the store. */
export const STORE_SUBJECTS: readonly Subject[] = [
  ...['product', 'product-list', 'reviews', 'donation', 'gift-card', 'pricing-toggle', 'member-login'].map(
    (name): Subject => ({ name, looks: INLINE, open: blockPage(name), part: stage }),
  ),
  { name: 'cart-page', looks: [...INLINE, 'print'], open: cartPage, part: (page) => page.locator('main') },
  {
    name: 'cart-drawer',
    looks: ['wide', 'dark', 'zoom', 'forced'],
    open: cartDrawer,
    part: (page) => page.getByRole('dialog'),
  },
  { name: 'search-suggestions', looks: INLINE, open: suggestions },
];
