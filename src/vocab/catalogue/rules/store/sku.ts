import type { RuleProblem } from '../../../rules/text/problem-keys.ts';

/** The longest SKU, in UTF-16 units; one as long as this is valid (STORE-013). */
export const MAX_SKU_LENGTH = 60;

/** Checks a SKU (STORE-013): at most 60 characters, white space around it left aside. None at all is valid. */
export const skuProblem = (text: string): RuleProblem | null =>
  text.trim().length > MAX_SKU_LENGTH ? { key: 'problemSkuLength', values: { max: MAX_SKU_LENGTH } } : null;

const DIGITS = 7;

/**
 * Makes a SKU: `SQ` and 7 digits, zeros in front kept (STORE-014). Whether another product has it already is for the caller to see.
 *
 * @param random gives a number from 0 to below 1
 */
export const generateSku = (random: () => number = Math.random): string =>
  `SQ${String(Math.floor(random() * 10 ** DIGITS)).padStart(DIGITS, '0')}`;
