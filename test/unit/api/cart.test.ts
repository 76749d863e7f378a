import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CheckoutOptions, cartAdapter } from '../../../src/api/cart.ts';
import checkoutMessages from '../../../src/strings/pt-BR/checkout.json';
import { translator } from '../../../src/strings/translate.ts';
import type { Request } from '../../../src/vocab/calls.ts';
import { CART_FIELDS, cartQuantity, toCart } from '../../../src/vocab/entities/cart.ts';
import { CART_COOKIES } from '../../../src/vocab/names.ts';
import { failureOf, pageOn } from './page.ts';
import { siteOfTests } from './site.ts';
import { json, plain } from './site-server.ts';

const site = siteOfTests();
const cart = { id: 'c1', entries: [{ id: 'e1', quantity: 2, sku: 'SQ1' }], subtotalCents: 24_000, totalQuantity: 2 };
const item = { itemId: 'i1', sku: 'SQ1', quantity: 1 };

it('a visitor with a cart has two cookies', () => expect(CART_COOKIES).toEqual(['CART', 'hasCart']));

describe('the cart’s record', () => {
  it('has exactly these fields [CART-001] [CART-003]', () => {
    expect(CART_FIELDS).toEqual(
      'id websiteId orderId created isPurchased entries shippingOptions selectedShippingOption shippingLocation applicableTaxRules coupons validCoupons invalidCoupons subtotalCents subtotalAmount taxCents shippingCostCents discountCents grandTotalCents totalQuantity hasDigital purelyDigital requiresShipping'.split(
        ' ',
      ),
    );
  });

  it('is read with what is absent left absent, and nothing beside it [CART-001] [CART-003]', () => {
    expect(toCart({ ...cart, taxCents: null, paypal: true })).toEqual(cart);
    expect(toCart({ entries: [] })).toEqual({ entries: [] });
  });

  it('keeps the token that its calls are addressed by, beside the fields of the requirements', () => {
    expect(toCart({ ...cart, cartToken: 't1' })).toEqual({ ...cart, cartToken: 't1' });
    expect(toCart({ ...cart, cartToken: 7 })).toBeNull();
    expect(CART_FIELDS).toHaveLength(23);
    expect(CART_FIELDS).not.toContain('cartToken');
  });

  it.each([{ id: 'e', quantity: 1, frete: { gratis: true } }, { id: 7 }, { quantity: '2' }, {}])(
    'keeps the entry %j as it came [CART-003]',
    (entry) => {
      expect(toCart({ ...cart, entries: [entry] })?.entries).toEqual([entry]);
    },
  );

  it.each<[object, string]>([
    [{ created: '2026-01-01' }, '[CART-002]'],
    [{ subtotalCents: 12.5 }, '[CART-004]'],
    [{ taxCents: '100' }, '[CART-004]'],
    [{ shippingCostCents: true }, '[CART-004]'],
    [{ discountCents: Number.NaN }, '[CART-004]'],
    [{ grandTotalCents: 2 ** 60 }, '[CART-004]'],
    [{ totalQuantity: -1 }, '[CART-005]'],
    [{ entries: {} }, '[CART-003]'],
    [{ coupons: 'BARRO' }, '[CART-003]'],
    [{ entries: ['e'] }, '[CART-003]'],
    [{ entries: [null] }, '[CART-003]'],
    [{ entries: [[]] }, '[CART-003]'],
    [{ isPurchased: 'false' }, '[CART-001]'],
  ])('is none where a field has the wrong type: %j %s', (wrong) => {
    expect(toCart({ ...cart, ...wrong })).toBeNull();
  });

  it('is none for what is no record, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = toCart(value);
        expect(read === null || typeof read === 'object').toBe(true);
      }),
    );
    for (const value of [null, undefined, [], {}, { frete: 1 }, 'x', 7]) expect(toCart(value)).toBeNull();
  });

  it('counts what it says, else the sum of its entries [CART-005]', () => {
    expect(cartQuantity({ totalQuantity: 7, entries: [{ id: 'a', quantity: 2 }] })).toBe(7);
    expect(
      cartQuantity({
        entries: [
          { id: 'a', quantity: 2 },
          { id: 'b', quantity: 3 },
        ],
      }),
    ).toBe(5);
    const uncounted = [{ id: 'a' }, { quantity: 1.5 }, { quantity: '2' }, { quantity: -1 }, { quantity: null }];
    expect(cartQuantity({ entries: [...uncounted, { id: 'b', quantity: 3 }] })).toBe(3);
    expect(cartQuantity({})).toBe(0);
  });
});

/** A cart on a page that has some cookies, and what became of its visitor. */
function cartOn(request: Request, cookies: readonly string[] = [], own: Partial<CheckoutOptions> = {}) {
  const page = { went: [] as string[], told: 0 };
  const adapter = cartAdapter(request, {
    hasCookie: (name) => cookies.includes(name),
    go: (path) => void page.went.push(path),
    alertNoCart: () => {
      page.told += 1;
    },
    ...own,
  });
  return { ...adapter, page };
}

const asked = () => site.seen.map(({ method, path }) => `${method} ${path}`);

describe('the cart’s calls', () => {
  it('are those of the table, and the answer’s cart is the truth [CART-011]', async () => {
    const { read, add, setQuantity, remove, applyCode } = cartOn(pageOn(site.origin).request);
    site.answer = json(200, cart);
    expect(await read()).toEqual(cart);
    expect(await setQuantity('t/1', 'e 1', 3)).toEqual(cart);
    expect(await remove('t/1', 'e 1')).toEqual(cart);
    expect(await applyCode('t/1', 'BARRO10')).toEqual(cart);
    site.answer = json(200, { shoppingCart: cart, newlyAdded: { id: 'e1' } });
    expect(await add({ ...item, additionalFields: { gravação: 'Ana' } })).toEqual({ cart, newlyAdded: { id: 'e1' } });
    expect(site.seen.map(({ method, path, body }) => [`${method} ${path}`, body && JSON.parse(body)])).toEqual([
      ['GET /api/commerce/shopping-cart', ''],
      ['PUT /api/3/commerce/cart/t%2F1/items/e%201', { quantity: 3 }],
      ['DELETE /api/3/commerce/cart/t%2F1/items/e%201', ''],
      ['POST /api/3/commerce/cart/t%2F1/codes', { giftOrPromoCode: 'BARRO10' }],
      ['POST /api/commerce/shopping-cart/entries', { ...item, additionalFields: { gravação: 'Ana' } }],
    ]);
  });

  it('keep the token of the cart, so that it can be changed', async () => {
    const { add, setQuantity } = cartOn(pageOn(site.origin).request);
    site.answer = json(200, { shoppingCart: { ...cart, cartToken: 't-1' } });
    const added = await add(item);
    await setQuantity(added.cart.cartToken ?? '', 'e1', 2);
    expect(asked()[1]).toBe('PUT /api/3/commerce/cart/t-1/items/e1');
  });

  it('read an absent cart as none, and tell the visitor nothing', async () => {
    const page = pageOn(site.origin);
    site.answer = plain(404, '{}');
    expect(await cartOn(page.request).read()).toBeNull();
    expect(page.told).toEqual([]);
  });

  it.each([{ subtotalCents: 'muito' }, {}, [], 'x', null, { cartToken: 't', items: [{ id: 'e1' }] }])(
    'refuse to read the answer %j',
    async (answer) => {
      site.answer = json(200, answer);
      expect(await failureOf(cartOn(pageOn(site.origin).request).read())).toMatchObject({ kind: 'shape', status: 200 });
    },
  );

  it.each([
    ['nothing', null],
    ['a record without a cart', { ok: true }],
    ['a cart without its lines', { shoppingCart: { cartToken: 't' } }],
    ['a wrong sum', { ...cart, subtotalCents: 'muito' }],
    ['the record of the third version', { cartToken: 't', items: [{ id: 'e1', quantity: 9 }], subtotal: {} }],
  ])('read the cart again after a write that is answered with %s', async (_, answer) => {
    const page = pageOn(site.origin);
    const { add, setQuantity, remove, applyCode } = cartOn(page.request);
    site.answer = (response, { method }) =>
      (method === 'GET' ? json(200, cart) : answer === null ? plain(204, '') : json(200, answer))(response);
    expect((await add(item)).cart).toEqual(cart);
    expect(await setQuantity('t', 'e1', 2)).toEqual(cart);
    expect(await remove('t', 'e1')).toEqual(cart);
    expect(await applyCode('t', 'BARRO10')).toEqual(cart);
    expect(asked().filter((one) => one === 'GET /api/commerce/shopping-cart')).toHaveLength(4);
    expect(asked()).toHaveLength(8);
  });

  it('give an empty cart where the last line was taken and none is left', async () => {
    site.answer = (response, { method }) => (method === 'GET' ? plain(404, '{}') : plain(204, ''))(response);
    expect(await cartOn(pageOn(site.origin).request).remove('t', 'e1')).toEqual({ entries: [] });
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('send no quantity of %d', async (quantity) => {
    const { add, setQuantity } = cartOn(pageOn(site.origin).request);
    expect(await failureOf(add({ ...item, quantity }))).toBeInstanceOf(RangeError);
    expect(await failureOf(setQuantity('t', 'e', quantity))).toBeInstanceOf(RangeError);
    expect(site.seen).toEqual([]);
  });

  it.each(['', '.', '..'])('send nothing for a token or line named %j', async (name) => {
    const { setQuantity, remove, applyCode } = cartOn(pageOn(site.origin).request);
    for (const call of [
      setQuantity(name, 'e', 1),
      setQuantity('t', name, 1),
      remove(name, 'e'),
      remove('t', name),
      applyCode(name, 'BARRO10'),
    ])
      expect(await failureOf(call)).toBeInstanceOf(RangeError);
    expect(site.seen).toEqual([]);
  });

  it('name the token of a cart in no error', async () => {
    const { remove } = cartOn(pageOn(site.origin).request);
    for (const status of [404, 500]) {
      site.answer = plain(status, '{}');
      const error = await failureOf(remove('s3cr3t', 'e1'));
      expect(error).toMatchObject({ status });
      expect([String(error), JSON.stringify(error)].join()).not.toContain('s3cr3t');
    }
  });

  it('never send a price', async () => {
    const { add } = cartOn(pageOn(site.origin).request);
    site.answer = json(200, cart);
    await add({ ...item, priceCents: 1 } as never);
    expect(JSON.parse(site.seen[0]?.body ?? '')).toEqual(item);
  });
});

describe('the way to the checkout', () => {
  const say = translator(checkoutMessages, new Map(), null);
  const request = () => Promise.reject(new Error('no call'));

  it('leads to its address where the cart’s cookies are there [CART-009]', async () => {
    const { checkout, page } = cartOn(request, ['CART', 'hasCart', 'crumb']);
    expect(await checkout()).toBe(true);
    expect(page).toEqual({ went: ['/commerce/goto-checkout'], told: 0 });
  });

  it.each([[[]], [['CART']], [['hasCart']], [['cart', 'hascart']]])(
    'leads nowhere with the cookies %j, and that is said [CART-010]',
    async (cookies) => {
      const alerts: string[] = [];
      const { checkout, page } = cartOn(request, cookies, {
        alertNoCart: () => void alerts.push(say('checkoutNoCart')),
      });
      expect(await checkout()).toBe(false);
      expect(page.went).toEqual([]);
      expect(alerts).toEqual([
        'Sua sessão expirou ou seus cookies não estão ativados. Não é possível continuar com a finalização de compra.',
      ]);
    },
  );

  it('asks for other cookies where it is told their names [CART-010]', async () => {
    const { checkout, page } = cartOn(request, ['SACOLA'], { cookies: ['SACOLA'] });
    expect(await checkout()).toBe(true);
    expect(page.went).toHaveLength(1);
  });
});
