import { expect, it } from 'vitest';
import { cartCount, cartLabel, isCartEmpty } from '../../../../../src/vocab/rules/store/cart-label.ts';

it('writes the count, and more than 100 as 100+ [CART-601]', () => {
  expect([0, 1, 99, 100, 101, 5000].map(cartCount)).toEqual(['0', '1', '99', '100', '100+', '100+']);
  expect([-1, Number.NaN, 2.9].map(cartCount)).toEqual(['0', '0', '2']);
});

it('has a label for one item, for others with their number, for more than 100, and for no quantity', () => {
  expect(cartLabel(1)).toEqual({ key: 'cartLabelOne', values: {} });
  expect(cartLabel(0)).toEqual({ key: 'cartLabelMany', values: { n: 0 } });
  expect(cartLabel(2)).toEqual({ key: 'cartLabelMany', values: { n: 2 } });
  expect(cartLabel(100)).toEqual({ key: 'cartLabelMany', values: { n: 100 } });
  expect(cartLabel(101)).toEqual({ key: 'cartLabelOver', values: { n: 100 } });
  expect(cartLabel(null)).toEqual({ key: 'cartLabel', values: {} });
});

it('is empty with no items', () => {
  expect([0, -1, Number.NaN, 1, 200].map(isCartEmpty)).toEqual([true, true, true, false, false]);
});
