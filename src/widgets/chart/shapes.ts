import { arc, line, type PieArcDatum, pie } from 'd3-shape';
import type { Series } from './content.ts';
import { type Axis, type Box, heightAt, middleAt } from './scale.ts';

export interface Frame {
  readonly axis: Axis;
  readonly box: Box;
  readonly count: number;
  readonly isRtl: boolean;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Widest bar, in CSS px: a single one would fill the chart. */
const WIDEST = 96;

/** The bars of one series, as one path: a thousand elements would be slow. A zero is a line on the axis. */
export function barsPath({ values }: Series, at: number, of: number, { axis, box, count, isRtl }: Frame): string {
  const step = (box.right - box.left) / count;
  const group = step > 6 ? Math.min(step * 0.72, WIDEST * of) : step;
  const width = Math.max(0.5, group / of - (step > 24 ? 2 : 0));
  const base = heightAt(axis, box, 0);
  return values
    .map((value, index) => {
      if (value === null) return '';
      const place = isRtl ? of - 1 - at : at;
      const left = middleAt(box, index, count, isRtl) - group / 2 + (place + 0.5) * (group / of) - width / 2;
      const end = value === 0 ? base - 1 : heightAt(axis, box, value);
      return `M${round(left)},${round(base)}V${round(end)}h${round(width)}V${round(base)}Z`;
    })
    .join('');
}

/** The line of one series, interrupted where values are missing. */
export function linePath({ values }: Series, { axis, box, count, isRtl }: Frame): string {
  const draw = line<number | null>()
    .defined((value) => value !== null)
    .x((_, index) => middleAt(box, index, count, isRtl))
    .y((value) => heightAt(axis, box, value ?? 0))
    .digits(2);
  return draw([...values]) ?? '';
}

/** From this many points on only those without neighbours are marked. */
const MARKED = 40;

/** The points of a line that are marked, by index and place. */
export function markedPoints({ values }: Series, { axis, box, count, isRtl }: Frame) {
  const isMissing = (index: number): boolean => (values[index] ?? null) === null;
  return values.flatMap((value, index) =>
    value !== null && (count <= MARKED || (isMissing(index - 1) && isMissing(index + 1)))
      ? [{ index, x: round(middleAt(box, index, count, isRtl)), y: round(heightAt(axis, box, value)) }]
      : [],
  );
}

export interface Slice {
  readonly index: number;
  readonly path: string;
  /** Its share of the whole, from 0 to 1. */
  readonly share: number;
  /** Where its values are shown, from the centre. */
  readonly middle: readonly [x: number, y: number];
}

/** The slices of the values above 0, from the top in the direction of the page. */
export function slicesOf(values: readonly (number | null)[], radius: number, isRtl: boolean): readonly Slice[] {
  const positive = values.flatMap((value, index) => (value !== null && value > 0 ? [{ value, index }] : []));
  const whole = positive.reduce((sum, { value }) => sum + value, 0);
  const turn = isRtl ? -1 : 1;
  const layout = pie<{ value: number; index: number }>()
    .sort(null)
    .value(({ value }) => value)
    .endAngle(turn * 2 * Math.PI);
  const draw = arc<PieArcDatum<{ value: number; index: number }>>().innerRadius(0).outerRadius(radius).digits(2);
  return layout(positive).map((datum) => ({
    index: datum.data.index,
    path: draw(datum) ?? '',
    share: datum.value / whole,
    middle: draw.centroid(datum),
  }));
}
