import { decimalNumber } from '../text/decimal-number.ts';

/** Time between two slides where the gallery names none, in ms (GAL-335). */
export const DEFAULT_AUTOPLAY = 5000;

/** The time between two slides in ms (GAL-336): `autoplay-duration` in seconds, also as text; the default where it is no positive number. */
export function autoplayTimeout(seconds: unknown): number {
  const number = decimalNumber(seconds);
  return number !== null && number > 0 ? number * 1000 : DEFAULT_AUTOPLAY;
}
