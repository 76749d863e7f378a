import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallError } from '../../../../../src/api/call/call-error.ts';
import { clearCookie, writeCookie } from '../../../../../src/runtime/page/cookies.ts';
import { CART_FIELDS } from '../../../../../src/vocab/entities/cart.ts';
import { CART_COOKIES } from '../../../../../src/vocab/names.ts';
import { type CartServer, cartServer, FULL, MUG, TEAPOT } from './cart-server.ts';
import { type CartStage, cartStage } from './cart-stage.ts';

const stages: CartStage[] = [];
const QUIET = { storeSettings: { addToCartConfirmationType: 2 } };

function stageOf(server: CartServer, context: object = QUIET): CartStage {
  const stage = cartStage(server, context);
  stages.push(stage);
  return stage;
}

// Its messages reach every thread of the process, and other files change carts at the same time.
beforeEach(() => vi.stubGlobal('BroadcastChannel', undefined));
afterEach(() => {
  vi.unstubAllGlobals();
  for (const stage of stages.splice(0)) stage.stop();
  for (const name of CART_COOKIES) clearCookie(name);
  document.body.replaceChildren();
});

it('gives the cart with all 23 fields as the server said it, the time of its creation in ms [CART-001, CART-002, CART-003, CART-004]', async () => {
  const { control } = stageOf(cartServer(FULL));
  const { cart, status, totalQuantity } = await control.read();
  expect(cart).toEqual(FULL);
  expect(CART_FIELDS.filter((name) => !Object.hasOwn(cart ?? {}, name))).toEqual([]);
  expect(new Date(cart?.created ?? 0).getUTCFullYear()).toBe(2026);
  expect([status, totalQuantity]).toEqual(['ready', 3]);
});

it('leaves absent what the server leaves out, and counts the items of a cart without a total [CART-003, CART-005]', async () => {
  const { control } = stageOf(cartServer({ entries: [MUG, TEAPOT, { id: 'e3', quantity: 'x' }] }));
  const { cart, totalQuantity } = await control.read();
  expect(Object.keys(cart ?? {})).toEqual(['entries']);
  expect(totalQuantity).toBe(3);
});

it.each([
  [null, 'none', 0],
  [{ entries: [], totalQuantity: 0 }, 'empty', 0],
  [{ entries: [MUG], totalQuantity: 2 }, 'ready', 2],
  [{ entries: [MUG], totalQuantity: 2, isPurchased: true }, 'purchased', 0],
] as const)('tells the state of the cart %j [CART-013]', async (cart, status, total) => {
  const { control } = stageOf(cartServer(cart));
  expect(await control.read()).toMatchObject({ status, totalQuantity: total });
});

it('asks nothing where the context has the cart, or nothing says that there is one', async () => {
  const server = cartServer(FULL);
  expect(stageOf(server, { shoppingCart: FULL }).control.get()).toMatchObject({ status: 'ready', totalQuantity: 3 });
  expect(stageOf(server).control.get()).toMatchObject({ status: 'none', totalQuantity: 0 });
  await Promise.resolve();
  expect(server.calls).toEqual([]);
});

it('asks once where the cookie says that there is a cart [CART-011]', async () => {
  writeCookie('hasCart', 'true');
  const server = cartServer(FULL);
  const { control } = stageOf(server);
  await vi.waitFor(() => expect(control.get().status).toBe('ready'));
  expect(server.calls.map(([what]) => what)).toEqual(['GET /api/commerce/shopping-cart']);
});

it('sends each change by the calls of the cart, and never a price [CART-011]', async () => {
  const server = cartServer(FULL);
  const { control } = stageOf(server);
  await control.read();
  await control.add({ itemId: 'caneca', sku: 'SR-3', quantity: 2 });
  await control.setQuantity('e1', 4);
  await control.applyCode(' BARRO10 ');
  await control.setNote('Sem sacola');
  await control.setPostalCode('36570-000');
  await control.chooseShipping('lento');
  const { undo } = await control.remove('e2');
  await undo?.();
  expect(server.calls.filter(([what]) => !what.startsWith('GET'))).toEqual([
    ['POST /api/commerce/shopping-cart/entries', { itemId: 'caneca', sku: 'SR-3', quantity: 2 }],
    ['PUT /api/3/commerce/cart/t1/items/e1', { quantity: 4 }],
    ['POST /api/3/commerce/cart/t1/codes', { giftOrPromoCode: 'BARRO10' }],
    ['PUT /api/3/commerce/cart/t1/note', { note: 'Sem sacola' }],
    ['PUT /api/3/commerce/cart/t1/shipping/location', { postalCode: '36570-000', country: 'BR' }],
    ['PUT /api/3/commerce/cart/t1/shipping/option', { key: 'lento' }],
    ['DELETE /api/3/commerce/cart/t1/items/e2', undefined],
    ['POST /api/commerce/shopping-cart/entries', { itemId: 'bule', sku: 'SR-2', quantity: 1 }],
  ]);
});

it('fires an event with the new cart for each change, and none for the same cart again', async () => {
  const { control, changes } = stageOf(cartServer(FULL));
  await control.read();
  await control.read();
  expect(changes).toEqual([{ cart: FULL, totalQuantity: 3 }]);
  await control.setQuantity('e1', 5);
  expect(changes).toHaveLength(2);
  expect(changes[1]?.totalQuantity).toBe(6);
});

it.each([
  ['application', 400, { error: 'Não há essa quantidade em estoque.' }, 'Não há essa quantidade em estoque.'],
  ['offline', 0, null, 'A loja não confirmou a alteração. Confira o carrinho antes de tentar novamente.'],
  ['refused', 503, null, 'A loja está com problemas no momento. Tente novamente em alguns instantes.'],
  ['refused', 403, null, 'A loja não aceitou a alteração.'],
] as const)(
  'says why a change came to nothing (%s, %i), and shows the cart as the server has it',
  async (kind, status, data, message) => {
    const server = cartServer(FULL);
    const { control } = stageOf(server);
    await control.read();
    server.failNext('PUT', (call) => new CallError(call, kind, '', { status, data }));
    await expect(control.setQuantity('e1', 9)).rejects.toThrow(message);
    expect(control.get()).toMatchObject({ problem: { action: 'quantity', subject: 'e1', message }, pending: [] });
    expect(control.get().cart).toEqual(FULL);
    await vi.waitFor(() => expect(server.calls.at(-1)?.[0]).toMatch(/^GET/));
    await control.setQuantity('e1', 3);
    expect(control.get().problem).toBeNull();
  },
);

it('makes changes one after another, and says meanwhile what is being changed', async () => {
  const server = cartServer(FULL);
  const { control } = stageOf(server);
  await control.read();
  const both = Promise.all([control.setQuantity('e1', 4), control.setQuantity('e2', 2)]);
  expect(control.get().pending).toEqual(['e1', 'e2']);
  await both;
  expect(control.get()).toMatchObject({ pending: [], totalQuantity: 6 });
});

it('opens the drawer after an item was added, but not where the site wants a message only, nor for a plan, whose checkout follows', async () => {
  const drawer = stageOf(cartServer(), { storeSettings: { addToCartConfirmationType: 1 } });
  await drawer.control.add({ itemId: 'caneca', sku: 'SR-1', quantity: 1, planId: 'mensal' });
  expect([drawer.opened, drawer.prepared]).toEqual([[], []]);
  await drawer.control.add({ itemId: 'caneca', sku: 'SR-1', quantity: 1 });
  expect([drawer.opened, drawer.prepared]).toEqual([['cart-drawer'], ['cart-drawer']]);
  const message = stageOf(cartServer());
  await message.control.add({ itemId: 'caneca', sku: 'SR-1', quantity: 1 });
  expect(message.opened).toEqual([]);
});

it('leads to the checkout once the cart is read again; a purchased one is not offered again [CART-007, CART-009]', async () => {
  for (const name of CART_COOKIES) writeCookie(name, 't1');
  const server = cartServer(FULL);
  const { control, checkout } = stageOf(server, { ...QUIET, shoppingCart: FULL });
  expect(await control.checkout()).toBe(true);
  expect(checkout).toHaveBeenCalledTimes(1);
  server.cart = { ...FULL, isPurchased: true };
  expect(await control.checkout()).toBe(false);
  expect(checkout).toHaveBeenCalledTimes(1);
  expect(control.get()).toMatchObject({ status: 'purchased', problem: { message: 'Este pedido já foi pago.' } });
});

it('shows what has changed on the server before it leads to the checkout [CART-008]', async () => {
  for (const name of CART_COOKIES) writeCookie(name, 't1');
  const server = cartServer({ ...FULL, grandTotalCents: 80_000 });
  const { control, checkout } = stageOf(server, { ...QUIET, shoppingCart: FULL });
  expect(await control.checkout()).toBe(false);
  expect(control.get()).toMatchObject({
    cart: { grandTotalCents: 80_000 },
    problem: { action: 'checkout', message: expect.stringContaining('O carrinho mudou.') },
  });
  expect(checkout).not.toHaveBeenCalled();
  expect(await control.checkout()).toBe(true);
});

it.each([
  { server: 'does just that', more: {}, goes: true, says: '' },
  { server: 'writes another price', more: { unitPriceCents: 9_900 }, goes: false, says: 'O carrinho mudou.' },
  { server: 'keeps the quantity', more: { quantity: 2 }, goes: false, says: 'O carrinho mudou.' },
  { server: 'takes something off', cart: { discountCents: 5 }, goes: false, says: 'O carrinho foi atualizado.' },
  { server: 'adds a fee', cart: { grandTotalCents: 99_999 }, goes: false, says: 'O carrinho foi atualizado.' },
  { server: 'drops a code', cart: { validCoupons: [] }, goes: false, says: 'O carrinho mudou.' },
  { server: 'refuses it', fails: true, goes: false, says: 'A loja não aceitou a alteração.' },
])(
  'with a change of the visitor under way, one press leads on only if the server does what was asked: it $server',
  async ({ more, cart, fails, goes, says }) => {
    for (const name of CART_COOKIES) writeCookie(name, 't1');
    const server = cartServer(FULL);
    const { request } = server;
    const slow: typeof request = async (call, ...rest) => {
      const answer = await request(call, ...rest);
      if (call.method === 'PUT') {
        const sums = { subtotalCents: 79_601, grandTotalCents: 80_804, totalQuantity: 4, ...cart };
        server.cart = { ...FULL, ...sums, entries: [{ ...MUG, quantity: 3, subTotalCents: 28_800, ...more }, TEAPOT] };
      }
      return answer;
    };
    if (fails) server.failNext('PUT', (call) => new CallError(call, 'refused', 'Só há 2.', { status: 400 }));
    const { control, checkout } = stageOf({ ...server, request: slow }, { ...QUIET, shoppingCart: FULL });
    const change = control.setQuantity('e1', 3).catch(() => {});
    expect(await control.checkout()).toBe(goes);
    await change;
    expect(checkout).toHaveBeenCalledTimes(goes ? 1 : 0);
    expect(control.get().problem?.message ?? '').toContain(says);
  },
);

it('uses the calls that the page hands in, and the default ones for the rest', async () => {
  const server = cartServer(FULL);
  const { control } = stageOf(server);
  control.use({ read: async () => ({ entries: [MUG], totalQuantity: 2 }) });
  expect((await control.read()).totalQuantity).toBe(2);
  await control.add({ itemId: 'caneca', sku: 'SR-1', quantity: 1 });
  expect(server.calls.map(([what]) => what)).toEqual(['POST /api/commerce/shopping-cart/entries']);
});

const PILL =
  '<a class="sqs-custom-cart cart-quantity-zero" href="/cart"><span class="sqs-cart-quantity">0</span></a><a class="sqs-custom-cart" href="/cart"><svg></svg></a>';

it.each([
  [0, '0', '0 itens no carrinho', true],
  [1, '1', 'Um item no carrinho', false],
  [2, '2', '2 itens no carrinho', false],
  [100, '100', '100 itens no carrinho', false],
  [101, '100+', 'Mais de 100 itens no carrinho', false],
] as const)(
  'shows %i items in the links of published pages, and leaves them as they were [CART-601, CART-602, CART-603, CART-604, CART-605, CART-606]',
  async (totalQuantity, number, label, empty) => {
    document.body.innerHTML = PILL;
    const [link, plain] = document.querySelectorAll('a');
    const stage = stageOf(cartServer({ entries: [], totalQuantity }));
    await stage.control.read();
    expect(link?.textContent).toBe(number);
    expect(link?.getAttribute('aria-label')).toBe(label);
    expect(link?.classList.contains('cart-quantity-zero')).toBe(empty);
    expect(plain?.getAttribute('aria-label')).toBe('Carrinho');
    stage.stop();
    plain?.classList.remove('cart-quantity-zero');
    expect(document.body.innerHTML).toBe(PILL);
  },
);

it('puts the cart into the container of a published cart page, and takes it away [NAV-016]', () => {
  document.body.innerHTML = '<div id="sqs-cart-container"></div>';
  const stage = stageOf(cartServer());
  expect(document.body.innerHTML).toBe('<div id="sqs-cart-container"><div data-block="cart-page"></div></div>');
  stage.stop();
  expect(document.body.innerHTML).toBe('<div id="sqs-cart-container"></div>');
});
