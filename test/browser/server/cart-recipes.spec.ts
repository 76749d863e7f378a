// The recipes for a cart without the platform (docs/recipes), with the drawer and the indicator, on a site whose server is its own.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../tools/fixture.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { EXPECTED, page } from './own-site.ts';

let server: OwnServer;

test.beforeAll(async () => {
  server = await startOwnServer();
});
test.afterAll(() => server.close());

const PRODUCT = JSON.stringify({
  id: 'caneca',
  title: 'Caneca azul',
  url: '#caneca',
  currency: 'BRL',
  productType: 1,
  variants: [{ id: '1', sku: 'AZUL', price: 9800, unlimited: true }],
});
const SHOP = `<a data-block="cart-indicator" data-cart-open href="#caneca">Carrinho <span data-cart-quantity>0</span></a>
<section id="caneca" data-block="product" data-product='${PRODUCT}'><h2>Caneca azul</h2><p data-product-price>R$ 98,00</p></section>
<div data-block="cart-drawer"></div>`;
const CONTEXT =
  '<script type="application/json" data-site-context>{"website":{"formattingLocale":"pt-BR"},"storeSettings":{"selectedCurrency":"BRL"}}</script>';

async function open(view: Page, recipe: string, html = SHOP): Promise<void> {
  const script = await readFile(new URL(`../../../docs/recipes/${recipe}`, import.meta.url), 'utf8');
  server.pages.set('/loja', page(html, { head: `${CONTEXT}<script>${script}</script>` }));
  await view.goto(`${server.origin}/loja`);
}

const drawer = (view: Page) => view.getByRole('dialog', { name: 'Carrinho' });
const indicator = (view: Page) => view.getByRole('link', { name: /no carrinho|^Carrinho/ });
const buy = (view: Page) => view.getByRole('button', { name: 'Adicionar ao carrinho' }).click();

test('the cart by message is kept in the browser, shown by drawer and indicator, and ends in a message', {
  tag: '@long',
}, async ({ page: view }) => {
  await open(view, 'cart-by-message.js');
  await buy(view);
  await expect(drawer(view)).toContainText('Caneca azul');
  await expect(drawer(view)).toContainText('R$ 98,00');
  // What this cart has no call for is not offered.
  await expect(drawer(view).getByLabel(/cupom|vale/i)).toHaveCount(0);
  await drawer(view).getByRole('button', { name: 'Um a mais de Caneca azul' }).click();
  await expect(drawer(view)).toContainText('R$ 196,00');
  await view.reload();
  await expect(indicator(view)).toHaveAccessibleName('2 itens no carrinho');
  await indicator(view).click();
  await expect(drawer(view)).toContainText('R$ 196,00');
  // A message program is none of the browser's pages: the address is what is asked for.
  const session = await view.context().newCDPSession(view);
  await session.send('Page.enable');
  const asked = new Promise<string>((resolve) => {
    session.on('Page.frameRequestedNavigation', ({ url }) => resolve(url));
  });
  await drawer(view).getByRole('button', { name: 'Finalizar' }).click();
  const message = new URL(await asked);
  expect(message.protocol).toBe('mailto:');
  expect(message.pathname).toBe('loja@exemplo.example');
  expect(new URLSearchParams(message.search).get('body')?.replace(/\s/g, ' ')).toBe(
    'Olá! Quero encomendar: 2 × Caneca azul (AZUL): R$ 98,00 Total: R$ 196,00',
  );
  await drawer(view)
    .getByRole('button', { name: /Remover/ })
    .click();
  await expect(indicator(view)).toHaveAccessibleName(/^0 itens/);
});

test('the cart by message reads a product in a script, beside one that cannot be read, and puts back what another page has not', async ({
  page: view,
}) => {
  const inScript = SHOP.replace(
    ` data-product='${PRODUCT}'>`,
    `><script type="application/json" data-product>${PRODUCT}</script>`,
  );
  await open(view, 'cart-by-message.js', `${inScript}<p data-product="{">Em breve</p>`);
  await view.evaluate(() => localStorage.setItem('carrinho', 'de outro programa'));
  await buy(view);
  await expect(drawer(view)).toContainText('R$ 98,00');
  const elsewhere = SHOP.replace(/<section[\s\S]*<\/section>/, '<p id="caneca">Contato</p>');
  await open(view, 'cart-by-message.js', elsewhere);
  await indicator(view).click();
  await drawer(view)
    .getByRole('button', { name: /Remover/ })
    .click();
  await expect(indicator(view)).toHaveAccessibleName(/^0 itens/);
  await drawer(view).getByRole('button', { name: 'Desfazer' }).click();
  await expect(indicator(view)).toHaveAccessibleName('Um item no carrinho');
  await expect(drawer(view)).toContainText('Caneca azul');
});

for (const { sells, more, price } of [
  {
    sells: 'a product without variants at its sale price',
    more: { variants: undefined, priceCents: 9800, salePriceCents: 7900, onSale: true },
    price: 'R$ 79,00',
  },
  {
    sells: 'a variant without a SKU at its own price',
    more: { priceCents: 100, variants: [{ id: 7, price: 9800, unlimited: true }] },
    price: 'R$ 98,00',
  },
])
  test(`the cart by message sells ${sells}`, { tag: '@long' }, async ({ page: view }) => {
    const product = JSON.stringify({ ...JSON.parse(PRODUCT), ...more });
    await open(view, 'cart-by-message.js', SHOP.replace(PRODUCT, product));
    await buy(view);
    await expect(drawer(view).locator('[part=line]')).toContainText(price);
    await expect(drawer(view).locator('[part=total]')).toContainText(price);
  });

test('the cart of a JSON address keeps what the server has said, also when it refuses', { tag: '@long' }, async ({
  page: view,
  allowConsole,
}) => {
  allowConsole(EXPECTED);
  const one = { id: '7', itemId: 'caneca', sku: 'AZUL', title: 'Caneca azul', unitPriceCents: 9800 };
  const cart = (quantity: number) =>
    JSON.stringify(
      quantity
        ? {
            entries: [{ ...one, quantity, subTotalCents: 9800 * quantity }],
            subtotalCents: 9800 * quantity,
            grandTotalCents: 9800 * quantity,
          }
        : { entries: [], subtotalCents: 0, grandTotalCents: 0 },
    );
  const answer = (status: number, body: string) =>
    server.answers.set('/carrinho.json', { status, headers: { 'content-type': 'application/json' }, body });
  answer(200, cart(0));
  await open(view, 'cart-by-json.js');
  await expect(view.locator('[data-block=product][data-block-state=ready]')).toHaveCount(1);
  answer(200, cart(1));
  await buy(view);
  await expect(drawer(view)).toContainText('R$ 98,00');
  answer(409, '{"message":"Só temos uma."}');
  await drawer(view).getByRole('button', { name: 'Um a mais de Caneca azul' }).click();
  await expect(drawer(view)).toContainText('Só temos uma.');
  answer(200, cart(1));
  await view.reload();
  await expect(indicator(view)).toHaveAccessibleName('Um item no carrinho');
  server.pages.set('/finalizar', page('<p>Falta pouco.</p>'));
  await indicator(view).click();
  await drawer(view).getByRole('button', { name: 'Finalizar' }).click();
  await expect(view.getByText('Falta pouco.')).toBeVisible();
});
