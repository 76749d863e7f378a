import { emptyLayout, gutterWithin, type Layout, type Ratios } from '../../_shared/media/gallery-layout/layout.ts';

interface GridOptions {
  readonly width: number;
  readonly ratios: Ratios;
  readonly perRow: number;
  readonly gutter: number;
}

/**
 * Equal columns (GAL-304, and GAL-305 with the columns of `columnsIn`): row by row, each row as high as its highest box. Boxes of different ratios are aligned at
 * the top of their row.
 */
export function gridLayout({ width, ratios, perRow, gutter }: GridOptions): Layout {
  const count = ratios.length;
  if (!(width > 0) || count === 0) return emptyLayout();
  const columns = Math.max(1, Math.trunc(perRow));
  const gap = gutterWithin(gutter, columns, width);
  const cell = (width - gap * (columns - 1)) / columns;
  const boxes = new Float64Array(count * 4);
  let top = 0;
  let highest = 0;
  for (let index = 0; index < count; index += 1) {
    const column = index % columns;
    if (column === 0 && index > 0) {
      top += highest + Math.max(0, gutter);
      highest = 0;
    }
    const height = cell * (ratios[index] as number);
    boxes[index * 4] = column * (cell + gap);
    boxes[index * 4 + 1] = top;
    boxes[index * 4 + 2] = cell;
    boxes[index * 4 + 3] = height;
    if (height > highest) highest = height;
  }
  return { boxes, count, height: top + highest };
}
