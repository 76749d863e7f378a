import { galleryLimits } from '../../../vocab/codes/gallery-limits.ts';

/** The slides that a carousel shows at once, and where its groups begin. */
export interface Groups {
  readonly count: number;
  readonly perRow: number;
  /** The first slide of each group; the last group ends at the last slide (GAL-343). */
  readonly starts: readonly number[];
}

/** The groups of a carousel: one is a row of slides (GAL-343). */
export function groupsOf(count: number, perRow: number): Groups {
  const last = Math.max(0, count - perRow);
  const starts: number[] = [];
  for (let start = 0; start < last; start += perRow) starts.push(start);
  return { count, perRow, starts: count > 0 ? [...starts, last] : [] };
}

/** The group that shows a slide as its first one, or at least contains it. */
export function groupOf(index: number, { count, perRow, starts }: Groups): number {
  const whole = Math.min(Math.floor(index / perRow), starts.length - 1);
  return Math.max(0, index >= count - perRow ? starts.length - 1 : whole);
}

/** A part of the slides: from the first up to, but without, the last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The slides of a group and of those beside it: the ones that are in the page. */
export function mountedSlides(group: number, { count, perRow, starts }: Groups): Span {
  const at = (place: number): number => starts[Math.min(Math.max(0, place), starts.length - 1)] ?? 0;
  return { from: at(group - 1), to: Math.min(count, at(group + 1) + perRow) };
}

/** Widths of a carousel in per cent of its own: of a slide, and from one slide to the next (GAL-346). */
export function slideWidths(perRow: number, gutter: number | '' = ''): { slide: number; step: number } {
  const gap = Math.min(gutter === '' ? galleryLimits.carouselGutterPercent : gutter, 50);
  const slide = Math.max(1, (100 - (perRow - 1) * gap) / perRow);
  return { slide, step: slide + gap };
}
