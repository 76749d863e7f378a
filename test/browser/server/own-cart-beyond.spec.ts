// Forms of products: those that the block replaces, with what the server gets, and those that it keeps.

import type { Page } from '@playwright/test';
import { expect, test } from '../tools/fixture.ts';
import { ACTION, json, OWN_BLOCKS, PLATFORM, PRODUCT, use } from './own-cart-blocks.ts';
import { server, startServers } from './own-matrix.ts';
import { EXPECTED, page } from './own-site.ts';

startServers(page('<p>Obrigado pela compra!</p>'));

const REDIRECT = { status: 303, headers: { location: '/obrigado' } };
const answer = (status: number, body: object) => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function open(view: Page, html: string, head = ''): Promise<void> {
  server.pages.set('/pagina', page(html, { head }));
  await view.goto(`${server.origin}/pagina`);
  await expect(view.locator('[data-block-state=ready]')).toHaveCount(1);
}

const entries = (): unknown => server.received.map((got) => got.entries);
const thanks = (view: Page) => view.getByText('Obrigado pela compra!');

/** A product without additional fields; `inside` replaces its form. */
const product = (inside: string, attributes = '', more: object = {}): string =>
  `<div data-block="product" ${attributes} data-product='${json({ ...PRODUCT, additionalFields: [], ...more })}'><h2>Caneca</h2><div><div>${inside}</div></div></div>`;
const form = (inside: string, button = '<button>Comprar</button>'): string =>
  `<form method="post" action="${ACTION}">${inside}${button}</form>`;
const GLAZES =
  '<label>Esmalte <select name="esmalte"><option value="">Escolha</option><option>Neblina</option><option>Óxido</option></select></label>';
const SIZES = {
  options: [],
  variants: PRODUCT.variants.map((one, index) => ({
    ...one,
    optionValues: [
      { optionName: 'Altura', value: index ? '20 cm' : '10 cm' },
      { optionName: 'Largura', value: '10 cm' },
    ],
  })),
};

/** Forms that a block replaces: what a visitor chooses there, and what the server gets. */
const UNDERSTOOD: readonly (readonly [
  what: string,
  html: string,
  entries: readonly (readonly [string, string])[],
  more?: object,
])[] = [
  ['a list of SKUs', form('<select name="sku"><option>C-NE</option><option>C-OX</option></select>'), [['sku', 'C-OX']]],
  ['values by their labels', form(GLAZES), [['esmalte', 'Óxido']]],
  [
    'radio buttons with ids',
    form(
      '<label><input type="radio" name="v" value="c-ne" checked> a</label><label><input type="radio" name="v" value="c-ox"> b</label>',
    ),
    [['v', 'c-ox']],
  ],
  [
    'a hidden SKU',
    form('<input type="hidden" name="sku" value="C-NE"><input type="hidden" name="t" value="1">'),
    [
      ['sku', 'C-OX'],
      ['t', '1'],
    ],
  ],
  [
    'a button for each variant',
    form('', '<button name="sku" value="C-NE">Neblina</button><button name="sku" value="C-OX">Óxido</button>'),
    [['sku', 'C-OX']],
  ],
];

for (const [what, html, expected] of UNDERSTOOD)
  test(`a product writes the choice into ${what}`, { tag: '@long' }, async ({ page: view }) => {
    server.answers.set(ACTION, REDIRECT);
    await open(view, product(html));
    const buy = view.locator('[part~=button]');
    await buy.click();
    await expect(view.getByText(/^Escolha uma opção de /)).toBeVisible();
    await view.getByRole('radio', { name: 'Óxido' }).check();
    await buy.click();
    await expect(thanks(view)).toBeVisible();
    expect(entries()).toEqual([expected]);
  });

test('a button of the page outside the block buys what is chosen in it, and says what is not', {
  tag: '@long',
}, async ({ page: view }) => {
  server.answers.set(ACTION, REDIRECT);
  const quantity = '<label>Quantidade <input type="number" name="quantidade" value="2" max="9"></label>';
  const own = form(`${GLAZES}${quantity}`).replace('<form', '<form id="comprar"');
  await open(view, `${product(own)}<button form="comprar" name="de" value="barra">Comprar agora</button>`);
  const outside = view.getByRole('button', { name: 'Comprar agora' });
  await outside.click();
  await expect(view.getByText(/^Escolha uma opção de /)).toBeVisible();
  await view.getByRole('radio', { name: 'Óxido' }).check();
  // What the server had chosen, or a visitor before the block was there.
  await expect(view.getByRole('textbox', { name: 'Quantidade' })).toHaveValue('2');
  await view.getByRole('textbox', { name: 'Quantidade' }).fill('3');
  await outside.click();
  await expect(thanks(view)).toBeVisible();
  expect(entries()).toEqual([
    [
      ['esmalte', 'Óxido'],
      ['quantidade', '3'],
      ['de', 'barra'],
    ],
  ]);
});

test('a product checks what the visitor fills in outside of the form', async ({ page: view }) => {
  server.answers.set(ACTION, REDIRECT);
  const own = form(GLAZES).replace('<form', '<form id="comprar"');
  await open(view, `${product(own)}<label>Dia da entrega <input name="dia" form="comprar" required></label>`);
  await view.getByRole('radio', { name: 'Óxido' }).check();
  await view.locator('[part~=button]').click();
  const day = view.getByLabel('Dia da entrega');
  await expect(day).toBeFocused();
  await day.fill('sexta');
  expect(entries()).toEqual([]);
  await view.locator('[part~=button]').click();
  await expect(thanks(view)).toBeVisible();
  expect(entries()).toEqual([
    [
      ['esmalte', 'Óxido'],
      ['dia', 'sexta'],
    ],
  ]);
});

test('an answer is read in the charset that its server names', { tag: '@long' }, async ({
  page: view,
  allowConsole,
}) => {
  allowConsole(EXPECTED);
  const headers = { 'content-type': 'application/json; charset=ISO-8859-1' };
  const body = Buffer.from(JSON.stringify({ error: 'Não há mais peças.' }), 'latin1');
  server.answers.set(ACTION, { status: 422, headers, body });
  await open(view, product(form(GLAZES)));
  await view.getByRole('radio', { name: 'Óxido' }).check();
  await view.locator('[part~=button]').click();
  await expect(view.getByText('Não há mais peças.')).toBeVisible();
});

test('a button of the page outside a gift card buys the amount that is chosen in it', { tag: '@long' }, async ({
  page: view,
}) => {
  server.answers.set(ACTION, REDIRECT);
  const variants = ['50', '100'].map((value) => ({
    sku: `V-${value}`,
    price: 100 * Number(value),
    optionValues: [{ optionName: 'Valor', value: `R$ ${value}` }],
  }));
  const own = form('<select name="sku"><option>V-50</option><option>V-100</option></select>');
  await open(
    view,
    `<div data-block="gift-card" data-product='${json({ id: 'vale', title: 'Vale', url: '/vale', productType: 4, currency: 'BRL', variants })}'>${own.replace('<form', '<form id="vale"')}</div><button form="vale">Dar de presente</button>`,
  );
  await view.getByRole('radio', { name: 'R$ 100' }).check();
  await view.getByRole('button', { name: 'Dar de presente' }).click();
  await expect(thanks(view)).toBeVisible();
  expect(entries()).toEqual([[['sku', 'V-100']]]);
});

/** Forms that a block would lose something of. */
const KEPT: readonly (readonly [what: string, html: string, more?: object])[] = [
  [
    'a control that the product does not have',
    form(`${GLAZES}<label><input type="checkbox" name="papel"> Para presente</label>`),
  ],
  ['no control for the variant', form('<input type="hidden" name="peca" value="caneca">')],
  ['two buttons', form(GLAZES, '<button>Comprar</button><button name="lista" value="1">Guardar</button>')],
  ['a link', form(`${GLAZES}<a href="/medidas">Medidas</a>`)],
  [
    'two controls that could be one option',
    form(
      '<select name="a"><option>10 cm</option><option>20 cm</option></select><select name="b"><option>10 cm</option><option>20 cm</option></select>',
    ),
    SIZES,
  ],
  [
    'a list of packs',
    form(`${GLAZES}<label>Quantidade <select name="quantidade"><option>6</option><option>12</option></select></label>`),
  ],
  [
    'a least quantity',
    form(`${GLAZES}<label>Quantidade <input type="number" name="quantidade" value="12" min="12" step="6"></label>`),
  ],
];

for (const [what, html, more] of KEPT)
  test(`a product leaves a form with ${what} as the server wrote it, and shows what the server answers`, {
    tag: '@long',
  }, async ({ page: view, allowConsole }) => {
    allowConsole(EXPECTED);
    server.answers.set(ACTION, answer(422, { error: 'Acabou agora mesmo.' }));
    await open(view, product(html, '', more));
    await expect(view.locator('[part~=button]')).toHaveCount(0);
    const select = view.locator('form select').first();
    if (await select.count()) await select.selectOption({ index: 1 });
    const shown = await view.locator('form').evaluate((it: HTMLFormElement) => [...new FormData(it)]);
    await view.getByRole('button', { name: 'Comprar' }).dblclick();
    await expect(view.getByText('Acabou agora mesmo.')).toBeVisible();
    expect(entries()).toEqual([shown]);
  });

test('a product whose form cannot take the choice shows that form where the platform does not answer', {
  tag: '@long',
}, async ({ page: view, allowConsole }) => {
  allowConsole(EXPECTED);
  server.answers.set(ACTION, REDIRECT);
  await open(view, product(form('<input type="hidden" name="peca" value="caneca">')), PLATFORM);
  await view.getByRole('radio', { name: 'Óxido' }).check();
  await view.locator('[part~=button]').click();
  await expect(view.getByText('Não foi possível adicionar. Tente novamente.')).toBeVisible();
  await view.getByRole('button', { name: 'Comprar' }).click();
  await expect(thanks(view)).toBeVisible();
  expect(server.received.filter(({ path }) => path === ACTION).map((got) => got.entries)).toEqual([
    [['peca', 'caneca']],
  ]);
});

test('a call that may have added is not followed by the own action', { tag: '@long' }, async ({
  page: view,
  allowConsole,
}) => {
  allowConsole(EXPECTED);
  const { platform } = OWN_BLOCKS.product;
  // It is added, and then the cart cannot be read.
  server.answers.set(platform.path, answer(200, { added: true }));
  server.answers.set('/api/commerce/shopping-cart', { status: 501, body: '<p>Site</p>' });
  await open(view, OWN_BLOCKS.product.html(ACTION), PLATFORM);
  await use(view, OWN_BLOCKS.product, { block: true });
  await expect(view.locator('[part~=status][data-state=failed]')).toBeVisible();
  expect(server.received.filter(({ path }) => path === ACTION)).toEqual([]);
  expect(server.received.filter(({ path }) => path === platform.path)).toHaveLength(1);
});

test('data-answer="page" leaves a purchase to the browser', async ({ page: view }) => {
  server.answers.set(ACTION, REDIRECT);
  await open(view, OWN_BLOCKS.product.html(ACTION, 'data-answer="page"'));
  await use(view, OWN_BLOCKS.product, { block: true });
  await expect(thanks(view)).toBeVisible();
  expect(server.received.map(({ accept }) => accept.includes('application/json'))).toEqual([false]);
});
