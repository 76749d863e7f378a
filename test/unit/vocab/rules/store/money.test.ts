import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyCodes } from '../../../../../src/vocab/rules/store/currency.ts';
import {
  formatAmount,
  formatMoney,
  MAX_INTEGER_PLACES,
  moneyFormatter,
  parseAmount,
} from '../../../../../src/vocab/rules/store/money.ts';
import { DEFAULT_MONEY_TEMPLATE, moneyTemplate } from '../../../../../src/vocab/rules/store/money-template.ts';

const trimZeros = true;
const brazilian = moneyTemplate('pt-BR');

describe('an amount', () => {
  it('has the currency’s fraction digits, comma thousands and a decimal point [FMT-005] [FMT-006] [FMT-012] [LIMIT-005]', () => {
    expect(formatAmount(123456, 'USD')).toBe('1,234.56');
    expect(formatAmount(123456789, 'EUR')).toBe('1,234,567.89');
    expect([0, 5, 99, 100, 99999, 100000].map((cents) => formatAmount(cents, 'USD'))).toEqual([
      '0.00',
      '0.05',
      '0.99',
      '1.00',
      '999.99',
      '1,000.00',
    ]);
    expect(formatAmount(-123456, 'USD')).toBe('-1,234.56');
    expect(formatAmount(-5, 'USD')).toBe('-0.05');
  });

  it('of yen has no fraction [FMT-003] [FMT-013] [LIMIT-005]', () => {
    expect([0, 5, 999, 1234].map((yen) => formatAmount(yen, 'JPY'))).toEqual(['0', '5', '999', '1,234']);
  });

  it('of an unknown currency has two fraction digits [FMT-002]', () => {
    expect(formatAmount(123456, 'XTS')).toBe('1,234.56');
  });

  it('leaves out a fraction of zeros, and no other, where it is told to [FMT-007]', () => {
    expect(formatAmount(1000, 'USD', undefined, { trimZeros })).toBe('10');
    expect(formatAmount(1050, 'USD', undefined, { trimZeros })).toBe('10.50');
    expect(formatAmount(1000, 'USD')).toBe('10.00');
    expect(formatAmount(100000, 'BRL', brazilian, { trimZeros })).toBe('1.000');
  });

  it('is formatted with up to 15 integer places, exactly, and comes back plain beyond [FMT-004] [LIMIT-005]', () => {
    expect(MAX_INTEGER_PLACES).toBe(15);
    expect(formatAmount(99999999999999999n, 'USD')).toBe('999,999,999,999,999.99');
    expect(formatAmount(100000000000000000n, 'USD')).toBe('1000000000000000.00');
    expect(formatAmount(999999999999999n, 'JPY')).toBe('999,999,999,999,999');
    expect(formatAmount(1000000000000000n, 'JPY', brazilian)).toBe('1000000000000000');
    expect(formatMoney(-100000000000000000n, 'BRL', 'pt-BR')).toBe('-1000000000000000.00');
  });

  it('that is no whole number of cents comes back as it is', () => {
    for (const wrong of [1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(formatAmount(wrong, 'USD')).toBe(String(wrong));
      expect(formatMoney(wrong, 'BRL', 'pt-BR')).toBe(String(wrong));
    }
  });
});

describe('money', () => {
  it('in Brazilian Portuguese is R$ 1.234,50 [FMT-008]', () => {
    expect(formatMoney(123450, 'BRL', 'pt-BR')).toBe('R$ 1.234,50');
    expect(formatMoney(123450, 'BRL', 'pt_BR')).toBe('R$ 1.234,50');
    expect(formatMoney(-1000, 'BRL', 'pt-BR', { trimZeros })).toBe('-R$ 10');
    expect(formatMoney(123450, 'USD', 'pt-BR')).toBe('US$ 1.234,50');
  });

  it('is written by one formatter many times over', () => {
    const reais = moneyFormatter('BRL', 'pt-BR');
    expect([reais(1000), reais(1000, { trimZeros }), reais(-5n)]).toEqual(['R$ 10,00', 'R$ 10', '-R$ 0,05']);
  });

  it('without a locale, or with one that nobody has, is as the requirements write it [FMT-008]', () => {
    for (const locale of ['', 'xx', '???', 'x'.repeat(100_000), '-', 'pt-BR-'])
      expect(formatMoney(123450, 'USD', locale), locale.slice(0, 20)).toBe('$1,234.50');
    // Intl takes a well-formed tag that it knows nothing of for the machine's own.
    for (const locale of ['', 'xx', 'xx-YY']) expect(moneyTemplate(locale), locale).toBe(DEFAULT_MONEY_TEMPLATE);
  });

  it('in another locale follows its own template [FMT-008]', () => {
    expect(formatMoney(123456789, 'EUR', 'de-DE')).toBe('1.234.567,89\u00a0€');
    expect(formatMoney(123450, 'GBP', 'en-GB')).toBe('£1,234.50');
    // Spanish and European Portuguese set thousands apart from five digits on.
    expect(formatMoney(123450, 'EUR', 'es-ES')).toBe('1234,50\u00a0€');
    expect(formatMoney(1234550, 'EUR', 'es-ES')).toBe('12.345,50\u00a0€');
    expect(formatMoney(123450, 'EUR', 'pt-PT')).toBe('1234,50\u00a0€');
    // A language with digits of its own: those here are always 0 to 9, and the signs are theirs.
    expect(formatMoney(123450, 'USD', 'fa-IR')).toContain('1,234.50');
    expect(formatMoney(1234, 'JPY', 'ja-JP')).toMatch(/^[¥￥]1,234$/);
  });

  it('sets a symbol that ends in a letter apart from the amount, and no other [FMT-008]', () => {
    expect(formatMoney(123450, 'CHF', '')).toBe('CHF 1,234.50');
    expect(formatMoney(-123450, 'CHF', 'en-US')).toBe('-CHF 1,234.50');
    expect(formatMoney(123450, 'CHF', 'pt-BR')).toBe('CHF 1.234,50');
    expect(formatMoney(123450, 'BRL', 'en-US')).toBe('R$1,234.50');
    expect(formatMoney(123450, 'CHF', 'de-DE')).toBe('1.234,50\u00a0CHF');
  });

  it('keeps to the table where Intl has other fraction digits [FMT-001]', () => {
    expect(formatMoney(123450, 'IDR', 'pt-BR')).toBe('IDR 1.234,50');
  });

  it('never throws, whatever currency and locale are called', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.bigInt(), (code, locale, minor) => {
        expect(formatMoney(minor, code, locale)).not.toBe('');
      }),
    );
  });
});

describe('an amount that is read', () => {
  it('is whole smallest units', () => {
    expect(parseAmount('1,234.56', 'USD')).toBe(123456n);
    expect(parseAmount(' 1.234,5 ', 'BRL', brazilian)).toBe(123450n);
    expect(parseAmount('1234', 'BRL', brazilian)).toBe(123400n);
    expect(parseAmount('-0.05', 'USD')).toBe(-5n);
    expect(parseAmount('1,234', 'JPY')).toBe(1234n);
  });

  it.each([
    '',
    '-',
    '.',
    ',',
    '1.',
    '.5',
    '1.234',
    '1.2.3',
    '12,34',
    '1,2345',
    ',123',
    '1,,234',
    '1e3',
    'R$ 10',
    '--1',
    '١٢',
    '1000000000000000',
  ])('is nothing in %j', (text) => expect(parseAmount(text, 'USD')).toBeNull());

  it('is what was written, exactly', () => {
    const widest = 10n ** 17n - 1n;
    const money = fc.tuple(
      fc.bigInt({ min: -widest, max: widest }),
      fc.constantFrom(...currencyCodes.filter((code) => code !== 'JPY')),
      fc.constantFrom('', 'pt-BR', 'en-US', 'de-DE', 'fr-FR'),
      fc.boolean(),
    );
    fc.assert(
      fc.property(money, ([minor, code, locale, trim]) => {
        const template = moneyTemplate(locale);
        expect(parseAmount(formatAmount(minor, code, template, { trimZeros: trim }), code, template)).toBe(minor);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseAmount(text, 'BRL', brazilian)));
  });
});
