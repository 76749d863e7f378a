import { formatMoney, type MinorUnits, parseAmount } from '../../../rules/store/money.ts';
import { moneyTemplate } from '../../../rules/store/money-template.ts';
import type { RuleProblem } from '../../../rules/text/problem-keys.ts';

/** The highest price of a product, in cents; this one included (STORE-012). */
export const MAX_PRICE = 100_000_000;

/** Whether a number of cents may be a product's price: a whole one from 0 to 100,000,000 (STORE-012). */
export const isPrice = (cents: MinorUnits): boolean =>
  (typeof cents === 'bigint' || Number.isInteger(cents)) && cents >= 0 && cents <= MAX_PRICE;

/**
 * Checks a price as somebody types it (STORE-012), in the signs of the site's locale.
 *
 * @returns what is wrong with it; null where nothing is
 */
export function priceProblem(text: string, code: string, locale: string): RuleProblem | null {
  const cents = parseAmount(text, code, moneyTemplate(locale));
  if (cents === null || cents < 0n) return { key: 'problemPrice', values: {} };
  if (!isPrice(cents)) return { key: 'problemPriceMax', values: { max: formatMoney(MAX_PRICE, code, locale) } };
  return null;
}
