// What a visitor or the server has put into the page's own form of a product is there in the block's, and is sent.
import { expect, test } from '../tools/fixture.ts';
import { ACTION, json, PRODUCT } from './own-cart-blocks.ts';
import { server, startServers } from './own-matrix.ts';
import { page } from './own-site.ts';

startServers(page('<p>Obrigado pela compra!</p>'));

/** Every control begins with another value than the block's own does. */
const FORM = `<form method="post" action="${ACTION}"><label>Plano <select name="plano"><option value="mensal">Mensal</option><option value="anual" selected>Anual</option></select></label>
<label>Nome na caneca <input name="nome" value="Ana"></label>
<label>Fita <select name="fita"><option value="1">Azul</option><option value="2" selected>Verde</option></select></label>
<fieldset><legend>Embrulho</legend><label><input type="radio" name="embrulho" value="a"> Papel</label>
<label><input type="radio" name="embrulho" value="b" checked> Pano</label></fieldset>
<fieldset><legend>Extras</legend><label><input type="checkbox" name="extras" value="Cartão" checked> Cartão</label>
<label><input type="checkbox" name="extras" value="Vela"> Vela</label></fieldset><button>Comprar</button></form>`;

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
      { id: 'embrulho', type: 'radio', title: 'Embrulho', options: ['Papel', 'Pano'] },
      { id: 'extras', type: 'checkbox', title: 'Extras', options: ['Cartão', 'Vela'] },
    ],
  };
  server.pages.set('/pagina', page(`<div data-block="product" data-product='${json(product)}'>${FORM}</div>`));
  await view.goto(`${server.origin}/pagina`);
  const block = view.locator('[data-block]');
  await expect(block.getByRole('textbox', { name: 'Nome na caneca' })).toHaveValue('Ana');
  await expect(block.getByRole('combobox', { name: 'Fita' })).toHaveValue('Verde');
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
      ['embrulho', 'b'],
      ['extras', 'Cartão'],
    ],
  ]);
});
