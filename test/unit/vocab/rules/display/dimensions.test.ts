import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatDimensions, parseDimensions } from '../../../../../src/vocab/rules/display/dimensions.ts';

it('reads width x height [FMT-306]', () => {
  expect(parseDimensions('1500x1000')).toEqual({ width: 1500, height: 1000 });
  expect(parseDimensions(' 640 X 480.5 ')).toEqual({ width: 640, height: 480.5 });
});

it('has no dimensions where the text is malformed or a side is 0, fault F-023 [FMT-306]', () => {
  for (const text of [
    '',
    'x',
    '1500',
    '1500x',
    'x1000',
    '0x0',
    '1500x0',
    '-3x4',
    '3x-4',
    '1e9x1',
    '9999999x1',
    '1x2x3',
    'axb',
    '1,5x2',
    'NaNxNaN',
    'Infinityx1',
    `${'1'.repeat(100_000)}x1`,
  ])
    expect(parseDimensions(text), text.slice(0, 20)).toBeNull();
});

it('reads back what it wrote, and never throws', () => {
  const side = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(fc.record({ width: side, height: side }), (one) => {
      expect(parseDimensions(formatDimensions(one))).toEqual(one);
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => void parseDimensions(text)));
});
