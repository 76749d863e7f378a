import type { Call, Request } from '../vocab/calls.ts';
import { navigationTargets } from '../vocab/codes/navigation-targets.ts';
import { type Cart, toCart } from '../vocab/entities/cart.ts';
import { CART_COOKIES } from '../vocab/names.ts';
import { CallError } from './call/call-error.ts';
import { memberOf, memberOrData } from './call/member-of.ts';
import { pathPart } from './call/path-part.ts';

/** An item to add to a cart. The server knows prices; none is ever sent. */
export interface CartItem {
  readonly itemId: string;
  readonly sku: string;
  /** An integer, 1 or more. */
  readonly quantity: number;
  readonly additionalFields?: unknown;
}

/** What the redirect to the checkout needs from the page. */
export interface CheckoutOptions {
  hasCookie(name: string): boolean;
  /** Cookies that a visitor with a cart has, in place of the platform's. */
  readonly cookies?: readonly string[];
  /** Redirects the visitor to a path of the site. */
  go(path: string): void;
  /** Alerts the visitor that the session has expired or cookies are switched off: `checkoutNoCart` of the strings. */
  alertNoCart(): void;
}

/**
 * The calls of a cart (D-28, D-29). After a write the server's cart is authoritative: it is taken from the response, or read if the response has none. All
 * calls reject with a CallError. An error of the read alone, with its path in the message, does not mean that the write before it failed.
 */
export interface CartAdapter {
  /** The visitor's cart; null if there is none. */
  read(): Promise<Cart | null>;
  add(item: CartItem): Promise<{ cart: Cart; newlyAdded: unknown }>;
  setQuantity(cartToken: string, entryId: string, quantity: number): Promise<Cart>;
  remove(cartToken: string, entryId: string): Promise<Cart>;
  applyCode(cartToken: string, giftOrPromoCode: string): Promise<Cart>;
  /** Redirects the visitor to the checkout if all cart cookies are present, otherwise explains why not (CART-009, CART-010). Returns whether it redirects. */
  checkout(): Promise<boolean>;
}

const CART = '/api/commerce/shopping-cart';
const tokenPath = (token: string, ...rest: readonly string[]): string =>
  ['/api/3/commerce/cart', pathPart(token), ...rest].join('/');

/** @throws RangeError for a value that is not a valid quantity; nothing is sent then */
function asQuantity(quantity: number): number {
  if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError('a quantity is a whole number from 1 on');
  return quantity;
}

/** Some responses are the cart, others contain it. The third version of the calls has a different record, with `items`; these calls use none of it. */
function cartIn(answer: unknown): Cart | null {
  const held = memberOrData(answer, 'shoppingCart') ?? memberOf(answer, 'data') ?? answer;
  return Array.isArray(memberOf(held, 'items')) ? null : toCart(held);
}

/** Creates the cart's calls. The caller shows their errors: the system error is not opened. */
export function cartAdapter(request: Request, page: CheckoutOptions): CartAdapter {
  const send = (call: Call): Promise<unknown> => request({ ...call, quiet: true });

  async function read(): Promise<Cart | null> {
    const call: Call = { method: 'GET', path: CART, handles: [404] };
    let answer: unknown;
    try {
      answer = await send(call);
    } catch (error) {
      if (error instanceof CallError && error.status === 404) return null;
      throw error;
    }
    const cart = cartIn(answer);
    if (!cart) throw new CallError(call, 'shape', '', { status: 200, data: answer });
    return cart;
  }

  /** A response without lines is not a complete cart. A cart that was deleted with its last line is an empty one. */
  async function after(answer: unknown): Promise<Cart> {
    const cart = cartIn(answer);
    return cart?.entries ? cart : ((await read()) ?? { entries: [] });
  }

  return {
    read,
    async add({ itemId, sku, quantity, additionalFields }) {
      const body = { itemId, sku, quantity: asQuantity(quantity), additionalFields };
      const answer = await send({ method: 'POST', path: `${CART}/entries`, body });
      return { cart: await after(answer), newlyAdded: memberOrData(answer, 'newlyAdded') };
    },
    async setQuantity(token, entry, quantity) {
      const path = tokenPath(token, 'items', pathPart(entry));
      return after(await send({ method: 'PUT', path, body: { quantity: asQuantity(quantity) } }));
    },
    async remove(token, entry) {
      return after(await send({ method: 'DELETE', path: tokenPath(token, 'items', pathPart(entry)) }));
    },
    async applyCode(token, giftOrPromoCode) {
      return after(await send({ method: 'POST', path: tokenPath(token, 'codes'), body: { giftOrPromoCode } }));
    },
    async checkout() {
      const { cookies = CART_COOKIES, hasCookie, go, alertNoCart } = page;
      const ready = cookies.every((name) => hasCookie(name));
      if (ready) go(navigationTargets.cartCheckout);
      else alertNoCart();
      return ready;
    },
  };
}
