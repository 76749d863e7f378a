// What the linter and the schema say of a product is what the blocks read.
import fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { productJson } from '../../../../src/vocab/page-attributes/product-json.ts';
import { toProductDetails } from '../../../../src/widgets/_shared/commerce/product/product.ts';

const amount = fc.oneof(fc.nat(), fc.constantFrom<unknown>(null, undefined, -1, 89.9, '8900', true, Number.MAX_VALUE));
const words = fc.constantFrom<unknown>('A', '', ' ', 7, null, undefined, {}, Number.NaN);
const variant = fc.record({
  price: amount,
  salePrice: amount,
  qtyInStock: amount,
  onSale: fc.constantFrom<unknown>(true, false, null, 'true'),
  sku: words,
  optionValues: fc.constantFrom<unknown>(
    undefined,
    [],
    [{ value: 'Neblina' }],
    [{ value: 38 }],
    [{ value: true }],
    [{}],
    'Neblina',
  ),
});
const product = fc.record({
  id: words,
  productType: fc.oneof(amount, words),
  priceCents: amount,
  title: words,
  variants: fc.oneof(fc.constantFrom<unknown>(undefined, null, 'A'), fc.array(variant, { maxLength: 2 })),
});

const right = { id: '1', priceCents: 8900, variants: [{ sku: 'A', price: 8900, qtyInStock: -1, salePrice: null }] };

describe('the JSON of a product', () => {
  it('is refused exactly where the blocks show the content of the server', () => {
    const read = { yes: 0, no: 0 };
    fc.assert(
      fc.property(product, (value) => {
        const isRead = toProductDetails(value) !== null;
        read[isRead ? 'yes' : 'no'] += 1;
        expect(safeParse(productJson, value).success).toBe(isRead);
      }),
      { numRuns: 1_000, examples: [[right], [{ ...right, id: 7 }], [{ id: 'a' }]] as never },
    );
    expect(read.no).toBeGreaterThan(0);
    expect(read.yes).toBeGreaterThan(0);
  });

  it.each([null, [], 'x', 4])('has to be an object: %j', (value) => {
    expect(safeParse(productJson, value).success).toBe(false);
    expect(toProductDetails(value)).toBeNull();
  });
});
