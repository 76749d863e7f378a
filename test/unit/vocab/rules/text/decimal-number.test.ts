import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimalNumber } from '../../../../../src/vocab/rules/text/decimal-number.ts';

it('reads numbers and their decimal texts', () => {
  expect([7, '7', ' 7.5\n', '.5', '5.', '-0.25', '+3', '1e-7', '2E3'].map(decimalNumber)).toEqual([
    7, 7, 7.5, 0.5, 5, -0.25, 3, 1e-7, 2000,
  ]);
});

it('reads nothing else', () => {
  for (const value of [
    '',
    ' ',
    '.',
    '-',
    '1,5',
    '0x10',
    '1e',
    'e3',
    'Infinity',
    'NaN',
    '1e999',
    '٧',
    '1 2',
    true,
    null,
    undefined,
    [7],
    {},
  ])
    expect(decimalNumber(value), String(value)).toBeNull();
  expect([Number.NaN, Number.POSITIVE_INFINITY, '1'.repeat(41)].map(decimalNumber)).toEqual([null, null, null]);
});

it('reads back every finite number, and never throws', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
      expect(decimalNumber(String(number))).toBe(number + 0);
    }),
  );
  fc.assert(fc.property(fc.anything(), (value) => void decimalNumber(value)));
});
