import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRODUCT_FIELDS, toProduct, toVariant, VARIANT_FIELDS } from '../../../../src/vocab/entities/product.ts';

const variant = {
  price: 9_600,
  salePrice: 8_000,
  onSale: true,
  qtyInStock: 3,
  unlimited: false,
  sku: 'SR-0201',
  optionValues: [{ value: 'Neblina' }, { value: '340 ml' }],
};
const product = { productType: 1, variants: [variant], priceCents: 9_600, salePriceCents: 8_000, onSale: true };

describe('a product', () => {
  it('has exactly these fields [STORE-002]', () => {
    expect(PRODUCT_FIELDS).toEqual('productType variants priceCents salePriceCents onSale'.split(' '));
    expect(toProduct({ ...product, title: 'Caneca' })).toEqual(product);
    expect(toProduct({ priceCents: null })).toEqual({ productType: null });
  });

  it('has variants with exactly these fields, prices in cents [STORE-004]', () => {
    expect(VARIANT_FIELDS).toEqual('price salePrice onSale qtyInStock unlimited sku optionValues'.split(' '));
    expect(toVariant({ ...variant, weight: 1 })).toEqual(variant);
    expect(toVariant({ price: 0 })).toEqual({ price: 0 });
  });

  it.each<[object, string]>([
    [{ price: 96.5 }, '[STORE-004]'],
    [{ price: '9600' }, '[STORE-004]'],
    [{ price: -1 }, '[STORE-004]'],
    [{ price: 1, qtyInStock: 'muitos' }, '[STORE-004]'],
    [{ price: 1, unlimited: 1 }, '[STORE-004]'],
    [{ price: 1, optionValues: ['Neblina'] }, '[STORE-004]'],
    [{ price: 1, optionValues: [{ value: true }] }, '[STORE-004]'],
    [{ price: 1, sku: {} }, '[STORE-004]'],
    [{ price: 1, sku: Number.NaN }, '[STORE-004]'],
    [{}, '[STORE-004]'],
  ])('is none with the variant %j %s', (wrong) => {
    expect(toVariant(wrong)).toBeNull();
    expect(toProduct({ ...product, variants: [wrong] })).toBeNull();
  });

  it.each<[object, string]>([
    [{ productType: {} }, '[STORE-002]'],
    [{ variants: {} }, '[STORE-002]'],
    [{ priceCents: 1.5 }, '[STORE-002]'],
    [{ onSale: 'true' }, '[STORE-002]'],
  ])('is none with %j %s', (wrong) => expect(toProduct({ ...product, ...wrong })).toBeNull());

  it('has numbers as the texts that they are [STORE-004]', () => {
    const sized = { price: 1, sku: 1038, optionValues: [{ optionName: 'Tamanho', value: 38 }] };
    const read = { price: 1, sku: '1038', optionValues: [{ optionName: 'Tamanho', value: '38' }] };
    expect(toVariant(sized)).toEqual(read);
    expect(toProduct({ variants: [sized] })).toEqual({ productType: null, variants: [read] });
  });

  it.each<[unknown, number | null]>([
    ['physical', 1],
    ['DIGITAL', 2],
    [' Service ', 3],
    ['gift card', 4],
    ['giftCard', 4],
    ['GIFT_CARD', 4],
    ['paywall', 5],
    ['4', 4],
    ['Camisetas', null],
    ['', null],
    [1.5, null],
    [9, 9],
  ])('of the type %j has the code %j [STORE-002] [STORE-003]', (productType, code) =>
    expect(toProduct({ ...product, productType })).toEqual({ ...product, productType: code }),
  );

  it('is none of what is no record, and reading never throws', () => {
    for (const value of [null, undefined, [], 'x', 7]) expect(toProduct(value)).toBeNull();
    fc.assert(fc.property(fc.anything(), (value) => void toProduct(value)));
  });
});
