import type { RuleProblem } from './problem-keys.ts';

/** Whether a text is a zip code of the United States: exactly 5 digits (000 §5). */
export const isUsZip = (text: string): boolean => /^[0-9]{5}$/.test(text);

/** What is wrong with a zip code, white space around it left aside; null where nothing is. */
export const zipProblem = (text: string): RuleProblem | null =>
  isUsZip(text.trim()) ? null : { key: 'problemZip', values: {} };

const UNITED_STATES: ReadonlySet<string> = new Set([
  'us',
  'usa',
  'eua',
  'united states',
  'united states of america',
  'estados unidos',
  'estados unidos da américa',
]);

/** Whether a country, as a code or as a visitor writes it, is the United States. */
export const isUnitedStates = (country: string): boolean =>
  UNITED_STATES.has(country.trim().toLowerCase().replace(/\./g, ''));
