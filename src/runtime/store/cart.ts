import { type Cart, cartQuantity } from '../../vocab/entities/cart.ts';

/**
 * What a visitor has (CART-013). `unknown`: the server has not been asked yet. `none`: there is no cart. `purchased`: the cart was paid and is not offered
 * for checkout again (CART-007).
 */
export type CartStatus = 'unknown' | 'none' | 'empty' | 'ready' | 'purchased';

/** A change or a read that was refused or failed, for the part of the page where it was asked for. */
export interface CartProblem {
  readonly action: 'read' | 'add' | 'quantity' | 'remove' | 'code' | 'note' | 'shipping' | 'checkout';
  /** The entry, or the SKU of what was to be added; empty where it is about the whole cart. */
  readonly subject: string;
  /** A sentence for the visitor: the server's own, or one of the strings. */
  readonly message: string;
}

/** The visitor's cart, as the server told it last. Nothing in it is computed here but the number of items where the server gives none (CART-005). */
export interface CartSlice {
  readonly status: CartStatus;
  readonly cart: Cart | null;
  readonly totalQuantity: number;
  /** What is being changed: ids of entries, SKUs that are being added, `code`, `note`, `shipping`. */
  readonly pending: readonly string[];
  readonly problem: CartProblem | null;
  /** The page has handed in a call of its own that adds items (`Vitrine.cart.use`). */
  readonly isOwn?: boolean;
  /** The calls that such a page has not handed in. */
  readonly without?: readonly ('applyCode' | 'setNote' | 'setShippingLocation')[];
}

/** The slice that a page begins with: the number of items that its context gives; anything malformed counts as none. The service reads the rest. */
export function cartOfContext(cart: Readonly<Record<string, unknown>> | null): CartSlice {
  const total = cart?.isPurchased === true ? 0 : cart?.totalQuantity;
  const totalQuantity = typeof total === 'number' && Number.isSafeInteger(total) && total > 0 ? total : 0;
  return { status: 'unknown', cart: null, totalQuantity, pending: [], problem: null };
}

/** Returns the state of the cart that a visitor sees (CART-007, CART-013). */
export function cartStatus(cart: Cart | null): CartStatus {
  if (!cart) return 'none';
  if (cart.isPurchased) return 'purchased';
  return cartQuantity(cart) > 0 || (cart.entries?.length ?? 0) > 0 ? 'ready' : 'empty';
}
