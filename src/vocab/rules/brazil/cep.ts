import type { RuleProblem } from '../text/problem-keys.ts';
import { exactText } from '../text/visible-text.ts';

/** Longest text that is read, in characters. */
const LONGEST = 30;

/**
 * Reads a CEP, the Brazilian postal code: 8 digits, with or without its hyphen, or written with a point as `01.310-100`
 * (Correios; the project's own).
 *
 * @returns the 8 digits; null for anything else. All zeros are no place.
 */
export function parseCep(text: string): string | null {
  if (text.length > LONGEST) return null;
  const [, ...groups] = /^(\d{2})\.?(\d{3})-?(\d{3})$/.exec(exactText(text)) ?? [];
  const digits = groups.join('');
  return digits === '' || /^0+$/.test(digits) ? null : digits;
}

/** Writes 8 digits as `01310-100`, as the Correios do (the project's own); anything else comes back as it is. */
export const formatCep = (digits: string): string =>
  /^\d{8}$/.test(digits) ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits;

/** What is wrong with a CEP (the project's own); null where nothing is. */
export const cepProblem = (text: string): RuleProblem | null =>
  parseCep(text) === null ? { key: 'problemCep', values: {} } : null;
