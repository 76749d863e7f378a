import { expect, it } from 'vitest';
import { isPrice, MAX_PRICE, priceProblem } from '../../../../../src/vocab/catalogue/rules/store/price.ts';

it('lets a price be 100000000 cents and no more [STORE-012]', () => {
  expect(MAX_PRICE).toBe(100_000_000);
  expect([0, 1, 100_000_000, 100_000_000n].map(isPrice)).toEqual([true, true, true, true]);
  expect([100_000_001, 100_000_001n, -1, 1.5, Number.NaN].map(isPrice)).toEqual([false, false, false, false, false]);
});

it('checks a price as it is typed, in the site’s own signs [STORE-012]', () => {
  expect(priceProblem('1.000.000,00', 'BRL', 'pt-BR')).toBeNull();
  expect(priceProblem('1.000.000,01', 'BRL', 'pt-BR')).toEqual({
    key: 'problemPriceMax',
    values: { max: 'R$ 1.000.000,00' },
  });
  for (const text of ['', 'caro', '-1', '1.5'])
    expect(priceProblem(text, 'BRL', 'pt-BR'), text).toEqual({ key: 'problemPrice', values: {} });
  expect(priceProblem('1.5', 'USD', '')).toBeNull();
});
