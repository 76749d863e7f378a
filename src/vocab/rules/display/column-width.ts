import { decimalNumber } from '../text/decimal-number.ts';

/** Width of a gallery's columns where nobody sets one, in px (GAL-353). */
export const DEFAULT_COLUMN_WIDTH = 250;

/** The column width after one was set (GAL-354), in px: a positive number, also as text; anything else is refused and the one in force stays. */
export function columnWidth(value: unknown, inForce: number = DEFAULT_COLUMN_WIDTH): number {
  const number = decimalNumber(value);
  return number !== null && number > 0 ? number : inForce;
}
