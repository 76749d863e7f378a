import { columnsIn } from '../_shared/media/gallery-layout/layout.ts';

export type Design =
  | 'autogrid'
  | 'grid'
  | 'stacked'
  | 'autocolumns'
  | 'autorows'
  | 'carousel'
  | 'list'
  | 'slideshow'
  | 'slider';

/** The designs that visitors move. */
export const MOVING: readonly Design[] = ['carousel', 'slideshow', 'slider'];

interface Options {
  readonly design: Design;
  readonly slidesPerRow: number;
  readonly columnWidth: number;
  readonly gutter: number;
}

/** Items side by side: as many as the design asks for, but none narrower than a column. At least 1. */
export function columnsOf({ design, slidesPerRow, columnWidth, gutter }: Options, width: number): number {
  const fitting = columnsIn(width, columnWidth, gutter);
  if (design === 'autogrid' || design === 'autocolumns') return fitting;
  // Where a page asks for many, they may be narrower.
  const most = columnsIn(width, Math.min(columnWidth, 200), gutter);
  if (design === 'grid') return Math.min(slidesPerRow || 4, slidesPerRow ? most : fitting);
  if (design === 'carousel') return Math.min(slidesPerRow || 3, slidesPerRow ? most : fitting);
  return 1;
}
