import { describe, expect, it } from 'vitest';
import { plainText } from '../../../../../src/vocab/rules/text/plain-text.ts';
import { exactText } from '../../../../../src/vocab/rules/text/visible-text.ts';
import { writtenNumber } from '../../../../../src/vocab/rules/text/written-number.ts';

const READ: Readonly<Record<string, Readonly<Record<string, number | null>>>> = {
  'pt-BR': {
    '1.000': 1000,
    '1000': 1000,
    '1.000,00': 1000,
    'R$ 1.000': 1000,
    'R$\u00a01.234.567,89': 1234567.89,
    '1 240': 1240,
    '12,50': 12.5,
    '12,': 12,
    ',5': 0.5,
    '-12,5': -12.5,
    '−12 °C': -12,
    '- R$ 3': -3,
    'R$ -3': -3,
    '(1.240)': -1240,
    '(R$ 1.240,50)': -1240.5,
    '1.240¹': 1240,
    '1.240*': 1240,
    '1.240 [2]': 1240,
    '1.240 (p)': 1240,
    '12 (era 10)': 12,
    'cerca de 1.240 peças': 1240,
    'aprox. 12 m2': 12,
    '12,5%': 12.5,
    'R$ 12/mês': 12,
    '1,2 mil': 1200,
    '2 milhões': 2e6,
    '1,5 bi': 1.5e9,
    '20\u200b0': 200,
    'BRL 12,00': 12,
    '': null,
    '–': null,
    'n/d': null,
    '1.5': null,
    '12.50': null,
    '1.00': null,
    '1.0000': null,
    '1,234,567': null,
    '1.000.00': null,
    '10-20': null,
    '10 a 20': null,
    '10 – 20': null,
    '12/05': null,
    '10:30': null,
    '1e3': null,
    '4x4': null,
    '5½': null,
    '2 × 10³': null,
    '< 5': null,
    '5k': null,
    '1.240-': null,
    '[12]': null,
    '1, 2': null,
    'Nota 3: 12': null,
  },
  en: {
    '1,000': 1000,
    '1.5': 1.5,
    '1.000': 1,
    '$1,234.50': 1234.5,
    '(12)': -12,
    '1,00': null,
    '5K': null,
    '2 million': 2e6,
  },
  es: { '1.000': 1000, '1234,5': 1234.5, '5 mil': 5000, '5 M': null },
  fr: { '1\u202f234,5': 1234.5, '1,5': 1.5, '1.5': null },
  'de-CH': { '1’234.50': 1234.5, "1'234": 1234 },
  'en-IN': { '12,34,567': 1234567, '1,234': 1234 },
  'ar-EG': { '١٬٢٣٤٫٥': 1234.5 },
  nonsense: { '1.000': 1000 },
};

describe('a number that people write', () => {
  for (const [locale, texts] of Object.entries(READ))
    it(`is read as ${locale} writes it, and never guessed`, () => {
      const read = Object.keys(texts).map((text) => [text, writtenNumber(text, locale)]);
      expect(Object.fromEntries(read)).toEqual(texts);
    });
});

it('compares texts in one normal form, and takes what cannot be seen out of exact values', () => {
  expect(plainText(' Sa\u0303o\u00a0 PAULO\u200b')).toBe('sao paulo');
  expect(exactText('\ufeffana@\u200bexemplo.com\u00a0')).toBe('ana@exemplo.com');
  expect(exactText(' cafe\u0301 10 ')).toBe('café 10');
});
