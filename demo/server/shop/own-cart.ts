import { CART_COOKIES } from '../../../src/vocab/names.ts';
import { signedInMember } from '../api/signed-in-member.ts';
import type { Backend } from '../backend.ts';
import type { StoredCart } from '../data/carts.ts';
import type { Visit } from '../visit.ts';
import { type CartRecord, cartRecord, pricedLines, RESERVED, type Reader } from './cart-record.ts';

/** The cart's own cookie, and one that only says that there is a cart. A page's script looks for both before the checkout (D-29). */
const [CART, HAS_CART] = CART_COOKIES;

interface Asked {
  readonly visit: Visit;
  readonly backend: Backend;
}

export const readerOf = (asked: Asked): Reader => ({
  store: asked.backend.store,
  member: signedInMember(asked) !== null,
  now: asked.backend.now(),
});

/** Takes what was reserved for too long out of a cart. */
function current(cart: StoredCart, asked: Asked): StoredCart {
  const { store, now } = readerOf(asked);
  if (cart.purchased || now < cart.changed + RESERVED) return cart;
  const ended = pricedLines(cart, readerOf(asked)).filter(({ scarce }) => scarce);
  if (ended.length === 0) return cart;
  store.carts.lapse(
    cart.token,
    ended.map(({ line }) => line.id),
  );
  return store.carts.find(cart.token) ?? cart;
}

/** The visitor's cart, by its cookie. */
export function ownCart(asked: Asked): StoredCart | null {
  const token = asked.visit.cookie(CART);
  const cart = token === null ? null : asked.backend.store.carts.find(token);
  return cart && current(cart, asked);
}

/** A cart as this visitor is told it. */
export const recordOf = (cart: StoredCart, asked: Asked): CartRecord => cartRecord(cart, readerOf(asked));

/** The visitor's cart as the server tells it; null where there is none. */
export function ownRecord(asked: Asked): CartRecord | null {
  const cart = ownCart(asked);
  return cart && recordOf(cart, asked);
}

/** Lets the browser find the cart again. */
export function rememberCart({ visit }: Asked, token: string): void {
  visit.setCookie(CART, token);
  visit.setCookie(HAS_CART, 'true');
}
