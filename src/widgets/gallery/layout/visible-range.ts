import type { Layout } from '../../_shared/media/gallery-layout/layout.ts';

/** Boxes from `first` up to, and without, `end`. */
export interface Range {
  readonly first: number;
  readonly end: number;
}

/** The first of the sorted values that is greater than a number, or their count. */
function firstAbove(values: ArrayLike<number>, count: number, step: number, number: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle * step] as number) > number) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * Finds the boxes between two heights of a gallery.
 *
 * @returns a function that finds the smallest run of boxes that contains every one that is visible between `top` and `bottom`; it takes time in proportion to
 * the logarithm of their number
 */
export function rangeFinder({ boxes, count }: Layout): (top: number, bottom: number) => Range {
  /** The lowest bottom of each box and all before it: unlike the bottoms, it never decreases. */
  const reach = new Float64Array(count);
  let lowest = 0;
  for (let index = 0; index < count; index += 1) {
    lowest = Math.max(lowest, (boxes[index * 4 + 1] as number) + (boxes[index * 4 + 3] as number));
    reach[index] = lowest;
  }
  const tops = boxes.subarray(1);
  return (top, bottom) => {
    const first = firstAbove(reach, count, 1, top);
    const end = firstAbove(tops, count, 4, bottom);
    return first < end ? { first, end } : { first: 0, end: 0 };
  };
}
