import type { Wording } from '../text/wording-keys.ts';

/** The highest count that the cart indicator writes out (CART-604). */
export const MAX_CART_COUNT = 100;

/** The wordings of the indicator's accessible name. */
export type CartLabel = Wording<'cartLabel' | 'cartLabelOne' | 'cartLabelMany' | 'cartLabelOver'>;

/** A count of items as it is reckoned with: whole, and not below 0. */
const countOf = (quantity: number): number => (quantity > 0 ? Math.floor(quantity) : 0);

/** The count as the indicator shows it: more than 100 are `100+` (CART-601). */
export const cartCount = (quantity: number): string =>
  countOf(quantity) > MAX_CART_COUNT ? `${MAX_CART_COUNT}+` : String(countOf(quantity));

/**
 * The cart indicator's label (CART-602 to CART-605).
 *
 * @param quantity items in the cart; null where the indicator has no element that shows the quantity
 */
export function cartLabel(quantity: number | null): CartLabel {
  if (quantity === null) return { key: 'cartLabel', values: {} };
  const n = countOf(quantity);
  if (n === 1) return { key: 'cartLabelOne', values: {} };
  return n > MAX_CART_COUNT
    ? { key: 'cartLabelOver', values: { n: MAX_CART_COUNT } }
    : { key: 'cartLabelMany', values: { n } };
}

/** Whether the indicator carries the marker of an empty cart (CART-606). */
export const isCartEmpty = (quantity: number): boolean => countOf(quantity) === 0;
