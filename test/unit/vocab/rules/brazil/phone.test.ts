import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findState, stateOfAreaCode, stateProblem } from '../../../../../src/vocab/rules/brazil/find-state.ts';
import {
  formatPhone,
  internationalPhone,
  parsePhone,
  phoneProblem,
} from '../../../../../src/vocab/rules/brazil/phone.ts';
import { brazilianStates } from '../../../../../src/vocab/rules/brazil/states.ts';

const areaCodes = brazilianStates.flatMap((state) => state.areaCodes);

describe('a telephone number', () => {
  it('is an area code with 8 digits of a landline or 9 of a mobile', () => {
    const mobile = { areaCode: '11', number: '987654321' };
    for (const text of [
      '(11) 98765-4321',
      '11987654321',
      '+55 11 98765-4321',
      '5511987654321',
      '011 98765 4321',
      ' 11.98765.4321 ',
    ])
      expect(parsePhone(text), text).toEqual(mobile);
    for (const text of [
      '+55 (011) 98765-4321',
      '0 15 11 98765-4321',
      '+55 0 21 11 98765-4321',
      ...['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212'].map((dash) => `(11) 98765${dash}4321`),
    ])
      expect(parsePhone(text), text).toEqual(mobile);
    expect(parsePhone('+55 (011) 3456-7890')).toEqual({ areaCode: '11', number: '34567890' });
    expect(parsePhone('0 15 11 3456-7890')).toEqual({ areaCode: '11', number: '34567890' });
    expect(parsePhone('(51) 3456-7890')).toEqual({ areaCode: '51', number: '34567890' });
  });

  it('of the area 55 is not taken for one with the country’s code', () => {
    expect(parsePhone('5534567890')).toEqual({ areaCode: '55', number: '34567890' });
    expect(parsePhone('55991234567')).toEqual({ areaCode: '55', number: '991234567' });
    expect(parsePhone('+55 55 99123-4567')).toEqual({ areaCode: '55', number: '991234567' });
  });

  it('is nothing in any other form', () => {
    for (const text of [
      '',
      '98765-4321',
      '11 1234-5678',
      '11 88765-4321',
      '11 98765-432',
      '11 98765-43210',
      '+1 11 98765-4321',
      '11+987654321',
      'onze',
      '0800 123 4567',
      '00 11 98765-4321',
      '0 05 11 98765-4321',
      '0 15 0 11 98765-4321',
      '١١٩٨٧٦٥٤٣٢١',
    ])
      expect(phoneProblem(text), text).toEqual({ key: 'problemPhone', values: {} });
  });

  it('is refused where nobody has its area code, by that code', () => {
    for (const areaCode of [
      '10',
      '20',
      '23',
      '25',
      '26',
      '29',
      '30',
      '36',
      '39',
      '50',
      '52',
      '59',
      '70',
      '72',
      '76',
      '78',
      '80',
      '90',
    ]) {
      expect(phoneProblem(`(${areaCode}) 98765-4321`)).toEqual({ key: 'problemAreaCode', values: { areaCode } });
      expect(parsePhone(`(${areaCode}) 98765-4321`)).toBeNull();
    }
    expect(phoneProblem('(11) 98765-4321')).toBeNull();
  });

  it('is written with its signs, and for a link', () => {
    const mobile = { areaCode: '11', number: '987654321' };
    expect(formatPhone(mobile)).toBe('(11) 98765-4321');
    expect(formatPhone({ areaCode: '51', number: '34567890' })).toBe('(51) 3456-7890');
    expect(internationalPhone(mobile)).toBe('+5511987654321');
  });

  it('is read back as it was written, and nothing throws', () => {
    const number = fc.oneof(
      fc.integer({ min: 20_000_000, max: 59_999_999 }),
      fc.integer({ min: 900_000_000, max: 999_999_999 }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...areaCodes), number.map(String), (areaCode, digits) => {
        const phone = { areaCode, number: digits };
        expect(parsePhone(formatPhone(phone))).toEqual(phone);
        expect(parsePhone(internationalPhone(phone))).toEqual(phone);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        parsePhone(text);
        phoneProblem(text);
        stateProblem(text);
      }),
    );
  });
});

describe('the states', () => {
  it('are 26 and the Federal District, with 67 area codes, none in two of them', () => {
    expect(brazilianStates).toHaveLength(27);
    expect(areaCodes).toHaveLength(67);
    expect(new Set(areaCodes).size).toBe(67);
    expect(
      brazilianStates
        .map(({ code }) => code)
        .sort()
        .join(' '),
    ).toBe('AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO');
    expect(brazilianStates.map(({ name }) => name)).toEqual(
      brazilianStates.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other, 'pt-BR')),
    );
  });

  it('are found by code and by name, however they are written', () => {
    for (const text of ['SP', 'sp', ' São Paulo ', 'sao paulo', 'SÃO PAULO'])
      expect(findState(text)?.name).toBe('São Paulo');
    expect(findState('Amapá')?.code).toBe('AP');
    expect(findState('Distrito Federal')?.code).toBe('DF');
    for (const text of ['', 'XX', 'Paulo', 'x'.repeat(100_000)])
      expect(stateProblem(text), text.slice(0, 20)).toEqual({ key: 'problemState', values: {} });
    expect(stateProblem('mg')).toBeNull();
  });

  it('are told by an area code', () => {
    expect(
      ['11', '21', '27', '31', '41', '48', '55', '61', '63', '67', '71', '79', '81', '92', '99'].map(
        (code) => stateOfAreaCode(code)?.code,
      ),
    ).toEqual(['SP', 'RJ', 'ES', 'MG', 'PR', 'SC', 'RS', 'DF', 'TO', 'MS', 'BA', 'SE', 'PE', 'AM', 'MA']);
    expect(stateOfAreaCode('00')).toBeNull();
  });
});
