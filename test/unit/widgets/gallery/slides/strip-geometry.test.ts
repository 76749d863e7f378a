import { expect, it } from 'vitest';
import { alignedStart, layOutStrip, slidesBetween } from '../../../../../src/widgets/gallery/slides/strip-geometry.ts';

const strip = layOutStrip({ view: 500, height: 100, gap: 10, ratios: [1, 0.5, 2, 1] });

it('lays slides of one height beside each other', () => {
  expect(strip.widths).toEqual([100, 200, 50, 100]);
  expect(strip.starts).toEqual([0, 110, 320, 380]);
});

it('aligns the current slide', () => {
  expect(alignedStart(1, 'start', strip)).toBe(110);
  expect(alignedStart(1, 'middle', strip)).toBe(110 + 100 - 250);
  expect(alignedStart(1, 'end', strip)).toBe(110 + 200 - 500);
});

it('finds the slides between two places, also those in part', () => {
  expect(slidesBetween(0, 110, strip)).toEqual({ from: 0, to: 1 });
  expect(slidesBetween(99, 111, strip)).toEqual({ from: 0, to: 2 });
  expect(slidesBetween(100, 320, strip)).toEqual({ from: 1, to: 2 });
  expect(slidesBetween(-500, 5000, strip)).toEqual({ from: 0, to: 4 });
  expect(slidesBetween(5000, 6000, strip)).toEqual({ from: 4, to: 4 });
});
