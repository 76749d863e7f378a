import type { RuleProblem } from '../text/problem-keys.ts';
import { exactText } from '../text/visible-text.ts';
import { checkDigits } from './check-digits.ts';

/** Longest text that is read, in characters. */
const LONGEST = 30;

const WRITTEN = /^(\d{3})\.?(\d{3})\.?(\d{3})[-.]?(\d{2})$/;

/**
 * Reads a CPF, a person's number at the Receita Federal (the project's own): 11 digits, the last two of them check digits, with or without its signs.
 *
 * @returns the 11 digits; null for anything else. Eleven times the same digit passes the sum and is never given to anybody.
 */
export function parseCpf(text: string): string | null {
  if (text.length > LONGEST) return null;
  const [, ...groups] = WRITTEN.exec(exactText(text)) ?? [];
  const digits = groups.join('');
  if (digits === '' || /^(\d)\1{10}$/.test(digits)) return null;
  return checkDigits([...digits.slice(0, 9)].map(Number), 11) === digits.slice(9) ? digits : null;
}

/** Writes 11 digits as `529.982.247-25`; anything else comes back as it is (the project's own). */
export const formatCpf = (digits: string): string =>
  /^\d{11}$/.test(digits)
    ? `${digits.slice(0, 3)}.${digits.slice(3, 6)}.${digits.slice(6, 9)}-${digits.slice(9)}`
    : digits;

/** What is wrong with a CPF (the project's own); null where nothing is. */
export const cpfProblem = (text: string): RuleProblem | null =>
  parseCpf(text) === null ? { key: 'problemCpf', values: {} } : null;
