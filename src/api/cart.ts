import type { Call, Request } from '../vocab/calls.ts';
import { navigationTargets } from '../vocab/codes/navigation-targets.ts';
import { type Cart, toCart } from '../vocab/entities/cart.ts';
import { CART_COOKIES } from '../vocab/names.ts';
import { CallError } from './call/call-error.ts';
import { memberOf, memberOrData } from './call/member-of.ts';
import { pathPart } from './call/path-part.ts';

/** What is put into a cart. The server knows prices; none is ever sent. */
export interface CartItem {
  readonly itemId: string;
  readonly sku: string;
  /** Whole, 1 or more. */
  readonly quantity: number;
  readonly additionalFields?: unknown;
}

/** What the way to the checkout needs of the page. */
export interface CheckoutOptions {
  hasCookie(name: string): boolean;
  /** Cookies that a visitor with a cart has, in place of the platform's. */
  readonly cookies?: readonly string[];
  /** Leads the visitor to a path of the site. */
  go(path: string): void;
  /** Alerts the visitor that the session is over or cookies are off: `checkoutNoCart` of the strings. */
  alertNoCart(): void;
}

/**
 * The calls of a cart (D-28, D-29). After a write the server's cart is the truth: that of the answer, else it is read.
 * All reject with a CallError. One of the read alone, with its path in the message, says nothing against the write before it.
 */
export interface CartAdapter {
  /** The visitor's cart; null where there is none. */
  read(): Promise<Cart | null>;
  add(item: CartItem): Promise<{ cart: Cart; newlyAdded: unknown }>;
  setQuantity(cartToken: string, entryId: string, quantity: number): Promise<Cart>;
  remove(cartToken: string, entryId: string): Promise<Cart>;
  applyCode(cartToken: string, giftOrPromoCode: string): Promise<Cart>;
  /** Leads the visitor to the checkout where all cart cookies are there, else says why not (CART-009, CART-010). Returns whether it leads there. */
  checkout(): Promise<boolean>;
}

const CART = '/api/commerce/shopping-cart';
const tokenPath = (token: string, ...rest: readonly string[]): string =>
  ['/api/3/commerce/cart', pathPart(token), ...rest].join('/');

/** @throws RangeError for what is no number of things; nothing is sent then */
function asQuantity(quantity: number): number {
  if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError('a quantity is a whole number from 1 on');
  return quantity;
}

/** Some answers are the cart, others hold it. The third version of the calls has another record, with `items`; ours is none of that. */
function cartIn(answer: unknown): Cart | null {
  const held = memberOrData(answer, 'shoppingCart') ?? memberOf(answer, 'data') ?? answer;
  return Array.isArray(memberOf(held, 'items')) ? null : toCart(held);
}

/** Makes the cart's calls. The caller shows their errors: no system error comes up. */
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

  /** An answer without lines is no whole cart. One that is gone with its last line is an empty one. */
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
