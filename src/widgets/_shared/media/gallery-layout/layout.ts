/**
 * Where the boxes of a gallery are, in px from the start edge and the top of the gallery. "Start" is the right edge where a page is read from the right: the
 * views place boxes from there, so no layout mirrors anything itself.
 */
export interface Layout {
  /** Four numbers for each box: start, top, width, height. The tops never decrease. */
  readonly boxes: Float64Array;
  readonly count: number;
  /** Of the whole gallery. */
  readonly height: number;
}

/** Height over width of every slide's picture: its own, or the one that all of them have. */
export type Ratios = Float64Array;

/** The flattest and the steepest picture that a layout draws in its own ratio; others are cropped to these. */
const RATIO_LIMITS = { least: 1 / 25, most: 25 } as const;

/** Ratio of a picture without a usable size. That of a video's placeholder, the only one that the requirements give (VIDEO-314). */
export const FALLBACK_RATIO = 0.65;

/** Height over width from a size that may be missing or make no sense; the fallback then, and never steeper or flatter than a page can show. */
export function ratioOf(
  size: { readonly width: number; readonly height: number } | null | undefined,
  fallback: number = FALLBACK_RATIO,
): number {
  const own = size && size.width > 0 && size.height > 0 ? size.height / size.width : Number.NaN;
  const ratio = own > 0 && Number.isFinite(own) ? own : fallback;
  return Math.min(RATIO_LIMITS.most, Math.max(RATIO_LIMITS.least, ratio));
}

/** The space between `columns` boxes side by side that leaves each of them at least 1 px, as far as the width allows it. */
export const gutterWithin = (gutter: number, columns: number, width: number): number =>
  columns < 2 ? Math.max(0, gutter) : Math.min(Math.max(0, gutter), Math.max(0, width - columns) / (columns - 1));

/** A gallery without boxes: it has no slides, or no width yet. */
export const emptyLayout = (): Layout => ({ boxes: new Float64Array(0), count: 0, height: 0 });

/** Columns of about a width side by side (GAL-305): as many as fit, at least 1. The columns are stretched to fill the width. */
export const columnsIn = (width: number, columnWidth: number, gutter: number): number =>
  Math.max(1, Math.floor((width + gutter) / (columnWidth + gutter)));
