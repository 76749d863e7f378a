// What a visitor or the server has put into the page's own controls of a product is there in the block's, and is sent.
import { expect, test } from '../tools/fixture.ts';
import { heldBack } from '../tools/held-back.ts';
import { ACTION, json, PRODUCT } from './own-cart-blocks.ts';
import { server, startServers } from './own-matrix.ts';
import { page } from './own-site.ts';

startServers(page('<p>Obrigado pela compra!</p>'));

/** Every control begins with another value than the block's own does. */
const FORM = `<form method="post" action="${ACTION}"><label>Plano <select name="plano"><option value="mensal">Mensal</option><option value="anual" selected>Anual</option></select></label>
<label>Nome na caneca <input name="nome" value="Ana"></label>
<label>Fita <select name="fita"><option value="1">Azul</option><option value="2" selected>Verde (+ R$ 2,00)</option></select></label>
<label>Estado <select name="uf"><option value="">Escolha</option><option value="MG" selected>Minas Gerais</option></select></label>
<fieldset><legend>Embrulho</legend><label><input type="radio" name="embrulho" value="a"> Papel</label>
<label><input type="radio" name="embrulho" value="b" checked> Pano</label></fieldset>
<fieldset><legend>Extras</legend><label><input type="checkbox" name="extras" value="1" checked> Cartão</label>
<label><input type="checkbox" name="extras" value="2"> Vela</label></fieldset><button>Comprar</button></form>`;

test('a product begins with what its form has for the plan and for additional fields of each kind, and sends that', async ({
  page: view,
}) => {
  server.answers.set(ACTION, { status: 303, headers: { location: '/obrigado' } });
  const product = {
    ...PRODUCT,
    options: [],
    variants: PRODUCT.variants.slice(1).map((one) => ({ ...one, optionValues: [] })),
    plans: [
      { id: 'mensal', name: 'Mensal', billingPeriod: { value: 1, unit: 'MONTH' }, priceCents: 7900 },
      { id: 'anual', name: 'Anual', billingPeriod: { value: 1, unit: 'YEAR' }, priceCents: 79000 },
    ],
    additionalFields: [
      { id: 'nome', type: 'text', title: 'Nome na caneca', required: true },
      { id: 'fita', type: 'select', title: 'Fita', options: ['Azul', 'Verde'] },
      { id: 'uf', type: 'state', title: 'Estado' },
      { id: 'embrulho', type: 'radio', title: 'Embrulho', options: ['Papel', 'Pano'] },
      { id: 'extras', type: 'checkbox', title: 'Extras', options: ['Cartão', 'Vela'] },
    ],
  };
  server.pages.set('/pagina', page(`<div data-block="product" data-product='${json(product)}'>${FORM}</div>`));
  await view.goto(`${server.origin}/pagina`);
  const block = view.locator('[data-block]');
  await expect(block.getByRole('textbox', { name: 'Nome na caneca' })).toHaveValue('Ana');
  await expect(block.getByRole('combobox', { name: 'Fita' })).toHaveValue('Verde');
  await expect(block.getByRole('combobox', { name: 'Estado' })).toHaveValue('MG');
  for (const [role, name, isChecked] of [
    ['radio', /^Anual/, true],
    ['radio', 'Pano', true],
    ['radio', 'Papel', false],
    ['checkbox', 'Cartão', true],
    ['checkbox', 'Vela', false],
  ] as const)
    await expect(block.getByRole(role, { name }), `${name}`).toBeChecked({ checked: isChecked });
  await view.locator('[part~=button]').click();
  await expect(view.getByText('Obrigado pela compra!')).toBeVisible();
  expect(server.received.map((got) => got.entries)).toEqual([
    [
      ['plano', 'anual'],
      ['nome', 'Ana'],
      ['fita', '2'],
      ['uf', 'MG'],
      ['embrulho', 'b'],
      ['extras', '1'],
    ],
  ]);
});

test('a product whose form has one control for a field of several parts leaves the form as the server wrote it', async ({
  page: view,
  allowConsole,
}) => {
  allowConsole(/it is left as the server wrote it/);
  const product = {
    ...PRODUCT,
    options: [],
    variants: [],
    priceCents: 7900,
    additionalFields: [{ id: 'tel', type: 'phone', title: 'Telefone' }],
  };
  const form = `<form method="post" action="${ACTION}"><label>Telefone <input type="tel" name="tel"></label><button>Comprar</button></form>`;
  server.pages.set('/pagina', page(`<div data-block="product" data-product='${json(product)}'>${form}</div>`));
  await view.goto(`${server.origin}/pagina`);
  await expect(view.locator('[data-block-state=ready]')).toHaveCount(1);
  await view.getByRole('textbox', { name: 'Telefone' }).fill('(32) 99999-0000');
  server.answers.set(ACTION, { status: 303, headers: { location: '/obrigado' } });
  await view.getByRole('button', { name: 'Comprar' }).click();
  await expect(view.getByText('Obrigado pela compra!')).toBeVisible();
  expect(server.received.map((got) => got.entries)).toEqual([[['tel', '(32) 99999-0000']]]);
});

test('a published product begins with what was chosen and typed in its own controls before it came', async ({
  page: view,
  pageWith,
}) => {
  const variants = PRODUCT.variants.map((one) => ({
    ...one,
    optionValues: [{ optionName: 'Esmalte', value: Object(one).optionValues[0].value }],
  }));
  const load = await heldBack(view, '**/chunks/product-*.js');
  await pageWith(`<div class="sqs-block"></div><article class="ProductItem" data-item-id="6ab0c1d2e3f4a5b6c7d8e9aa"><h1 class="ProductItem-details-title">Caneca</h1><div class="product-price">R$ 98,00</div>
<div class="product-variants" data-item-id="6ab0c1d2e3f4a5b6c7d8e9aa" data-variants='${json(variants)}'><select aria-label="Esmalte" data-variant-option-name="Esmalte"><option value="">Escolha</option><option>Neblina</option><option>Óxido</option></select></div>
<div class="product-quantity-input"><input aria-label="Quantidade" type="number" value="1" min="1"></div><div class="sqs-add-to-cart-button" role="button" tabindex="0" data-product-type="1">Comprar</div></article>`);
  await view.getByLabel('Esmalte').selectOption('Óxido');
  await view.getByLabel('Quantidade').fill('3');
  load();
  await expect(view.locator('[data-block-state=ready]')).toHaveCount(1);
  await expect(view.getByRole('combobox', { name: 'Esmalte' })).toHaveValue('Óxido');
  await expect(view.getByRole('textbox', { name: 'Quantidade' })).toHaveValue('3');
});
