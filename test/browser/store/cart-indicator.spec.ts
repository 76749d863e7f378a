// The number of items in the cart, as visitors see and hear it, on the shipped product.
import type { Page } from '@playwright/test';
import { expect, settled, test } from '../tools/fixture.ts';

const LINKS = `<a data-block="cart-indicator" href="/carrinho" id="own">Carrinho</a>
<a data-block="cart-indicator" href="/carrinho" id="marked">Carrinho <b data-cart-quantity="">7</b></a>
<a data-block="cart-indicator" href="/carrinho" id="bare" data-count="false">Carrinho</a>`;

const settings = (language: string): string =>
  `<script type="application/json" data-site-context>${JSON.stringify({ website: { language } })}</script>`;

/** Answers for the cart. */
const cartWith = async (page: Page, totalQuantity: number): Promise<void> => {
  await page.unroute('**/api/commerce/shopping-cart*');
  await page.route('**/api/commerce/shopping-cart*', (route) =>
    route.fulfill({ json: { id: 'c1', websiteId: 'w1', entries: [], totalQuantity } }),
  );
};

const NAMES: Readonly<Record<string, readonly string[]>> = {
  'pt-BR': [
    '0 itens no carrinho',
    'Um item no carrinho',
    '2 itens no carrinho',
    '100 itens no carrinho',
    'Mais de 100 itens no carrinho',
    'Carrinho',
  ],
  en: [
    '0 items in cart',
    'One item in cart',
    '2 items in cart',
    '100 items in cart',
    'More than 100 items in cart',
    'Cart',
  ],
};

test('the number is on the icon, and nothing moves when there are more', async ({
  page,
  context,
  baseURL,
  pageWith,
}) => {
  await context.addCookies([{ name: 'hasCart', value: 'true', url: baseURL ?? '' }]);
  const [link, icon, number] = ['', ' [part=icon]', ' [part=quantity]'].map((part) => page.locator(`#own${part}`));
  const boxes: unknown[] = [];
  for (const total of [0, 1, 25, 101]) {
    await cartWith(page, total);
    await pageWith(`${settings('pt-BR')}${LINKS}`);
    await settled(page);
    await number?.waitFor();
    const [own, sign, badge] = [await link?.boundingBox(), await icon?.boundingBox(), await number?.boundingBox()];
    if (!own || !sign || !badge) throw new Error('there is no box');
    boxes.push(own);
    // It covers the icon's upper corner, and stays within the link.
    expect(badge.x).toBeLessThan(sign.x + sign.width);
    expect(badge.y + badge.height / 2).toBeLessThan(sign.y + sign.height / 2);
    expect(badge.x).toBeGreaterThanOrEqual(own.x);
    expect(badge.x + badge.width).toBeLessThanOrEqual(own.x + own.width);
  }
  expect(new Set(boxes.map((box) => JSON.stringify(box))).size).toBe(1);
});

for (const [language, names] of Object.entries(NAMES))
  test(`shows the number of items up to 100, above that 100+, has its sentence as name, and marks an empty cart, ${language} [CART-601, CART-602, CART-603, CART-604, CART-605, CART-606]`, {
    tag: '@long',
  }, async ({ page, context, baseURL, pageWith }) => {
    // Without it a page has no cart, and asks for none.
    await context.addCookies([{ name: 'hasCart', value: 'true', url: baseURL ?? '' }]);
    for (const [at, [total, number]] of (
      [
        [0, '0'],
        [1, '1'],
        [2, '2'],
        [100, '100'],
        [101, '100+'],
      ] as const
    ).entries()) {
      await cartWith(page, total);
      await pageWith(settings(language) + LINKS);
      await settled(page);
      const marked = page.locator('#marked');
      await expect(marked.locator('b')).toHaveText(number);
      await expect(marked).toHaveAccessibleName(names[at] ?? '');
      await expect(page.locator('#own [part=quantity]')).toHaveText(number);
      await expect(page.locator('#own')).toHaveAccessibleName(names[at] ?? '');
      for (const id of ['own', 'marked'])
        await expect(page.locator(`#${id}[data-cart-empty]`)).toHaveCount(total === 0 ? 1 : 0);
      await expect(page.locator('#bare')).toHaveAccessibleName(names.at(-1) ?? '');
      await expect(page.locator('#bare [part=quantity]')).toHaveCount(0);
    }
  });
