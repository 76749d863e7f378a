import { expect, it } from 'vitest';
import { SEEDED_MEMBER } from '../../../../demo/server/data/members.ts';
import { CUP, ShopVisitor, TEAPOT } from './shop-visitor.ts';
import { started } from './started.ts';

const CART = '/atelie/carrinho';
const visiting = async (now = Date.now): Promise<ShopVisitor> => new ShopVisitor((await started({ now })).url).arrive();

it('a cart is filled, changed and emptied by forms alone, and every answer is a page to go to', async () => {
  const visitor = await visiting();
  expect(await visitor.sent(`${CART}/adicionar`, CUP)).toBe(`303 ${CART}?aviso=adicionada`);
  expect(await visitor.cart()).toMatchObject({ totalQuantity: 2, subtotalCents: 19_200, requiresShipping: true });
  const [{ id: entrada }] = (await visitor.cart()).entries;
  expect(await visitor.sent(`${CART}/quantidade`, { entrada, quantity: '22' })).toBe(`303 ${CART}?aviso=mudou`);
  expect(await visitor.sent(`${CART}/quantidade`, { entrada, quantity: '23' })).toBe(`303 ${CART}?aviso=quantidade`);
  expect(await visitor.sent(`${CART}/quantidade`, { entrada, quantity: '-1' })).toBe(`303 ${CART}?aviso=invalido`);
  expect((await visitor.cart()).totalQuantity).toBe(22);
  expect(await visitor.page(`${CART}?aviso=quantidade`)).toContain('Não há essa quantidade em estoque.');
  expect(await visitor.sent(`${CART}/remover`, { entrada })).toBe(`303 ${CART}?aviso=removida`);
  expect(await visitor.page(CART)).toContain('O seu carrinho está vazio.');
});

it('a form without the crumb of the session, or from another site, changes nothing', async () => {
  const visitor = await visiting();
  expect(await visitor.sent(`${CART}/adicionar`, { ...CUP, crumb: 'outro' })).toBe(`303 ${CART}?aviso=sessao`);
  const foreign = await visitor.fetch(`${CART}/adicionar`, {
    method: 'POST',
    headers: { origin: 'https://estranho.exemplo' },
    body: new URLSearchParams({ crumb: visitor.crumb, ...CUP }),
  });
  expect(foreign.headers.get('location')).toBe(`${CART}?aviso=sessao`);
  expect((await visitor.fetch('/api/commerce/shopping-cart')).status).toBe(404);
});

it('prices come from the catalogue: on sale the lower one, and the member’s only for a member', async () => {
  const visitor = await visiting();
  await visitor.send(`${CART}/adicionar`, { ...CUP, price: '1', unitPriceCents: '1' });
  await visitor.send(`${CART}/adicionar`, { itemId: 'copo-cerrado', sku: 'SR-0206' });
  const prices = async () =>
    (await visitor.cart()).entries.map((entry: Record<string, unknown>) => [
      entry.unitPriceCents,
      entry.originalPriceCents,
    ]);
  expect(await prices()).toEqual([
    [9_600, undefined],
    [6_200, 7_800],
  ]);
  expect(await visitor.sent('/atelie/entrar', { ...SEEDED_MEMBER, password: 'errada' })).toBe(
    '303 /atelie/entrar?aviso=senha',
  );
  expect(await visitor.sent('/atelie/entrar', SEEDED_MEMBER)).toBe('303 /atelie/membros?aviso=entrou');
  expect((await prices())[0]).toEqual([8_600, 9_600]);
  expect(await visitor.sent('/atelie/sair')).toBe('303 /atelie/membros?aviso=saiu');
  expect((await prices())[0]).toEqual([9_600, undefined]);
});

it('codes take off a share, an amount or the delivery, where they count; a gift card pays what is left', async () => {
  const visitor = await visiting();
  await visitor.send(`${CART}/adicionar`, CUP);
  const apply = async (codigo: string) => (await visitor.sent(`${CART}/codigo`, { codigo })).replace(/.*=/, '');
  expect(await apply(' barro10 ')).toBe('cupom');
  expect(await visitor.cart()).toMatchObject({ discountCents: 1_920, grandTotalCents: 17_280 });
  for (const code of ['NADA', 'VERAO24', 'MESA15', 'PRESENTE-VAZIO']) expect(await apply(code), code).toBe('codigo');
  expect(await apply('PRIMEIRA')).toBe('cupom');
  expect(await visitor.cart()).toMatchObject({ discountCents: 2_000, validCoupons: [{ promoCode: 'PRIMEIRA' }] });
  expect(await apply('presente-50-serra')).toBe('cupom');
  expect(await visitor.cart()).toMatchObject({
    grandTotalCents: 12_200,
    appliedGiftCards: [{ code: 'PRESENTE-50-SERRA', amountCents: 5_000 }],
  });
  await apply('FRETEGRATIS');
  await visitor.send(`${CART}/cep`, { cep: '69000-000' });
  await visitor.send(`${CART}/entrega`, { opcao: 'expresso' });
  expect(await visitor.cart()).toMatchObject({ shippingCostCents: 0, selectedShippingOption: { key: 'expresso' } });
});

it('a code whose minimum is not reached any more is named, and takes nothing off', async () => {
  const visitor = await visiting();
  await visitor.send(`${CART}/adicionar`, { ...CUP, quantity: '4' });
  expect(await visitor.sent(`${CART}/codigo`, { codigo: 'MESA15' })).toContain('cupom');
  const [{ id: entrada }] = (await visitor.cart()).entries;
  await visitor.send(`${CART}/quantidade`, { entrada, quantity: '3' });
  expect(await visitor.cart()).toMatchObject({
    discountCents: 0,
    validCoupons: [],
    invalidCoupons: [{ promoCode: 'MESA15', message: 'Este cupom vale para compras a partir de R$\u00a0300,00.' }],
  });
});

it('note, postal code and way of sending are kept by calls, each within its limits', async () => {
  const visitor = await visiting();
  await visitor.post('/api/commerce/shopping-cart/entries', { ...CUP, quantity: 1 });
  const { cartToken } = await visitor.cart();
  const call = async (part: string, body: object) =>
    (await visitor.put(`/api/3/commerce/cart/${cartToken}/${part}`, body)).status;
  expect(await call('note', { note: 'x'.repeat(500) })).toBe(200);
  expect(await call('note', { note: 'x'.repeat(501) })).toBe(400);
  expect(await call('shipping/option', { key: 'economico' })).toBe(400);
  expect(await call('shipping/location', { postalCode: '3014', country: 'BR' })).toBe(400);
  expect(await call('shipping/location', { postalCode: '30140071', country: 'PT' })).toBe(400);
  expect(await call('shipping/location', { postalCode: '30140071', country: 'BR' })).toBe(200);
  expect(await call('shipping/option', { key: 'foguete' })).toBe(400);
  expect(await call('shipping/option', { key: 'economico' })).toBe(200);
  expect(await visitor.cart()).toMatchObject({
    note: 'x'.repeat(500),
    shippingLocation: { postalCode: '30140-071' },
    shippingCostCents: 2_600,
    grandTotalCents: 12_200,
  });
});

it('what there is little of is reserved for thirty minutes, and is then no longer in the cart', async () => {
  let time = 1_800_000_000_000;
  const visitor = await visiting(() => time);
  await visitor.send(`${CART}/adicionar`, CUP);
  expect(await visitor.cart()).not.toHaveProperty('expiresAt');
  await visitor.send(`${CART}/adicionar`, TEAPOT);
  expect((await visitor.cart()).expiresAt).toBe(time + 30 * 60_000);
  time += 30 * 60_000 - 1;
  expect((await visitor.cart()).entries).toHaveLength(2);
  time += 1;
  expect(await visitor.cart()).toMatchObject({
    entries: [{ sku: 'SR-0201' }],
    checkoutProblem: 'O tempo da reserva terminou, e a peça voltou para a prateleira.',
  });
  await visitor.send(`${CART}/adicionar`, TEAPOT);
  expect(await visitor.cart()).not.toHaveProperty('checkoutProblem');
});

it('a subscription has its plan and the plan’s price; a plan that is none is refused', async () => {
  const visitor = await visiting();
  const box = { itemId: 'caixa-do-mes', sku: 'SR-0910' };
  expect(await visitor.sent(`${CART}/adicionar`, { ...box, planId: 'nenhum' })).toContain('aviso=quantidade');
  await visitor.send(`${CART}/adicionar`, { ...box, planId: 'estacoes' });
  expect((await visitor.cart()).entries[0]).toMatchObject({
    unitPriceCents: 19_500,
    kind: 'subscription',
    plan: { billingPeriod: { value: 3, unit: 'MONTH' }, numBillingCycles: 4 },
  });
});

it('what a visitor writes beside a piece is in the cart, on its page, and in it again where the entry is added anew', async () => {
  const visitor = await visiting();
  const vase = { itemId: 'vaso-lua', sku: 'SR-0301' };
  expect(await visitor.sent(`${CART}/adicionar`, { ...vase, 'campo.iniciais': 'A.M' })).toBe(
    `303 ${CART}?aviso=adicionada`,
  );
  const [{ additionalFields }] = (await visitor.cart()).entries;
  expect(additionalFields).toEqual([{ id: 'iniciais', label: 'Iniciais gravadas na base', value: 'A.M' }]);
  expect(await visitor.page(CART)).toContain('Iniciais gravadas na base: A.M');
  const add = (item: object) =>
    visitor.fetch(`/api/commerce/shopping-cart/entries?crumb=${visitor.crumb}`, {
      method: 'POST',
      headers: { 'x-csrf-token': visitor.crumb, 'content-type': 'application/json' },
      body: JSON.stringify({ quantity: 1, ...item }),
    });
  expect((await add({ ...vase, additionalFields: [null, ...additionalFields] })).status).toBe(200);
  await add({ itemId: CUP.itemId, sku: CUP.sku });
  await add({ itemId: CUP.itemId, sku: CUP.sku, additionalFields: [] });
  const quantities = (await visitor.cart()).entries.map((entry: Record<string, unknown>) => [
    entry.additionalFields,
    entry.quantity,
  ]);
  expect(quantities).toEqual([
    [additionalFields, 2],
    [[], 2],
  ]);
});

it('what the pages of blocks sell can be bought, with its own options, plan and price', async () => {
  const visitor = await visiting();
  const add = (itemId: string, sku: string, more = {}) =>
    visitor.sent(`${CART}/adicionar`, { itemId, sku, ...more }).then((answer) => answer.replace(/.*=/, ''));
  expect(await add('caneca-neblina', 'CAN-OX-P')).toBe('adicionada');
  expect(await add('azulejo', 'AZ-15', { 'campo.nome': 'Ana' })).toBe('adicionada');
  expect(await add('caixa-surpresa', 'CX-MES', { planId: 'bimestral' })).toBe('adicionada');
  expect(await add('prato-barro', 'PRA-BR-G')).toBe('adicionada');
  expect(await add('bule-canastra', 'BU-CA')).toBe('quantidade');
  expect(await add('bule-canastra', 'AZ-15')).toBe('invalido');
  const { entries } = await visitor.cart();
  expect(entries.map((entry: Record<string, unknown>) => [entry.title, entry.unitPriceCents])).toEqual([
    ['Caneca Neblina', 7_900],
    ['Azulejo com nome', 6_400],
    ['Caixa do mês', 13_900],
    ['Prato Barro', 12_400],
  ]);
  expect(await visitor.page(CART)).toContain('Óxido, Pequena');
});
