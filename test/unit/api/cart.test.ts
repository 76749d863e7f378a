// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartAdapter } from '../../../src/api/cart.ts';
import { CART_FIELDS, cartQuantity, toCart } from '../../../src/vocab/entities/cart.ts';
import { failureOf, pageOn } from './page.ts';
import { siteOfTests } from './site.ts';
import { json, plain } from './site-server.ts';

const site = siteOfTests();
const cart = { id: 'c1', entries: [{ id: 'e1', quantity: 2, sku: 'SQ1' }], subtotalCents: 24_000, totalQuantity: 2 };
const item = { itemId: 'i1', sku: 'SQ1', quantity: 1 };

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
    for (const entry of [{ id: 'e', quantity: 1, frete: { gratis: true } }])
      expect(toCart({ entries: [entry] })?.entries).toEqual([entry]);
  });

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
    [{ entries: [{ id: 'e', quantity: 1.5 }] }, '[CART-003]'],
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
    expect(cartQuantity({})).toBe(0);
  });
});

describe('the cart’s calls', () => {
  it('are those of the table, and the answer’s cart is the truth [CART-011]', async () => {
    const { read, add, setQuantity, remove, applyCode } = cartAdapter(pageOn(site.origin).request);
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

  it('read an absent cart as none, and tell the visitor nothing', async () => {
    const page = pageOn(site.origin);
    site.answer = plain(404, '{}');
    expect(await cartAdapter(page.request).read()).toBeNull();
    expect(page.told).toEqual([]);
  });

  it.each([{ subtotalCents: 'muito' }, {}, [], 'x', null])('refuse the answer %j', async (answer) => {
    site.answer = json(200, answer);
    const { read, add } = cartAdapter(pageOn(site.origin).request);
    expect(await failureOf(read())).toMatchObject({ kind: 'shape' });
    expect(await failureOf(add(item))).toMatchObject({ kind: 'shape' });
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('send no quantity of %d', async (quantity) => {
    const { add, setQuantity } = cartAdapter(pageOn(site.origin).request);
    expect(await failureOf(add({ ...item, quantity }))).toBeInstanceOf(RangeError);
    expect(await failureOf(setQuantity('t', 'e', quantity))).toBeInstanceOf(RangeError);
    expect(site.seen).toEqual([]);
  });

  it('never send a price', async () => {
    const { add } = cartAdapter(pageOn(site.origin).request);
    site.answer = json(200, cart);
    await add({ ...item, priceCents: 1 } as never);
    expect(JSON.parse(site.seen[0]?.body ?? '')).toEqual(item);
  });
});
