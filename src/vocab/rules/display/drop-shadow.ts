import { isRecord } from '../../is-record.ts';
import { decimalNumber } from '../text/decimal-number.ts';

/** The units a shadow may be measured in. Percentages mean nothing to it. */
const UNITS = ['px', 'em', 'rem', 'vw', 'vh', 'vmin', 'vmax'] as const;

export type ShadowUnit = (typeof UNITS)[number];

/** A length of a shadow. */
export interface ShadowLength {
  readonly value: number;
  readonly unit: ShadowUnit;
}

/** A shape's shadow, ready to be drawn: x to the right, y downwards. */
export interface DropShadow {
  readonly x: ShadowLength;
  readonly y: ShadowLength;
  readonly blur: ShadowLength;
}

/** Longest description that is read, in characters. */
const LONGEST = 1000;

function lengthOf(value: unknown): ShadowLength | null {
  if (!isRecord(value)) return null;
  const number = decimalNumber(value.value);
  const unit = UNITS.find((one) => one === value.unit);
  return number === null || unit === undefined ? null : { value: number, unit };
}

function parsed(description: unknown): unknown {
  if (typeof description !== 'string') return description;
  try {
    return description.length > LONGEST ? null : JSON.parse(description);
  } catch {
    return null;
  }
}

/** Whole, and never the -0 that CSS would write as `-0`. */
const offset = (ratio: number, { value, unit }: ShadowLength): ShadowLength => ({
  value: Math.round(ratio * value) + 0,
  unit,
});

/**
 * Reads a shape's drop shadow (FLUID-305, FLUID-315): `{angle, distance: {value, unit}, blur: {value, unit}}`, as an object or its JSON. The direction is 180
 * minus the angle; the offsets are cosine and sine of it times the distance, rounded, in the distance's unit; the blur keeps its own.
 *
 * @param description the angle in degrees, a blur of 0 or more
 * @returns null where the description is malformed: the shadow is skipped then, and the shape still shown
 */
export function dropShadow(description: unknown): DropShadow | null {
  const given = parsed(description);
  if (!isRecord(given)) return null;
  const angle = decimalNumber(given.angle);
  const distance = lengthOf(given.distance);
  const blur = lengthOf(given.blur);
  if (angle === null || distance === null || blur === null || blur.value < 0) return null;
  const direction = ((180 - angle) * Math.PI) / 180;
  return { x: offset(Math.cos(direction), distance), y: offset(Math.sin(direction), distance), blur };
}

const written = ({ value, unit }: ShadowLength): string => `${value}${unit}`;

/** The shadow as CSS `filter` writes it (FLUID-316). The colour has to be one already checked. */
export const dropShadowFilter = ({ x, y, blur }: DropShadow, color: string): string =>
  `drop-shadow(${written(x)} ${written(y)} ${written(blur)} ${color})`;
