import type { RuleProblem } from '../text/problem-keys.ts';
import { exactText } from '../text/visible-text.ts';
import { checkDigits } from './check-digits.ts';

/** Longest text that is read, in characters. */
const LONGEST = 30;

const WRITTEN = /^([\dA-Z]{2})\.?([\dA-Z]{3})\.?([\dA-Z]{3})\/?([\dA-Z]{4})-?(\d{2})$/;

/** What a character counts in the sum: its ASCII code less 48, so that digits keep their value and A is 17 (Nota Técnica COCAD 49/2024). */
const worth = (character: string): number => character.charCodeAt(0) - 48;

/**
 * Reads a CNPJ, a company's number at the Receita Federal (Nota Técnica COCAD 49/2024; the project's own): 12 characters, since 2026 letters among
 * them, and two check digits, with or without its signs. Small letters count as capitals.
 *
 * @returns the 14 characters; null for anything else. All zeros pass the sum and are never given to anybody.
 */
export function parseCnpj(text: string): string | null {
  if (text.length > LONGEST) return null;
  const [, ...groups] = WRITTEN.exec(exactText(text).toUpperCase()) ?? [];
  const number = groups.join('');
  if (number === '' || /^0+$/.test(number)) return null;
  return checkDigits([...number.slice(0, 12)].map(worth), 9) === number.slice(12) ? number : null;
}

/** Writes 14 characters as `12.ABC.345/01DE-35`; anything else comes back as it is (the project's own). */
export const formatCnpj = (number: string): string =>
  /^[\dA-Z]{12}\d{2}$/.test(number)
    ? `${number.slice(0, 2)}.${number.slice(2, 5)}.${number.slice(5, 8)}/${number.slice(8, 12)}-${number.slice(12)}`
    : number;

/** What is wrong with a CNPJ (the project's own); null where nothing is. */
export const cnpjProblem = (text: string): RuleProblem | null =>
  parseCnpj(text) === null ? { key: 'problemCnpj', values: {} } : null;
