import type { RuleProblem } from '../text/problem-keys.ts';
import { exactText } from '../text/visible-text.ts';
import { stateOfAreaCode } from './find-state.ts';

/** A Brazilian telephone number. */
export interface BrazilianPhone {
  /** Two digits. */
  readonly areaCode: string;
  /** 8 digits, the first 2 to 5, for a landline; 9 digits, the first 9, for a mobile. */
  readonly number: string;
}

/** Longest text that is read, in characters. */
const LONGEST = 30;

/** What may be between the digits; hyphens as word processors write them among it. */
const SIGNS = /[\s().\p{Pd}\u2212]/gu;

/**
 * Country code, the 0 of a long-distance call, the carrier's two digits behind such a 0, area code, number. The country code is only taken where the
 * rest is whole without it.
 */
const DIALLED = /^(?:\+?55)?(?:0(?:[1-9]\d)?)?(\d{2})([2-5]\d{7}|9\d{8})$/;

/** Digits, once the signs are gone; a plus only in front. */
const dialled = (text: string): string => (text.length > LONGEST ? '' : exactText(text).replace(SIGNS, ''));

/**
 * Reads a telephone number with its area code, as people write it: `(11) 98765-4321`, `+55 11 3456-7890`, `011 34567890`,
 * `0 15 11 3456-7890` with a carrier (Anatel, Plano de Numeração; the project's own).
 *
 * @returns null where it is none, or where no state has the area code
 */
export function parsePhone(text: string): BrazilianPhone | null {
  const [, areaCode = '', number = ''] = DIALLED.exec(dialled(text)) ?? [];
  return stateOfAreaCode(areaCode) ? { areaCode, number } : null;
}

/** Writes a number as `(11) 98765-4321`, as Brazilians do (the project's own). */
export const formatPhone = ({ areaCode, number }: BrazilianPhone): string =>
  `(${areaCode}) ${number.slice(0, -4)}-${number.slice(-4)}`;

/** Writes a number as a `tel:` link takes it: `+5511987654321` (RFC 3966; the project's own). */
export const internationalPhone = ({ areaCode, number }: BrazilianPhone): string => `+55${areaCode}${number}`;

/** What is wrong with a telephone number; null where nothing is. An area code that nobody has is named (the project's own). */
export function phoneProblem(text: string): RuleProblem | null {
  const [, areaCode] = DIALLED.exec(dialled(text)) ?? [];
  if (areaCode === undefined) return { key: 'problemPhone', values: {} };
  return stateOfAreaCode(areaCode) ? null : { key: 'problemAreaCode', values: { areaCode } };
}
