import { plainText } from './text/plain-text.ts';
import type { RuleProblem } from './text/problem-keys.ts';

/** Whether a text is a zip code of the United States: exactly 5 digits (FORM-050). */
export const isUsZip = (text: string): boolean => /^[0-9]{5}$/.test(text);

/** What is wrong with a zip code, white space around it left aside (FORM-050); null where nothing is. */
export const zipProblem = (text: string): RuleProblem | null =>
  isUsZip(text.trim()) ? null : { key: 'problemZip', values: {} };

/** Longest country that is read, in characters. */
const LONGEST_COUNTRY = 60;

const UNITED_STATES: ReadonlySet<string> = new Set([
  'us',
  'usa',
  'eua',
  'united states',
  'united states of america',
  'estados unidos',
  'estados unidos da america',
]);

/**
 * Whether a country, as a code or as a visitor writes it in Portuguese or English, is the United States: the country whose zip codes the requirements know
 * (FORM-050). The names are the project's own.
 */
export const isUnitedStates = (country: string): boolean =>
  country.length <= LONGEST_COUNTRY && UNITED_STATES.has(plainText(country).replace(/\./g, ''));
