import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { autoColumnsLayout } from '../../../../src/widgets/_shared/media/gallery-layout/auto-columns-layout.ts';
import { autoRowsLayout } from '../../../../src/widgets/_shared/media/gallery-layout/auto-rows-layout.ts';
import { columnsIn, type Layout } from '../../../../src/widgets/_shared/media/gallery-layout/layout.ts';
import { gridLayout } from '../../../../src/widgets/gallery/layout/grid-layout.ts';
import { baseLayout, listLayout, pictureShare } from '../../../../src/widgets/gallery/layout/stack-layout.ts';

const of = (...ratios: number[]): Float64Array => new Float64Array(ratios);

/** The boxes as lists of start, top, width and height, rounded to thousandths. */
const boxesOf = ({ boxes, count }: Layout): number[][] =>
  Array.from({ length: count }, (_, index) =>
    [...boxes.subarray(index * 4, index * 4 + 4)].map((side) => Math.round(side * 1000) / 1000),
  );

const sizes = {
  width: fc.double({ min: 1, max: 4000, noNaN: true }),
  gutter: fc.double({ min: 0, max: 500, noNaN: true }),
  ratios: fc
    .array(fc.double({ min: 0.04, max: 25, noNaN: true }), { minLength: 1, maxLength: 60 })
    .map((list) => new Float64Array(list)),
};

describe('the grid', () => {
  it('has equal columns with the gutter between them, row by row, each row as high as its highest box', () => {
    const layout = gridLayout({ width: 430, ratios: of(1, 0.5, 2, 1, 1), perRow: 4, gutter: 10 });
    expect(boxesOf(layout)).toEqual([
      [0, 0, 100, 100],
      [110, 0, 100, 50],
      [220, 0, 100, 200],
      [330, 0, 100, 100],
      [0, 210, 100, 100],
    ]);
    expect(layout.height).toBe(310);
  });

  it.each([
    [509, 250, 10, 1],
    [510, 250, 10, 2],
    [769, 250, 10, 2],
    [770, 250, 10, 3],
    [100, 250, 0, 1],
    [500, 250, 0, 2],
  ])(
    'has as many columns in %i px of %i px with %i px between them as fit: %i [GAL-305]',
    (width, column, gutter, columns) => {
      expect(columnsIn(width, column, gutter)).toBe(columns);
    },
  );

  it('keeps every box within the gallery, however large the gutter is', () => {
    fc.assert(
      fc.property(
        sizes.width,
        sizes.ratios,
        sizes.gutter,
        fc.integer({ min: 1, max: 50 }),
        (width, ratios, gutter, perRow) => {
          for (const [start = 0, top = 0, own = 0, height = 0] of boxesOf(
            gridLayout({ width, ratios, perRow, gutter }),
          )) {
            expect(start >= 0 && start + own <= width + 0.01 && own >= 0).toBe(true);
            expect(Number.isFinite(top + height)).toBe(true);
          }
        },
      ),
    );
  });
});

describe('automatic columns', () => {
  it('puts each box below the shortest column, the first of equal ones', () => {
    const layout = autoColumnsLayout({ width: 620, ratios: of(1, 0.5, 0.5, 0.5, 2), columnWidth: 200, gutter: 10 });
    expect(boxesOf(layout)).toEqual([
      [0, 0, 200, 200],
      [210, 0, 200, 100],
      [420, 0, 200, 100],
      [210, 110, 200, 100],
      [420, 110, 200, 400],
    ]);
    expect(layout.height).toBe(510);
  });

  it('never places a box above one that came before it, and none beside the gallery', () => {
    fc.assert(
      fc.property(
        sizes.width,
        sizes.ratios,
        sizes.gutter,
        fc.double({ min: 1, max: 900, noNaN: true }),
        (width, ratios, gutter, columnWidth) => {
          let before = 0;
          for (const [start = 0, top = 0, own = 0] of boxesOf(
            autoColumnsLayout({ width, ratios, columnWidth, gutter }),
          )) {
            expect(top).toBeGreaterThanOrEqual(before);
            expect(start + own).toBeLessThanOrEqual(width + 0.01);
            before = top;
          }
        },
      ),
    );
  });
});

describe('automatic rows', () => {
  it('fill a row until it reaches the width, scale it to the width exactly, and leave the last row as it is', () => {
    // At 100 px height they are 200, 200 and 200 px wide: the third reaches 500 px.
    const layout = autoRowsLayout({ width: 500, ratios: of(0.5, 0.5, 0.5, 0.5), rowHeight: 100, gutter: 10 });
    expect(boxesOf(layout)).toEqual([
      [0, 0, 160, 80],
      [170, 0, 160, 80],
      [340, 0, 160, 80],
      [0, 90, 200, 100],
    ]);
    expect(layout.height).toBe(190);
  });

  it('take one more box where the width is missed by a pixel, and none where it is reached', () => {
    const rows = (width: number): number =>
      new Set(
        boxesOf(autoRowsLayout({ width, ratios: of(0.5, 0.5, 0.5), rowHeight: 100, gutter: 0 })).map(([, top]) => top),
      ).size;
    expect(rows(400)).toBe(2);
    expect(rows(401)).toBe(1);
  });

  it('scale a last row, too, that reaches the width', () => {
    const layout = autoRowsLayout({ width: 300, ratios: of(0.5, 0.5), rowHeight: 150, gutter: 0 });
    expect(boxesOf(layout)).toEqual([
      [0, 0, 300, 150],
      [0, 150, 300, 150],
    ]);
  });

  it('keep every ratio, fill every row but the last, and stay within the gallery', () => {
    fc.assert(
      fc.property(
        sizes.width,
        sizes.ratios,
        sizes.gutter,
        fc.double({ min: 1, max: 900, noNaN: true }),
        (width, ratios, gutter, rowHeight) => {
          const { boxes, count } = autoRowsLayout({ width, ratios, rowHeight, gutter });
          expect(count).toBe(ratios.length);
          for (let index = 0; index < count; index += 1) {
            const [start = 0, top = 0, own = 0, height = 0] = boxes.subarray(index * 4, index * 4 + 4);
            expect(start + own).toBeLessThanOrEqual(width + 1e-6);
            expect(height).toBeGreaterThan(0);
            expect(height).toBeLessThanOrEqual(rowHeight + 1e-6);
            expect(own === width - start || Math.abs(height / own - (ratios[index] ?? 0)) < 1e-6).toBe(true);
            if (index > 0) expect(top).toBeGreaterThanOrEqual(boxes[index * 4 - 3] as number);
          }
        },
      ),
    );
  });
});

describe('base and list', () => {
  it('put one slide below the other at full width, with the text below the picture', () => {
    const layout = baseLayout({ width: 200, ratios: of(1, 0.5), gutter: 10, texts: [30, 0] });
    expect(boxesOf(layout)).toEqual([
      [0, 0, 200, 230],
      [0, 240, 200, 100],
    ]);
    expect(layout.height).toBe(340);
  });

  it('make a row as high as the higher of picture and text beside each other', () => {
    const layout = listLayout({ width: 200, ratios: of(1, 1), gutter: 0, texts: [30, 90] }, 0.3);
    expect(boxesOf(layout)).toEqual([
      [0, 0, 200, 60],
      [0, 60, 200, 90],
    ]);
  });

  it.each([
    [-1, 0],
    [0, 0],
    [30, 0.3],
    [100, 1],
    [101, 1],
  ])('give the picture of a list %i per cent of its row as %d of it [GAL-308]', (percent, share) => {
    expect(pictureShare(percent)).toBe(share);
  });
});
