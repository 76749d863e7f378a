/** Types a word, key by key. */
async function type(page, word) {
  for (const letter of word) await page.keyboard.press(letter);
}

const dialog = (page) => page.locator('dialog[open]');
const cart = (page) => page.getByRole('dialog', { name: 'Seu carrinho' });
const button = (page, name) => page.getByRole('button', { name });
const gone = (one) => one.waitFor({ state: 'detached' });

async function dismiss(page) {
  await page.keyboard.press('Escape');
  await gone(dialog(page));
}

/**
 * What visitors do in the demo's shop, page by page, one thing after the other. Each takes input as a visitor gives it, and ends when its effect is there.
 *
 * @type {readonly { path: string, ready: string, steps: Record<string, (page: import('playwright-core').Page) => Promise<void>> }[]}
 */
export const VISITS = [
  {
    path: '/atelie/colecao',
    ready: 'product-list',
    steps: {
      async 'open-product'(page) {
        await page
          .getByRole('link', { name: /^Ver rápido/ })
          .first()
          .click();
        await dialog(page).getByRole('button', { name: 'Adicionar ao carrinho' }).waitFor();
      },
      'close-product': dismiss,
      async 'open-filters'(page) {
        await page.locator('[part~=filters] summary').click();
        await page
          .getByRole('checkbox', { name: /^Bruma|^Em promoção|./ })
          .first()
          .waitFor();
      },
      async filter(page) {
        const before = await page.locator('article.tile:visible').count();
        await page.locator('[part~=filters]').getByRole('checkbox').first().click();
        await page.waitForFunction(
          (all) => [...document.querySelectorAll('article.tile')].filter((one) => one.checkVisibility()).length < all,
          before,
        );
      },
      async sort(page) {
        await page.locator('[part~=sort]').focus();
        await page.keyboard.press('ArrowDown');
        await page.waitForURL(/\?.*(ordem|sort)=/);
      },
      async search(page) {
        await page.getByRole('combobox', { name: 'Buscar na loja' }).click();
        await type(page, 'tigela');
        await page.getByRole('option').first().waitFor();
      },
    },
  },
  {
    path: '/atelie/peca/tigela-serra',
    ready: 'product',
    steps: {
      async 'choose-variant'(page) {
        await page.locator('label', { hasText: /^Grande/ }).click();
        await page.getByRole('radio', { name: /^Grande/, checked: true }).waitFor();
      },
      async add(page) {
        await button(page, 'Adicionar ao carrinho').click();
        await cart(page).locator('[part=line]').waitFor();
      },
      'close-cart': dismiss,
      async 'open-cart'(page) {
        await page.locator('a[data-block=cart-indicator]').first().click();
        await cart(page).locator('[part=line]').waitFor();
      },
      async 'change-quantity'(page) {
        await button(page, /^Um a mais de/).click();
        await cart(page).getByText('R$ 396,00').first().waitFor();
      },
      async remove(page) {
        await button(page, /^Remover/).click();
        await gone(cart(page).locator('[part=line]'));
      },
      'close-empty-cart': dismiss,
      async 'open-lightbox'(page) {
        await button(page, /^Ampliar/)
          .first()
          .click();
        await dialog(page).waitFor();
      },
      // The chosen variant is on the third of four pictures.
      async 'next-picture'(page) {
        await page.keyboard.press('ArrowRight');
        await dialog(page).getByRole('status').filter({ hasText: '4 de 4' }).waitFor();
      },
      'close-lightbox': dismiss,
      async accordion(page) {
        const block = page.locator('[data-block=accordion]').first();
        await block.scrollIntoViewIfNeeded();
        await page.locator('[data-block=accordion][data-block-state=ready]').first().waitFor();
        await button(page, 'Cuidados').click();
        await page.getByRole('button', { name: 'Cuidados', expanded: true }).waitFor();
      },
    },
  },
  {
    path: '/blocks/menu',
    ready: 'menu',
    steps: {
      async tab(page) {
        await page.getByRole('tab', { name: 'Almoço' }).first().click();
        await page.getByRole('tab', { name: 'Almoço', selected: true }).waitFor();
      },
    },
  },
];
