import { decimalNumber } from '../text/decimal-number.ts';

/** The point of a picture that stays in view, as fractions of its width and height from the left and the top, each 0 to 1. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** The middle: what a picture without a focal point keeps in view (IMG-302). */
export const DEFAULT_FOCAL_POINT: FocalPoint = /* @__PURE__ */ Object.freeze({ x: 0.5, y: 0.5 });

/** Longest text that is read, in characters. */
const LONGEST = 100;

const within = (fraction: number): number => Math.min(1, Math.max(0, fraction));

/** Reads `0.5,0.25` (FMT-307, IMG-302). Fractions outside 0 to 1 are brought to the nearest end; anything but two fractions is the middle. */
export function parseFocalPoint(text: string): FocalPoint {
  if (text.length > LONGEST) return DEFAULT_FOCAL_POINT;
  const [x = null, y = null, ...more] = text.split(',').map(decimalNumber);
  return x === null || y === null || more.length > 0 ? DEFAULT_FOCAL_POINT : { x: within(x), y: within(y) };
}

/** Writes a focal point the way it is read (FMT-307). */
export const formatFocalPoint = ({ x, y }: FocalPoint): string => `${x},${y}`;

/** The focal point in per cent, for `object-position` and `background-position` (IMG-314). */
export const focalPosition = ({ x, y }: FocalPoint): string => `${x * 100}% ${y * 100}%`;
