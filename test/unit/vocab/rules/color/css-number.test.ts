import { expect, it } from 'vitest';
import { cssNumber } from '../../../../../src/vocab/rules/color/css-number.ts';
import { parseColor } from '../../../../../src/vocab/rules/color/parse-color.ts';
import { expectConsole } from '../../../expect-console.ts';

it('reads finite numbers with or without a unit, and nothing else', () => {
  expect(['1', '-1.5e2', '.5%', '90DEG'].map(cssNumber)).toEqual([
    { value: 1, unit: '' },
    { value: -150, unit: '' },
    { value: 0.5, unit: '%' },
    { value: 90, unit: 'deg' },
  ]);
  for (const text of ['', '1e999', '-1e999%', '0x10', '1.', '1px', 'Infinity'])
    expect(cssNumber(text), text).toBeNull();
  expectConsole(/Not a color/);
  expect(parseColor('rgb(1e999 0 0)')).toBeNull();
});
