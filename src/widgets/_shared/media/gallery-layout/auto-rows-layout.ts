import { emptyLayout, type Layout, type Ratios } from './layout.ts';

interface AutoRowsOptions {
  readonly width: number;
  readonly ratios: Ratios;
  readonly rowHeight: number;
  readonly gutter: number;
}

/**
 * Justified rows (GAL-307): a row takes boxes of `rowHeight` until they reach the width, and is then scaled to it exactly. The last row keeps `rowHeight` if it
 * does not reach the width.
 *
 * One pass with plain numbers: 2,000 boxes take a fraction of a millisecond.
 */
export function autoRowsLayout({ width, ratios, rowHeight, gutter }: AutoRowsOptions): Layout {
  const count = ratios.length;
  if (!(width > 0) || count === 0) return emptyLayout();
  const boxes = new Float64Array(count * 4);
  const gap = Math.max(0, gutter);
  let top = 0;
  let first = 0;
  /** Width over height of the boxes of the row together. */
  let shares = 0;
  const place = (end: number, height: number): void => {
    let start = 0;
    for (let index = first; index < end; index += 1) {
      const own = height / (ratios[index] as number);
      boxes[index * 4] = start;
      boxes[index * 4 + 1] = top;
      // The last box of a full row ends at the edge, whatever was lost by rounding; none is ever wider than the gallery.
      boxes[index * 4 + 2] = Math.min(own, width - start);
      boxes[index * 4 + 3] = height;
      start += own + gap;
    }
    top += height + gap;
    first = end;
    shares = 0;
  };
  for (let index = 0; index < count; index += 1) {
    const share = 1 / (ratios[index] as number);
    const gaps = gap * (index - first);
    // Boxes that are narrower than the space between them leave no width to scale to: such a row ends before.
    if (index > first && width - gaps < 1) place(index, rowHeight);
    shares += share;
    const free = width - gap * (index - first);
    if (shares * rowHeight >= free) place(index + 1, free / shares);
  }
  if (first < count) place(count, rowHeight);
  return { boxes, count, height: top - gap };
}
