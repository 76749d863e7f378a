import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toFraction, toPercent } from '../../../../../src/vocab/rules/color/percent.ts';

it('takes up to 1 for a fraction and what is above or has a % for a percentage [COLOR-006] [PALETTE-312]', () => {
  for (const [given, percent] of [
    [0, 0],
    [0.07, 7],
    [0.5, 50],
    [1, 100],
    [1.5, 1.5],
    [50, 50],
    [100, 100],
    ['0.5', 50],
    ['1', 100],
    ['1%', 1],
    ['0.5%', 0.5],
    [' 42% ', 42],
    ['42', 42],
  ] as const) {
    expect(toPercent(given), String(given)).toBe(percent);
    expect(toFraction(given), String(given)).toBeCloseTo(percent / 100, 12);
  }
  expect(toFraction(7)).toBe(0.07);
});

it('gives null for what is no number', () => {
  for (const given of ['', '%', 'x', '1deg', '1,5', Number.NaN, Number.POSITIVE_INFINITY, '1e999'])
    expect(toPercent(given) ?? toFraction(given), String(given)).toBeNull();
});

it('comes back from a fraction to the same percentage, and from a percentage to the same fraction [PALETTE-312]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (hundredths) => {
      const percent = hundredths / 100;
      expect(toPercent(toFraction(`${percent}%`) ?? Number.NaN)).toBe(percent);
      expect(toFraction(toPercent(hundredths / 10_000) ?? Number.NaN)).toBe(
        // A percentage of up to 1 would be taken for a fraction.
        percent > 1 ? hundredths / 10_000 : percent,
      );
    }),
  );
});
