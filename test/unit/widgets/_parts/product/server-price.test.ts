import { expect, it } from 'vitest';
import { saySamePrice, unknownAmounts } from '../../../../../src/widgets/_parts/product/server-price.ts';

it.each([
  ['R$ 98,00', 'R$98.00', true],
  ['R$ 98', 'R$ 98,00', true],
  ['A partir de R$ 1.250,00', 'from R$1,250.00', true],
  ['12 345,67 €', '12.345,67 €', true],
  ['R$ 98,00', 'R$ 98,50', false],
  ['R$ 79,00 em vez de R$ 98,00', 'R$ 79,00', false],
  ['Sob consulta', 'Sob consulta', false],
])('%s and %s name the same price: %s', (one, other, expected) => {
  expect(saySamePrice(one, other)).toBe(expected);
});

it('finds the amounts that a product does not have', () => {
  expect(unknownAmounts('R$ 79,00 em vez de R$ 98,00', ['R$ 98,00', 'R$ 79,00'])).toEqual([]);
  expect(unknownAmounts('R$ 89,90', ['R$ 98,00', 'R$ 79,00'])).toEqual(['8990']);
  expect(unknownAmounts('Sob consulta', ['R$ 98,00'])).toEqual([]);
});
