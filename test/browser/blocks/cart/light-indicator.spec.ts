// The link to the cart needs no React: a page that has no other block never fetches it.
import { fetchedFiles, ofReact, pastIdle } from '../../tools/fetched-files.ts';
import { expect, settled, test } from '../../tools/fixture.ts';

const LINKS = {
  'the icon beside its number': {
    link: '<a data-block="cart-indicator" href="/carrinho">Carrinho</a>',
    number: '[part=quantity]',
  },
  'the page’s own number': {
    link: '<a data-block="cart-indicator" href="/carrinho">Carrinho <b data-cart-quantity>0</b></a>',
    number: '[data-cart-quantity]',
  },
};

const CONTEXT = `<script type="application/json" data-site-context>${JSON.stringify({
  website: { formattingLocale: 'pt-BR' },
  shoppingCart: { totalQuantity: 2 },
})}</script>`;

for (const [name, { link, number }] of Object.entries(LINKS))
  test(`a page with a link to the cart alone asks for no React until something is added, and the link follows the cart: ${name} [CART-601, CART-602, CART-603]`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    const files = fetchedFiles(page);
    await pageWith(link, { head: CONTEXT });
    await settled(page);
    await expect(page.locator(number)).toHaveText('2');
    await pastIdle(page);
    expect(files.filter((file) => /^chunks\/cart-indicator-/.test(file))).toHaveLength(1);
    expect(ofReact(files)).toEqual([]);
    // What is added is shown in the drawer, which needs it.
    await page.evaluate(async () => {
      const { cart } = Reflect.get(window, 'Vitrine');
      await cart.use({
        add: async () => ({ cart: { cartToken: 't', entries: [{ id: 'e', quantity: 3 }] }, newlyAdded: null }),
      });
      await cart.add({ itemId: 'caneca', sku: 'C', quantity: 1 });
    });
    await expect(page.locator('[data-block=cart-indicator]').locator(number)).toHaveText('3');
    await expect(page.getByRole('link')).toHaveAccessibleName('3 itens no carrinho');
  });

test('a link of the page that lays out its own content goes on doing so', async ({ page, pageWith }) => {
  const part = (inside: string, attributes = ''): string =>
    `<span ${attributes} style="flex: none; width: 20px; height: 20px">${inside}</span>`;
  await pageWith(
    `<a data-block="cart-indicator" href="/carrinho" style="display: flex; flex-direction: column; gap: 8px">${part('C', 'id="sinal"')}${part('0', 'id="numero" data-cart-quantity')}</a>`,
  );
  await expect(page.locator('[data-block=cart-indicator]')).toHaveAttribute('data-block-state', 'ready');
  const top = (id: string): Promise<number> =>
    page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);
  expect((await top('numero')) - (await top('sinal'))).toBe(28);
});
