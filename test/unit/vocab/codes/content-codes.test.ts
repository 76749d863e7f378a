import { describe, expect, it } from 'vitest';
import { recordTypeRange, recordTypes } from '../../../../src/vocab/catalogue/codes/record-types.ts';
import { subscriptionPeriods } from '../../../../src/vocab/catalogue/codes/site.ts';
import { planFields, productFields, saleKinds, variantFields } from '../../../../src/vocab/catalogue/codes/store.ts';
import { collectionTypeRange, collectionTypes } from '../../../../src/vocab/codes/collection-types.ts';
import { contentStatuses } from '../../../../src/vocab/codes/content-statuses.ts';
import { productTypes } from '../../../../src/vocab/codes/product-types.ts';
import { expectCodes, expectWords } from './expect-codes.ts';

/** The numbers from -1 to 200 that a range has. */
const numbersOf = ({ has }: { has: (code: number) => boolean }): number[] =>
  Array.from({ length: 202 }, (_, index) => index - 1).filter(has);

const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

it('has five collection types with codes, and generic and subscription without, in 1 to 24 [VOCAB-606]', () => {
  expectCodes(collectionTypes, '8 splashPage, 10 page, 13 products, 23 portfolio, 24 lessons', 'generic subscription');
  expect(numbersOf(collectionTypeRange)).toEqual(upTo(24));
});

it('has three record types with codes, and nine without, in 1 to 62 [VOCAB-607]', () => {
  expectCodes(
    recordTypes,
    '10 review, 11 storeItem, 62 lesson',
    'text image quote link audio video event gallery digitalGood',
  );
  expect(numbersOf(recordTypeRange)).toEqual(upTo(62));
});

it('has five product types, the four of a product among them [VOCAB-002] [VOCAB-608] [STORE-003]', () => {
  expectCodes(productTypes, '1 physical, 2 digital, 3 service, 4 giftCard, 5 paywall');
});

describe('content statuses', () => {
  it('are six [VOCAB-609]', () => {
    expectCodes(contentStatuses, '1 published, 2 scheduled, 3 needsReview, 4 draft, 5 private, 6 deleted');
  });

  it('are only read: no status leads to or shuts out another [VOCAB-610]', () => {
    expect(Object.keys(contentStatuses).sort()).toEqual(['codeOf', 'entries', 'nameOf', 'names']);
    expect(Object.isFrozen(contentStatuses)).toBe(true);
  });
});

it('names the six kinds of sale of a store [STORE-001]', () => {
  expectWords(saleKinds, 'physical service digital giftCard subscription donation');
});

it('names what products, variants and plans hold', () => {
  expectWords(productFields, 'productType variants priceCents salePriceCents onSale');
  expectWords(variantFields, 'price salePrice onSale qtyInStock unlimited sku optionValues');
  expectWords(planFields, 'billingPeriod numBillingCycles');
});

it('names three subscription periods [VOCAB-006]', () => {
  expectWords(subscriptionPeriods, 'weekly monthly yearly');
});
