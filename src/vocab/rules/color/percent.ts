import { cssNumber } from './css-number.ts';
import { nearestDecimal } from './nearest-decimal.ts';

/**
 * Saturation or lightness in per cent, however it is given (COLOR-006, PALETTE-312). The requirements name both forms and no way to tell them apart; this
 * project's is: with a `%`, or above 1, it is a percentage, else a fraction. So 1 is the whole, and one per cent is `'1%'`.
 *
 * @param value a fraction (0 to 1) or a percentage (0 to 100), as a number or a text
 * @returns 0 to 100, not clamped; null for what is no finite number
 */
export function toPercent(value: number | string): number | null {
  const { value: amount, unit } =
    typeof value === 'number' ? { value, unit: '' } : (cssNumber(value.trim()) ?? NOTHING);
  if (!Number.isFinite(amount) || (unit !== '' && unit !== '%')) return null;
  return unit === '%' || amount > 1 ? amount : nearestDecimal(amount * 100);
}

/** The same as a fraction (COLOR-006, PALETTE-312): 0 to 1, not clamped; null for what is no finite number. */
export function toFraction(value: number | string): number | null {
  const percent = toPercent(value);
  return percent === null ? null : nearestDecimal(percent / 100);
}

const NOTHING = { value: Number.NaN, unit: '' };
