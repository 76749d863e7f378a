// What a product's page says of stock, sale and subscription, on the shipped product.
import type { Page } from '@playwright/test';
import { expect, settled, test } from '../tools/fixture.ts';

type Raw = Readonly<Record<string, unknown>>;

const variant = (sku: string, more: Raw = {}): Raw => ({
  id: sku,
  sku,
  price: 9_800,
  onSale: false,
  unlimited: false,
  qtyInStock: 5,
  optionValues: [{ optionName: 'Esmalte', value: sku }],
  ...more,
});

const product = (id: string, more: Raw): string =>
  `<div data-block="product" data-server="platform" data-block-load="load" id="${id}" data-product='${JSON.stringify({ id, title: 'Caneca', productType: 1, currency: 'BRL', variants: [variant('A')], ...more })}'><h3>Caneca</h3><form method="post" action="/atelie/carrinho/itens"><button type="submit">Adicionar ao carrinho</button></form></div>`;

const price = (page: Page, id: string) => page.locator(`#${id} [part=price]`);
const NONE = { qtyInStock: 0 };

test('a product is sold out only where nothing of it is left: never a gift card, a digital product or a paywall [STORE-007, STORE-010, STORE-011]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(
    product('none', { variants: [variant('A', NONE), variant('B', NONE)] }) +
      product('one', { variants: [variant('A', NONE), variant('B', { qtyInStock: 1 })] }) +
      product('unlimited', { variants: [variant('A', NONE), variant('B', { ...NONE, unlimited: true })] }) +
      product('digital', { productType: 2, variants: [variant('A', NONE)] }) +
      product('card', { productType: 4, variants: [variant('A', NONE)] }) +
      product('paywall', { productType: 5, variants: [variant('A', NONE)] }),
  );
  await settled(page);
  await expect(price(page, 'none')).toContainText('Esgotado');
  for (const id of ['one', 'unlimited', 'digital', 'card', 'paywall'])
    await expect(price(page, id), id).not.toContainText('Esgotado');
});

test('one variant on sale puts the product on sale, with the sale price and the original one; else there is one price [STORE-008, STORE-009]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const sale = { onSale: true, salePrice: 7_900 };
  await pageWith(
    product('sale', { variants: [variant('A', sale)] }) +
      product('some', { variants: [variant('A'), variant('B', sale)] }) +
      product('ready', { variants: [variant('A', { salePrice: 7_900 })] }),
  );
  await settled(page);
  await expect(price(page, 'sale')).toContainText('Promoção');
  await expect(price(page, 'sale')).toContainText(/79.00/);
  await expect(price(page, 'sale').locator('s')).toContainText(/98.00/);
  await expect(price(page, 'some')).toContainText('Promoção');
  await expect(price(page, 'ready')).not.toContainText('Promoção');
  await expect(price(page, 'ready')).toContainText(/98.00/);
  await expect(price(page, 'ready')).not.toContainText(/79.00/);
});

test('each kind of sale has its button [STORE-001, STORE-003]', { tag: '@long' }, async ({ page, pageWith }) => {
  const KINDS = [
    [1, 'Adicionar ao carrinho'],
    [2, 'Adicionar ao carrinho'],
    [3, 'Contratar'],
    [4, 'Comprar vale-presente'],
  ] as const;
  const plans = [{ id: 'm', billingPeriod: { value: 1, unit: 'MONTH' } }];
  await pageWith(
    KINDS.map(([productType]) =>
      product(`kind-${productType}`, { productType, variants: [variant('A', { optionValues: [] })] }),
    ).join('') + product('plan', { plans, variants: [variant('A', { optionValues: [] })] }),
  );
  await settled(page);
  for (const [type, name] of KINDS)
    await expect(page.locator(`#kind-${type}`).getByRole('button', { name })).toBeVisible();
  await expect(page.locator('#plan').getByRole('button', { name: 'Assinar' })).toBeVisible();
});

const PLANS = [
  ['WEEK', 1, 0, 'por semana'],
  ['WEEK', 2, 0, 'a cada 2 semanas'],
  ['WEEK', 2, 3, 'a cada 2 semanas, durante 6 semanas'],
  ['MONTH', 1, 0, 'por mês'],
  ['MONTH', 3, 0, 'a cada 3 meses'],
  ['MONTH', 1, 12, 'por mês, durante 12 meses'],
  ['YEAR', 1, 0, 'por ano'],
  ['YEAR', 2, 0, 'a cada 2 anos'],
  ['YEAR', 2, 2, 'a cada 2 anos, durante 4 anos'],
] as const;

test('a subscription says period, interval and end in words [STORE-016]', async ({ page, pageWith }) => {
  await pageWith(
    PLANS.map(([unit, value, numBillingCycles], at) =>
      product(`plan-${at}`, {
        plans: [{ id: 'p', name: 'Caixa', billingPeriod: { value, unit }, numBillingCycles, priceCents: 14_900 }],
        variants: [variant('A', { optionValues: [] })],
      }),
    ).join(''),
  );
  await settled(page);
  for (const [at, [, , , words]] of PLANS.entries())
    await expect(page.locator(`#plan-${at} [part=plan]`), words).toHaveText(new RegExp(`149.00 ${words}$`));
});
