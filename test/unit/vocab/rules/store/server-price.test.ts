import { expect, it } from 'vitest';
import {
  asServerWrites,
  saySamePrice,
  unknownAmounts,
  writtenOtherwise,
} from '../../../../../src/vocab/rules/store/server-price.ts';

it.each([
  ['R$ 98,00', 'R$98.00', true],
  ['R$ 98', 'R$ 98,00', true],
  ['R$ 98,00.', 'R$ 98,00', true],
  ['A partir de R$ 1.250,00', 'from R$1,250.00', true],
  ['12 345,67 €', '12.345,67 €', true],
  ['CHF 1’250.00', 'CHF 1.250,00', true],
  ['R$ 98,00', 'R$ 98,50', false],
  ['R$ 12,90', 'R$ 1.290,00', false],
  ['R$ 12,90', 'R$ 1.290', false],
  ['R$ 1,20', 'R$ 120,00', false],
  ['R$ 0,00', 'R$ 0', true],
  ['¥1,200', '¥1.200', true],
  ['¥1,200', '¥1200', true],
  ['KWD 12.345', '12,345 KWD', true],
  ['R$ 79,00 em vez de R$ 98,00', 'R$ 79,00', false],
  ['Sob consulta', 'Sob consulta', false],
])('%s and %s name the same price: %s', (one, other, expected) => {
  expect(saySamePrice(one, other)).toBe(expected);
});

it('finds the amounts that a product does not have', () => {
  expect(unknownAmounts('R$ 79,00 em vez de R$ 98,00', ['R$ 98,00', 'R$ 79,00'])).toEqual([]);
  expect(unknownAmounts('R$ 89,90', ['R$ 98,00', 'R$ 79,00'])).toEqual(['8990']);
  expect(unknownAmounts('R$ 1.290,00', ['R$ 12,90'])).toEqual(['129000']);
  expect(unknownAmounts('Sob consulta', ['R$ 98,00'])).toEqual([]);
});

it.each([
  ['R$98.00', 'de R$ 120,00 por R$ 98,00', 'R$ 98,00'],
  ['R$98.00', 'A partir de R$ 98', 'R$ 98'],
  ['R$98.00', 'por 98,00', 'R$98.00'],
  ['R$98.00', '(R$ 98,00 à vista)', 'R$ 98,00'],
  ['€98.00', 'ab 98,00 €.', '98,00 €'],
  ['98,00 kr', 'fra kr 98', 'kr 98'],
  ['R$98.00', 'R$ 120,00', 'R$98.00'],
  ['R$1,290.00', 'R$ 12,90 a unidade, R$ 1.290,00 a caixa com 100', 'R$ 1.290,00'],
  ['R$98.00', '', 'R$98.00'],
])('%s, where the server has written "%s", is %s', (price, serverText, expected) => {
  expect(asServerWrites(price, serverText)).toBe(expected);
});

it.each([
  ['R$ 98,00', 'por R$ 98', false],
  ['R$ 98,00', 'R$\u00a098,00', false],
  ['R$ 98,00', 'R$ 120.00', false],
  ['R$98.00', 'R$ 98', false],
  ['R$98.00', 'R$ 98,00', true],
  ['R$98.50', 'R$ 98,50', true],
  ['R$1,250.00', 'R$ 1.250,00', true],
])('tells whether the server writes %s otherwise: "%s"', (price, serverText, expected) => {
  expect(writtenOtherwise(price, serverText)).toBe(expected);
});
