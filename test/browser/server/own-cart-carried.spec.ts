// What a visitor or the server has put into the page's own controls of a product is there in the block's, and is sent.
import type { Locator, Page } from '@playwright/test';
import { brazilianStates } from '../../../src/vocab/rules/brazil/states.ts';
import { expect, test } from '../tools/fixture.ts';
import { heldBack } from '../tools/held-back.ts';
import { inEveryRun } from '../tools/short-and-long.ts';
import { ACTION, json, PRODUCT } from './own-cart-blocks.ts';
import { server, startServers } from './own-matrix.ts';
import { page } from './own-site.ts';

startServers(page('<p>Obrigado pela compra!</p>'));

const STATES = brazilianStates.map(({ code, name }) => `<option value="${code}">${name}</option>`).join('');

/** Every control begins with another value than the block's own does. */
const FORM = `<form method="post" action="${ACTION}"><label>Plano <select name="plano"><option value="mensal">Mensal</option><option value="anual" selected>Anual</option></select></label>
<label>Nome na caneca <input name="nome" value="Ana"></label>
<label>Fita <select name="fita"><option value="1">Azul</option><option value="2" selected>Verde (+ R$ 2,00)</option></select></label>
<label>Estado <select name="uf"><option value="">Escolha</option>${STATES.replace('value="MG"', 'value="MG" selected')}</select></label>
<fieldset><legend>Embrulho</legend><label><input type="radio" name="embrulho" value="b"> Pano (liso)</label>
<label><input type="radio" name="embrulho" value="c" checked> Pano</label></fieldset>
<fieldset><legend>Extras</legend><label><input type="checkbox" name="extras[]" value="1" checked> Cartão</label>
<label><input type="checkbox" name="extras[]" value="2"> Vela</label></fieldset><button>Comprar</button></form>`;

const WHOLE = {
  ...PRODUCT,
  options: [],
  variants: PRODUCT.variants.slice(1).map((one) => ({ ...one, optionValues: [] })),
};
const FIELDS = [
  { id: 'nome', type: 'text', title: 'Nome na caneca', required: true },
  { id: 'fita', type: 'select', title: 'Fita', options: ['Azul', 'Verde'] },
  { id: 'uf', type: 'state', title: 'Estado' },
  { id: 'embrulho', type: 'radio', title: 'Embrulho', options: ['Pano', 'Pano (liso)'] },
  { id: 'extras', type: 'checkbox', title: 'Extras', options: ['Cartão', 'Vela'] },
];
const PLANS = [
  { id: 'mensal', name: 'Mensal', billingPeriod: { value: 1, unit: 'MONTH' }, priceCents: 7900 },
  { id: 'anual', name: 'Anual', billingPeriod: { value: 1, unit: 'YEAR' }, priceCents: 79000 },
];

async function open(view: Page, product: object, form: string): Promise<Locator> {
  server.answers.set(ACTION, { status: 303, headers: { location: '/obrigado' } });
  server.pages.set('/pagina', page(`<div data-block="product" data-product='${json(product)}'>${form}</div>`));
  await view.goto(`${server.origin}/pagina`);
  await expect(view.locator('[data-block-state=ready]')).toHaveCount(1);
  return view.locator('[data-block]');
}

const entries = (): unknown => server.received.map((got) => got.entries);

for (const [what, change, sent] of [
  ['and sends that', async () => {}, ['anual', 'Ana', '2', 'MG', 'c', '1']],
  [
    'and sends what is changed there',
    async (block: Locator) => {
      await block.getByRole('radio', { name: /^Mensal/ }).check();
      await block.getByRole('textbox', { name: 'Nome na caneca' }).fill('Bia');
      await block.getByRole('combobox', { name: 'Fita' }).selectOption('Azul');
      await block.getByRole('combobox', { name: 'Estado' }).selectOption('SP');
      await block.getByRole('radio', { name: 'Pano (liso)' }).check();
      await block.getByRole('checkbox', { name: 'Cartão' }).uncheck();
      await block.getByRole('checkbox', { name: 'Vela' }).check();
    },
    ['mensal', 'Bia', '1', 'SP', 'b', '2'],
  ],
] as const)
  test(`a product begins with what its form has for the plan and for additional fields of each kind, ${what}`, async ({
    page: view,
  }) => {
    const block = await open(view, { ...WHOLE, plans: PLANS, additionalFields: FIELDS }, FORM);
    await expect(block.getByRole('textbox', { name: 'Nome na caneca' })).toHaveValue('Ana');
    await expect(block.getByRole('combobox', { name: 'Fita' })).toHaveValue('Verde');
    await expect(block.getByRole('combobox', { name: 'Estado' })).toHaveValue('MG');
    for (const [role, name, isChecked] of [
      ['radio', /^Anual/, true],
      ['radio', /^Pano$/, true],
      ['radio', 'Pano (liso)', false],
      ['checkbox', 'Cartão', true],
      ['checkbox', 'Vela', false],
    ] as const)
      await expect(block.getByRole(role, { name }), `${name}`).toBeChecked({ checked: isChecked });
    await change(block);
    await view.locator('[part~=button]').click();
    await expect(view.getByText('Obrigado pela compra!')).toBeVisible();
    const names = ['plano', 'nome', 'fita', 'uf', 'embrulho', 'extras[]'];
    expect(entries()).toEqual([names.map((name, at) => [name, sent[at]])]);
  });

/** Forms whose controls are not like those of the block. */
const UNLIKE: readonly (readonly [what: string, field: object, inside: string])[] = [
  ['one control for a field of several parts', { type: 'phone' }, '<input name="x" value="(32) 99999-0000">'],
  ['not all parts of a field', { type: 'name' }, '<input name="x.First" value="Ana">'],
  [
    'a value that is no option',
    { type: 'select', options: ['A'] },
    '<select name="x"><option>A</option><option selected>B</option></select>',
  ],
  [
    'no value for an option',
    { type: 'checkbox', options: ['A', 'B'] },
    '<input type="checkbox" name="x" value="A" checked>',
  ],
  [
    'two values that may be one option',
    { type: 'radio', options: ['A', 'B'] },
    '<select name="x"><option value="1" selected>A (1)</option><option value="2">A (2)</option></select>',
  ],
  ['a date of the browser', { type: 'date-br' }, '<input type="date" name="x" value="2026-11-30">'],
];

for (const [what, field, inside] of UNLIKE)
  test(`a product leaves a form with ${what} as the server wrote it`, {
    tag: inEveryRun(field === UNLIKE[0]?.[1]),
  }, async ({ page: view, allowConsole }) => {
    allowConsole(/asks for one of its additional fields in another way/);
    const additionalFields = [{ id: 'x', title: 'Campo', ...field }];
    const form = `<form method="post" action="${ACTION}"><label>Campo ${inside}</label><button>Comprar</button></form>`;
    const block = await open(view, { ...WHOLE, additionalFields }, form);
    await expect(block.locator('[name^=x]')).toBeVisible();
    await view.getByRole('button', { name: 'Comprar' }).click();
    await expect(view.getByText('Obrigado pela compra!')).toBeVisible();
    expect(entries()).toHaveLength(1);
  });

test('a published product begins with what was chosen and typed in its own controls before it came', {
  tag: '@long',
}, async ({ page: view, pageWith }) => {
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
