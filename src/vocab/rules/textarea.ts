import { decimalNumber } from './text/decimal-number.ts';

/** The largest count of characters, in whole UTF-16 units; null where there is no limit: below 1, nothing, or no number (FORM-041). */
export function textareaLimit(value: unknown): number | null {
  const limit = Math.floor(decimalNumber(value) ?? 0);
  return limit >= 1 ? limit : null;
}

/** Whether a text is longer than its limit; one as long as the limit is not (FORM-037). */
export const exceedsLimit = (text: string, limit: number | null): boolean => limit !== null && text.length > limit;

/** The live counter: `12 / 100` (FORM-039). */
export const counterText = (text: string, limit: number): string => `${text.length} / ${limit}`;
