import { expect, it } from 'vitest';
import {
  currencyCodes,
  currencyOf,
  DEFAULT_CURRENCY,
  fractionDigits,
  storeCurrency,
} from '../../../../../src/vocab/rules/store/currency.ts';
import { formatMoney } from '../../../../../src/vocab/rules/store/money.ts';

// ISO 4217, "List one".
const NUMERIC = {
  ARS: '032',
  AUD: '036',
  BRL: '986',
  CAD: '124',
  CHF: '756',
  CZK: '203',
  DKK: '208',
  EUR: '978',
  GBP: '826',
  HKD: '344',
  IDR: '360',
  ILS: '376',
  INR: '356',
  JPY: '392',
  MXN: '484',
  MYR: '458',
  NOK: '578',
  NZD: '554',
  PHP: '608',
  PLN: '985',
  RUB: '643',
  SEK: '752',
  SGD: '702',
  THB: '764',
  USD: '840',
  ZAR: '710',
};

it('knows 26 currencies with the numbers of ISO 4217, two fraction digits each but JPY [FMT-001] [FMT-003]', () => {
  expect(currencyCodes).toHaveLength(26);
  expect([...currencyCodes].sort()).toEqual(Object.keys(NUMERIC));
  for (const [code, numeric] of Object.entries(NUMERIC))
    expect(currencyOf(code), code).toEqual({ numeric, digits: code === 'JPY' ? 0 : 2 });
});

it('gives a code outside the table two fraction digits and nothing else [FMT-002]', () => {
  for (const code of ['XXX', 'BTC', '', 'constructor', '__proto__']) {
    expect(fractionDigits(code), code).toBe(2);
    expect(currencyOf(code), code).toBeNull();
  }
});

it('knows a code in any letter case [FMT-003] [FMT-013]', () => {
  expect([currencyOf('jpy'), currencyOf(' Brl ')]).toEqual([currencyOf('JPY'), currencyOf('BRL')]);
  expect([fractionDigits('jpy'), fractionDigits('brl')]).toEqual([0, 2]);
  expect(formatMoney(1234, 'jpy', 'en')).toBe('¥1,234');
  expect([storeCurrency('jpy'), storeCurrency(' brl ')]).toEqual(['JPY', 'BRL']);
});

it('sells in USD where the settings name no currency [FMT-009] [FMT-603] [STORE-025] [CART-012]', () => {
  expect(DEFAULT_CURRENCY).toBe('USD');
  expect([storeCurrency(''), storeCurrency(' '), storeCurrency('BRL')]).toEqual(['USD', 'USD', 'BRL']);
});
