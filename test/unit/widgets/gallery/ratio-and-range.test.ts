import fc from 'fast-check';
import { expect, it } from 'vitest';
import { autoColumnsLayout } from '../../../../src/widgets/_shared/media/gallery-layout/auto-columns-layout.ts';
import { autoRowsLayout } from '../../../../src/widgets/_shared/media/gallery-layout/auto-rows-layout.ts';
import { ratioOf } from '../../../../src/widgets/_shared/media/gallery-layout/layout.ts';
import { gridLayout } from '../../../../src/widgets/gallery/layout/grid-layout.ts';
import { baseLayout, listLayout } from '../../../../src/widgets/gallery/layout/stack-layout.ts';
import { rangeFinder } from '../../../../src/widgets/gallery/layout/visible-range.ts';

const of = (...ratios: number[]): Float64Array => new Float64Array(ratios);

const sizes = {
  width: fc.double({ min: 1, max: 4000, noNaN: true }),
  gutter: fc.double({ min: 0, max: 500, noNaN: true }),
  ratios: fc
    .array(fc.double({ min: 0.04, max: 25, noNaN: true }), { minLength: 1, maxLength: 60 })
    .map((list) => new Float64Array(list)),
};

it.each([
  [{ width: 1500, height: 1000 }, 2 / 3],
  [{ width: 0, height: 0 }, 0.65],
  [{ width: -5, height: 10 }, 0.65],
  [{ width: Number.NaN, height: 10 }, 0.65],
  [{ width: 1e9, height: 1 }, 1 / 25],
  [{ width: 1, height: 1e9 }, 25],
  [{ width: Number.POSITIVE_INFINITY, height: 1 }, 0.65],
  [null, 0.65],
])('draws a picture of %o in the ratio %d', (size, ratio) => {
  expect(ratioOf(size)).toBe(ratio);
});

it('is empty without slides and without a width', () => {
  for (const [width, ratios] of [
    [0, of(1)],
    [Number.NaN, of(1)],
    [100, of()],
  ] as const) {
    const options = { width, ratios, gutter: 20, texts: [] };
    for (const layout of [
      gridLayout({ ...options, perRow: 4 }),
      autoColumnsLayout({ ...options, columnWidth: 250 }),
      autoRowsLayout({ ...options, rowHeight: 250 }),
      baseLayout(options),
      listLayout(options, 0.3),
    ])
      expect({ count: layout.count, height: layout.height }).toEqual({ count: 0, height: 0 });
  }
});

it('finds a run of boxes that contains every visible one and begins with one', () => {
  fc.assert(
    fc.property(
      sizes.ratios,
      fc.double({ min: -500, max: 9000, noNaN: true }),
      fc.double({ min: 1, max: 900, noNaN: true }),
      (ratios, top, screen) => {
        const layout = autoColumnsLayout({ width: 900, ratios, columnWidth: 250, gutter: 8 });
        const { first, end } = rangeFinder(layout)(top, top + screen);
        const visible = Array.from({ length: layout.count }, (_, index) => index).filter((index) => {
          const start = layout.boxes[index * 4 + 1] as number;
          return start <= top + screen && start + (layout.boxes[index * 4 + 3] as number) > top;
        });
        expect(visible.every((index) => index >= first && index < end)).toBe(true);
        if (visible.length > 0) expect(first).toBe(visible[0]);
      },
    ),
  );
});
