import fc from 'fast-check';
import { expect, it } from 'vitest';
import { autoplayTimeout } from '../../../../../src/vocab/rules/display/autoplay.ts';
import { columnWidth } from '../../../../../src/vocab/rules/display/column-width.ts';
import { snapPoints, swipeBoundary } from '../../../../../src/vocab/rules/display/new-swipe.ts';
import { DEFAULT_SLIDES_PER_ROW, slidesPerRow } from '../../../../../src/vocab/rules/display/slides-per-row.ts';

it('takes a positive number for a column’s width, also as text, and keeps the one in force otherwise [GAL-354]', () => {
  expect([300, '300', 0.5].map((value) => columnWidth(value, 120))).toEqual([300, 300, 0.5]);
  for (const value of [
    0,
    '0',
    -1,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '',
    'largo',
    '300px',
    null,
    undefined,
    [300],
  ]) {
    expect(columnWidth(value, 120)).toBe(120);
    expect(columnWidth(value)).toBe(250);
  }
});

it('waits 5000 ms between slides, or the seconds of the block in ms [GAL-335] [GAL-336]', () => {
  for (const value of [undefined, null, '', 0, -1, 'cinco', Number.NaN]) expect(autoplayTimeout(value)).toBe(5000);
  expect([2, '2', 0.5].map(autoplayTimeout)).toEqual([2000, 2000, 500]);
});

it('shows 2 slides per row below 480 px where the block has more than 1 [GAL-347]', () => {
  expect([1, 2, 3, 5].map((original) => slidesPerRow(original, 479))).toEqual([1, 2, 2, 2]);
  expect(slidesPerRow(5, 480)).toBe(3);
});

it('shows 3 slides per row below 724 px where the block has more than 2 [GAL-348]', () => {
  expect([1, 2, 3, 5].map((original) => slidesPerRow(original, 723))).toEqual([1, 2, 3, 3]);
  expect([1, 2, 3, 5].map((original) => slidesPerRow(original, 724))).toEqual([1, 2, 3, 5]);
  expect(DEFAULT_SLIDES_PER_ROW).toBe(3);
});

it('takes none, hard and inertial for a boundary, and keeps the one in force otherwise [SLIDE-318]', () => {
  expect(['none', 'hard', 'inertial'].map((value) => swipeBoundary(value, 'hard'))).toEqual([
    'none',
    'hard',
    'inertial',
  ]);
  for (const value of ['soft', 'HARD', '', null, undefined, 1]) expect(swipeBoundary(value, 'hard')).toBe('hard');
});

it('takes a percentage or none for snap points, and keeps those in force otherwise [SLIDE-319]', () => {
  expect(['100%', ' 33.5% ', 'none', '0%'].map((value) => snapPoints(value))).toEqual([
    { percent: 100 },
    { percent: 33.5 },
    'none',
    { percent: 0 },
  ]);
  for (const value of ['100', '%', '-5%', '1e2%', '5 %', '5%%', 'x%', '', null, 50, '1'.repeat(100_000)])
    expect(snapPoints(value, 'none'), String(value).slice(0, 20)).toBe('none');
});

it('never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      for (const rule of [columnWidth, autoplayTimeout, swipeBoundary, snapPoints]) rule(value);
    }),
  );
});
