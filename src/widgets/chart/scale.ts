import { nice, ticks } from 'd3-array';
import type { Series } from './content.ts';

export interface Axis {
  readonly low: number;
  readonly high: number;
  /** Where lines are drawn, from low to high. */
  readonly ticks: readonly number[];
}

/** How many lines there are, about. */
const LINES = 5;

/** The range of the values, in round numbers. Bars begin at 0; lines do where that takes at most half of the height. */
export function axisOf(series: readonly Series[], fromZero: boolean): Axis {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const { values } of series)
    for (const value of values)
      if (value !== null) {
        least = Math.min(least, value);
        most = Math.max(most, value);
      }
  const spread = most - least;
  if (fromZero || (least > 0 && least <= spread)) least = Math.min(0, least);
  if (fromZero || (most < 0 && -most <= spread)) most = Math.max(0, most);
  if (least === most) {
    least = Math.min(least, fromZero ? 0 : least - 1);
    most += 1;
  }
  const [low, high] = nice(least, most, LINES);
  // There is no half of a piece: where all values are whole, lines are, too.
  const isWhole = series.every(({ values }) => values.every((value) => value === null || Number.isInteger(value)));
  return { low, high, ticks: ticks(low, high, LINES).filter((tick) => !isWhole || Number.isInteger(tick)) };
}

/** The box in which values are drawn, in px of the whole drawing. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const heightAt = ({ low, high }: Axis, { top, bottom }: Box, value: number): number =>
  bottom - ((value - low) / (high - low)) * (bottom - top);

/** The middle of a point; from the right where the page reads from there. */
export const middleAt = ({ left, right }: Box, index: number, count: number, isRtl: boolean): number => {
  const share = (index + 0.5) / count;
  return isRtl ? right - share * (right - left) : left + share * (right - left);
};

/** The point below a place; from 0 to count - 1. */
export const indexAt = ({ left, right }: Box, x: number, count: number, isRtl: boolean): number => {
  const share = (isRtl ? right - x : x - left) / Math.max(1, right - left);
  return Math.max(0, Math.min(count - 1, Math.floor(share * count)));
};

/** Width of a character of a label, in px, about. */
export const LETTER = 7;
/** A label is never cut to fewer characters, nor shown longer than this. */
const SHORTEST = 3;
const LONGEST = 16;

/** Width of a character of a name, in px, about: names have wider ones than numbers. */
const NAME_LETTER = 8.5;

/** The labels that fit side by side, each at its index, cut where they must be. */
export function shownLabels(labels: readonly string[], width: number): readonly { index: number; text: string }[] {
  const longest = labels.reduce((most, { length }) => Math.max(most, length), 1);
  const step = width / Math.max(1, labels.length);
  const every = Math.max(1, Math.ceil((Math.min(longest, LONGEST) * NAME_LETTER * 0.75 + 8) / Math.max(step, 0.01)));
  const room = Math.max(SHORTEST, Math.floor((every * step - 8) / NAME_LETTER));
  return labels.flatMap((label, index) =>
    index % every ? [] : [{ index, text: label.length > room ? `${label.slice(0, room - 1).trimEnd()}…` : label }],
  );
}

/** The room for the numbers beside the axis, in px. */
export const gutterFor = (texts: readonly string[], width: number): number =>
  Math.min(width * 0.4, texts.reduce((most, { length }) => Math.max(most, length), 0) * LETTER + 12);
