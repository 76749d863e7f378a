import type { Alignment } from '../../../vocab/rules/display/alignment.ts';

/** Where the slides of a strip are: distances from its start, in px. */
export interface StripGeometry {
  /** The width of what visitors see of the strip. */
  readonly view: number;
  readonly starts: readonly number[];
  readonly widths: readonly number[];
}

interface StripOptions {
  readonly view: number;
  readonly height: number;
  readonly gap: number;
  /** Height over width of each slide. */
  readonly ratios: readonly number[];
}

/** Lays the slides of a strip beside each other, all equally high. */
export function layOutStrip({ view, height, gap, ratios }: StripOptions): StripGeometry {
  const widths = ratios.map((ratio) => Math.max(1, height / ratio));
  const starts: number[] = [];
  let end = 0;
  for (const width of widths) {
    starts.push(end);
    end += width + gap;
  }
  return { view, starts, widths };
}

/** The part of the strip that is in view, by its start, while a slide is the current one: that slide is at the start, in the middle, or at the end (GAL-355). */
export function alignedStart(index: number, alignment: Alignment, { view, starts, widths }: StripGeometry): number {
  const start = starts[index] ?? 0;
  const space = view - (widths[index] ?? 0);
  return start - (alignment === 'start' ? 0 : alignment === 'middle' ? space / 2 : space);
}

/** The first slide that ends after a place. */
function firstAfter(place: number, { starts, widths }: StripGeometry): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) + (widths[middle] ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The slides that are in view between two places of the strip, also in part. */
export function slidesBetween(from: number, to: number, geometry: StripGeometry): { from: number; to: number } {
  const first = firstAfter(from, geometry);
  let last = first;
  while (last < geometry.starts.length && (geometry.starts[last] ?? 0) < to) last += 1;
  return { from: first, to: last };
}
