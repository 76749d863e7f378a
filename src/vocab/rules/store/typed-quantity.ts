import { writtenNumber } from '../text/written-number.ts';

/** The most that is ever asked for. */
const MOST = 999_999_999;

/** A quantity as a visitor types it (the project's own): a whole number from 1 on, as the language writes it; null for anything else. */
export function typedQuantity(text: string, locale: string): number | null {
  const number = writtenNumber(text, locale);
  return number !== null && Number.isInteger(number) && number >= 1 && number <= MOST ? number : null;
}
