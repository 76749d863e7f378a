import { describe, expect, it } from 'vitest';
import { moneyFormatter } from '../../../../../src/vocab/rules/store/money.ts';
import { priceWording } from '../../../../../src/vocab/rules/store/price-wording.ts';
import { isOnSale, isSoldOut, priceDisplay, type StoreVariant } from '../../../../../src/vocab/rules/store/product.ts';

const PHYSICAL = 1;
const DIGITAL = 2;
const SERVICE = 3;
const GIFT_CARD = 4;
const PAYWALL = 5;

const variant = (given: Partial<StoreVariant>): StoreVariant => ({
  price: 1000,
  qtyInStock: 0,
  unlimited: false,
  ...given,
});
const soldOut = (productType: number | null, ...variants: Partial<StoreVariant>[]): boolean =>
  isSoldOut({ productType, variants: variants.map(variant) });

describe('stock', () => {
  it('is sold out when every variant is limited and has none [STORE-006] [STORE-026]', () => {
    expect(soldOut(PHYSICAL, {}, {}, {})).toBe(true);
    expect(soldOut(SERVICE, { qtyInStock: -2 })).toBe(true);
    expect(soldOut(null, { qtyInStock: undefined })).toBe(true);
    expect(isSoldOut({ productType: PHYSICAL })).toBe(false);
    expect(soldOut(PHYSICAL)).toBe(false);
  });

  it('is not sold out where a variant says nothing of its stock [STORE-006]', () => {
    const silent = { unlimited: undefined, qtyInStock: undefined };
    expect(soldOut(PHYSICAL, silent)).toBe(false);
    expect(soldOut(PHYSICAL, {}, silent)).toBe(false);
    expect(soldOut(PHYSICAL, { unlimited: undefined })).toBe(true);
  });

  it('is not sold out with one unlimited variant, or one in stock [STORE-007] [STORE-026]', () => {
    expect(soldOut(PHYSICAL, {}, { qtyInStock: 1 })).toBe(false);
    expect(soldOut(PHYSICAL, {}, { unlimited: true })).toBe(false);
  });

  it('of gift cards never ends [STORE-010] [STORE-026]', () => expect(soldOut(GIFT_CARD, {}, {})).toBe(false));

  it('of digital products never ends, nor that of a paywall [STORE-011] [STORE-026]', () => {
    expect([soldOut(DIGITAL, {}), soldOut(PAYWALL, {})]).toEqual([false, false]);
  });
});

describe('a price', () => {
  it('is on sale when any variant is [STORE-008] [STORE-026]', () => {
    const of = (...onSale: boolean[]) =>
      isOnSale({ productType: PHYSICAL, variants: onSale.map((one) => variant({ onSale: one })) });
    expect(of(false, true, false)).toBe(true);
    expect(of(false, false)).toBe(false);
    expect(isOnSale({ productType: PHYSICAL, onSale: true, variants: [variant({})] })).toBe(false);
  });

  it('is the sale price with the original one where it is on sale, else the price alone [STORE-009]', () => {
    const shown = { from: false, soldOut: false };
    const one = (given: Partial<StoreVariant>) =>
      priceDisplay({ productType: PHYSICAL, variants: [variant({ unlimited: true, ...given })] });
    expect(one({ salePrice: 800, onSale: true })).toEqual({ ...shown, price: 800, originalPrice: 1000, onSale: true });
    expect(one({ salePrice: 800 })).toEqual({ ...shown, price: 1000, originalPrice: null, onSale: false });
    expect(one({ onSale: true })).toEqual({ ...shown, price: 1000, originalPrice: null, onSale: true });
  });

  it('is the lowest where variants differ [STORE-009]', () => {
    const display = priceDisplay({
      productType: PHYSICAL,
      variants: [variant({ price: 3000 }), variant({ price: 2500, salePrice: 900, onSale: true }), variant({})],
    });
    expect(display).toEqual({ price: 900, originalPrice: 2500, from: true, onSale: true, soldOut: true });
    expect(priceDisplay({ productType: PHYSICAL, variants: [variant({}), variant({})] }).from).toBe(false);
  });

  it('has the original price of the variant that it is the price of, and of no other [STORE-008] [STORE-009]', () => {
    const of = (...variants: Partial<StoreVariant>[]) =>
      priceDisplay({ productType: PHYSICAL, variants: variants.map((one) => variant({ unlimited: true, ...one })) });
    const reduced = { price: 3000, salePrice: 2000, onSale: true };
    expect(of({}, reduced)).toMatchObject({ price: 1000, originalPrice: null, from: true, onSale: true });
    const asCheap = { ...reduced, salePrice: 1000 };
    for (const variants of [
      [{}, asCheap],
      [asCheap, {}],
    ])
      expect(of(...variants)).toMatchObject({ price: 1000, originalPrice: 3000, from: false, onSale: true });
  });

  it('is the product’s own where it has no variants, in cents [STORE-005]', () => {
    expect(priceDisplay({ productType: SERVICE, priceCents: 5000, salePriceCents: 4000, onSale: true })).toEqual({
      price: 4000,
      originalPrice: 5000,
      from: false,
      onSale: true,
      soldOut: false,
    });
    const both = { productType: SERVICE, priceCents: 1, variants: [variant({ price: 70 })] };
    expect(priceDisplay(both).price).toBe(70);
    expect(priceDisplay({ productType: null })).toMatchObject({ price: null, originalPrice: null });
  });

  it('is written in the store’s currency, with the mark that counts most', () => {
    const display = { price: 9000, originalPrice: 12050, from: false, onSale: true, soldOut: false };
    expect(priceWording(display, moneyFormatter('BRL', 'pt-BR'))).toEqual({
      price: 'R$ 90,00',
      originalPrice: 'R$ 120,50',
      mark: { key: 'storeOnSale', values: {} },
    });
    expect(priceWording({ ...display, from: true, soldOut: true }, moneyFormatter('BRL', 'pt-BR'))).toEqual({
      price: { key: 'storePriceFrom', values: { price: 'R$ 90,00' } },
      originalPrice: 'R$ 120,50',
      mark: { key: 'storeSoldOut', values: {} },
    });
    const none = { price: null, originalPrice: null, from: false, onSale: false, soldOut: false };
    expect(priceWording(none, moneyFormatter('BRL', ''))).toEqual({ price: null, originalPrice: null, mark: null });
  });
});
