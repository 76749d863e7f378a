import { columnsIn, emptyLayout, gutterWithin, type Layout, type Ratios } from './layout.ts';

interface AutoColumnsOptions {
  readonly width: number;
  readonly ratios: Ratios;
  readonly columnWidth: number;
  readonly gutter: number;
}

/** Columns of about `columnWidth` (GAL-306): each box goes below the others in the column that is shortest by then, the first of equal ones. */
export function autoColumnsLayout({ width, ratios, columnWidth, gutter }: AutoColumnsOptions): Layout {
  const count = ratios.length;
  if (!(width > 0) || count === 0) return emptyLayout();
  const columns = columnsIn(width, columnWidth, gutter);
  const gap = gutterWithin(gutter, columns, width);
  const cell = (width - gap * (columns - 1)) / columns;
  const ends = new Float64Array(columns);
  const boxes = new Float64Array(count * 4);
  let height = 0;
  for (let index = 0; index < count; index += 1) {
    let column = 0;
    for (let other = 1; other < columns; other += 1)
      if ((ends[other] as number) < (ends[column] as number)) column = other;
    const top = ends[column] as number;
    const own = cell * (ratios[index] as number);
    boxes[index * 4] = column * (cell + gap);
    boxes[index * 4 + 1] = top;
    boxes[index * 4 + 2] = cell;
    boxes[index * 4 + 3] = own;
    ends[column] = top + own + Math.max(0, gutter);
    if (top + own > height) height = top + own;
  }
  return { boxes, count, height };
}
