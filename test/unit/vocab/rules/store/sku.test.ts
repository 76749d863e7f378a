import fc from 'fast-check';
import { expect, it } from 'vitest';
import { generateSku, skuProblem } from '../../../../../src/vocab/catalogue/rules/store/sku.ts';

it('lets a SKU have 60 characters and no more [STORE-013]', () => {
  expect(skuProblem('A'.repeat(60))).toBeNull();
  expect(skuProblem('')).toBeNull();
  expect(skuProblem('A'.repeat(61))).toEqual({ key: 'problemSkuLength', values: { max: 60 } });
});

it('makes a SKU of SQ and seven digits, zeros in front kept [STORE-014]', () => {
  expect(generateSku(() => 0.0123456)).toBe('SQ0123456');
  expect(generateSku(() => 0)).toBe('SQ0000000');
  expect(generateSku(() => 1 - 2 ** -53)).toBe('SQ9999999');
  expect(generateSku()).toMatch(/^SQ\d{7}$/);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (number) => {
      expect(generateSku(() => number)).toMatch(/^SQ\d{7}$/);
    }),
  );
});
