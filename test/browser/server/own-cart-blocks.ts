// What sells something on a site whose server is its own: the page of each block, and how a visitor uses it with and without the block.
import type { Page } from '@playwright/test';

/** The address that the forms of these pages name. */
export const ACTION = '/comprar';

/** One block of the matrix. Another block joins with the same members. */
export interface OwnBlock {
  /** @param attributes of the block element */
  html(action: string, attributes?: string): string;
  /** Fills in everything. With the block, or in the page as the server wrote it. */
  fill(view: Page, block: boolean): Promise<void>;
  /** The button to press; what the platform does may be called otherwise. */
  button: string | RegExp;
  /** A name that the server's errors may be about. */
  field: string;
  /** The first thing that the block asks the platform, and the sentence that ends a purchase there; null where the platform's page is opened. */
  platform: { readonly path: string; readonly says: string | null };
  /** The answers of that first call that show that there is no platform. */
  absent: readonly (readonly [status: number, type: string])[];
}

const variant = (sku: string, value: string, price: number): object => ({
  id: sku.toLowerCase(),
  sku,
  price,
  unlimited: true,
  optionValues: [{ optionName: 'Esmalte', value }],
});

export const PRODUCT = {
  id: 'caneca',
  title: 'Caneca',
  url: '/caneca',
  productType: 1,
  currency: 'BRL',
  variants: [variant('C-NE', 'Neblina', 9800), variant('C-OX', 'Óxido', 7900)],
  options: [{ name: 'Esmalte', display: 'radio', values: ['Neblina', 'Óxido'] }],
  additionalFields: [{ id: 'gravacao', type: 'text', title: 'Gravação', required: true }],
};

const GIFT_CARD = {
  id: 'vale',
  title: 'Vale-presente',
  url: '/vale',
  productType: 4,
  currency: 'BRL',
  variants: [50, 100].map((reais) => ({
    id: `v${reais}`,
    sku: `VALE-${reais}`,
    price: reais * 100,
    optionValues: [{ optionName: 'Valor', value: `R$ ${reais}` }],
  })),
};

const GONE = [
  [404, 'text/html'],
  [405, 'text/plain'],
  [501, 'text/html'],
] as const;

export const json = (value: object): string => JSON.stringify(value).replaceAll("'", '&#39;');

export const OWN_BLOCKS = {
  product: {
    html: (action, attributes = '') => `<div data-block="product" ${attributes} data-product='${json(PRODUCT)}'>
<h2>Caneca</h2><p data-product-price>R$ 98,00</p>
<form method="post" action="${action}"><input type="hidden" name="peca" value="caneca">
<p><label>Esmalte <select name="variante" required><option value="">Escolha</option><option value="4711">Neblina: R$ 98,00</option><option value="4712">Óxido: R$ 79,00</option></select></label></p>
<p><label>Quantidade <input type="number" name="quantidade" value="1" min="1" max="9" required></label></p>
<p><label>Gravação <input name="extra[gravacao]" required></label></p>
<p><button type="submit" name="acao" value="comprar">Comprar</button></p></form></div>`,
    async fill(view, block) {
      if (block) await view.getByRole('radio', { name: 'Óxido' }).check();
      else await view.getByLabel('Esmalte').selectOption('4712');
      await view.getByRole(block ? 'textbox' : 'spinbutton', { name: 'Quantidade' }).fill('2');
      await view.getByRole('textbox', { name: 'Gravação' }).fill('Para Ana');
    },
    button: /^(Comprar|Adicionar ao carrinho)$/,
    field: 'quantidade',
    platform: { path: '/api/commerce/shopping-cart/entries', says: 'Caneca foi para o carrinho.' },
    absent: [...GONE, [200, 'text/html']],
  },
  'gift-card': {
    html: (action, attributes = '') => `<div data-block="gift-card" ${attributes} data-product='${json(GIFT_CARD)}'>
<h2>Vale-presente</h2><div class="caixa"><section><form method="post" action="${action}"><input type="hidden" name="peca" value="vale">
<fieldset><legend>Valor</legend><label><input type="radio" name="vale" value="VALE-50" required> R$ 50</label>
<label><input type="radio" name="vale" value="VALE-100"> R$ 100</label></fieldset>
<p><button type="submit" name="acao" value="presentear">Dar de presente</button></p></form></section></div></div>`,
    fill: (view) => view.getByRole('radio', { name: 'R$ 100' }).check(),
    button: 'Dar de presente',
    field: 'vale',
    platform: { path: '/checkout/giftcard', says: null },
    absent: GONE,
  },
  donation: {
    html: (action, attributes = '') => `<div data-block="donation" data-donate-page-id="turma" ${attributes}>
<form method="post" action="${action}"><p><label>Valor <input type="number" name="valor" min="5" required></label></p>
<p><label>E-mail <input type="email" name="email" required></label></p>
<p><button type="submit" name="acao" value="doar">Doar ao ateliê</button></p></form></div>`,
    async fill(view) {
      await view.getByLabel('Valor').fill('50');
      await view.getByLabel('E-mail').fill('ana@padaria.store');
    },
    button: 'Doar ao ateliê',
    field: 'email',
    platform: { path: '/checkout/donate', says: null },
    absent: GONE,
  },
} as const satisfies Record<string, OwnBlock>;

/** Fills in a block or its page, and presses its button; twice, as an impatient visitor does, where scripts keep that from sending twice. */
export async function use(
  view: Page,
  one: OwnBlock,
  { block, twice = block }: { block: boolean; twice?: boolean },
): Promise<void> {
  await one.fill(view, block);
  const button = view.getByRole('button', { name: one.button });
  await (twice ? button.dblclick() : button.click());
}

/** What a site's server says that answers the platform's calls. */
export const PLATFORM = `<script type="application/json" data-site-context>{"server":"platform","website":{"id":"loja"}}</script>`;
