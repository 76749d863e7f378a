import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cepProblem, formatCep, parseCep } from '../../../../../src/vocab/rules/brazil/cep.ts';
import { cnpjProblem, formatCnpj, parseCnpj } from '../../../../../src/vocab/rules/brazil/cnpj.ts';
import { cpfProblem, formatCpf, parseCpf } from '../../../../../src/vocab/rules/brazil/cpf.ts';

describe('a CPF', () => {
  it('is 11 digits with two check digits, with or without its signs', () => {
    for (const text of ['529.982.247-25', '52998224725', ' 529982247-25 '])
      expect(parseCpf(text), text).toBe('52998224725');
    // A check digit of 0, from a remainder below 2.
    for (const digits of ['39053344705', '11144477735', '12345678909', '00000000191'])
      expect(parseCpf(digits)).toBe(digits);
  });

  it('is nothing with a wrong check digit, sign or length', () => {
    for (const text of [
      '',
      '52998224724',
      '52998224735',
      '5299822472',
      '529982247250',
      '529-982-247.25x',
      '11111111111',
      '00000000000',
      '529.982.247/25',
      '５２９９８２２４７２５',
    ])
      expect(cpfProblem(text), text).toEqual({ key: 'problemCpf', values: {} });
    expect(cpfProblem('529.982.247-25')).toBeNull();
  });

  it('differs from every number with one digit changed', () => {
    for (let at = 0; at < 11; at++)
      for (const digit of '0123456789') {
        const text = `${'52998224725'.slice(0, at)}${digit}${'52998224725'.slice(at + 1)}`;
        expect(parseCpf(text), text).toBe(text === '52998224725' ? text : null);
      }
  });
});

describe('a CNPJ', () => {
  it('of digits has two check digits, with or without its signs', () => {
    for (const text of ['11.222.333/0001-81', '11222333000181']) expect(parseCnpj(text)).toBe('11222333000181');
    for (const digits of ['00000000000191', '33000167000101', '19131243000197']) expect(parseCnpj(digits)).toBe(digits);
  });

  it('of letters and digits, as from 2026, is checked the same way', () => {
    // The example of the Receita Federal.
    for (const text of ['12.ABC.345/01DE-35', '12ABC34501DE35', '12.abc.345/01de-35'])
      expect(parseCnpj(text)).toBe('12ABC34501DE35');
  });

  it('is nothing with a wrong check digit, letter in the check digits, sign or length', () => {
    for (const text of [
      '',
      '11222333000180',
      '12ABC34501DE36',
      '12ABC34501DEA5',
      '12ÁBC34501DE35',
      '1122233300018',
      '112223330001811',
      '00000000000000',
      '11111111111111',
    ])
      expect(cnpjProblem(text), text).toEqual({ key: 'problemCnpj', values: {} });
    expect(cnpjProblem('12.ABC.345/01DE-35')).toBeNull();
  });
});

describe('a CEP', () => {
  it('is 8 digits, with or without its signs', () => {
    for (const text of ['01310-100', '01310100', '01.310-100', ' 01310-100 '])
      expect(parseCep(text), text).toBe('01310100');
    for (const text of ['', '0131010', '013101000', '01310_100', '0131-0100', '00000-000', '01310-10a'])
      expect(cepProblem(text), text).toEqual({ key: 'problemCep', values: {} });
    expect(cepProblem('01310-100')).toBeNull();
  });
});

it('writes each with its signs, and anything else as it is', () => {
  expect(formatCpf('52998224725')).toBe('529.982.247-25');
  expect(formatCnpj('12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
  expect(formatCep('01310100')).toBe('01310-100');
  expect([formatCpf('1'), formatCnpj(''), formatCep('01310-100')]).toEqual(['1', '', '01310-100']);
});

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
const letters = fc.string({
  unit: fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
  minLength: 12,
  maxLength: 12,
});

/** The number with the one pair of check digits that makes it whole. */
const completed = (body: string, parse: (text: string) => string | null): string[] =>
  Array.from({ length: 100 }, (_, pair) => parse(body + String(pair).padStart(2, '0'))).filter((one) => one !== null);

it('gives each number exactly one pair of check digits, and reads back what it wrote', () => {
  fc.assert(
    fc.property(digits(9), letters, (person, company) => {
      const same = /^(\d)\1+$/;
      const cpf = completed(person, parseCpf);
      expect(cpf).toHaveLength(same.test(person) ? 0 : 1);
      for (const one of cpf) expect(parseCpf(formatCpf(one))).toBe(one);
      const cnpj = completed(company, parseCnpj);
      expect(cnpj).toHaveLength(/^0+$/.test(company) ? 0 : 1);
      for (const one of cnpj) expect(parseCnpj(formatCnpj(one))).toBe(one);
    }),
    { numRuns: 40 },
  );
  fc.assert(
    fc.property(digits(8), (cep) => {
      expect(parseCep(formatCep(cep))).toBe(/^0+$/.test(cep) ? null : cep);
    }),
  );
});

it('never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const rule of [parseCpf, parseCnpj, parseCep, formatCpf, formatCnpj, formatCep]) rule(text);
    }),
  );
});
