import type { State } from './store.ts';

/**
 * The number of items that a link to the cart shows: that of the cart or of the context, or the one that the server has
 * written into the link while nobody knows the cart. Null where it has written none.
 *
 * @param written the text of the link's element for the number
 */
export function shownTotal({ cart, site }: Pick<State, 'cart' | 'site'>, written: string): number | null {
  const given = site?.shoppingCart;
  const isGiven = given?.isPurchased === true || typeof given?.totalQuantity === 'number';
  if (cart && (isGiven || cart.totalQuantity || cart.status !== 'unknown')) return cart.totalQuantity;
  const [, digits, over] = /^(\d+)(\+?)$/.exec(written.trim()) ?? [];
  return digits ? Number(digits) + Number(!!over) : null;
}
