import type { Call, Request } from '../vocab/calls.ts';
import type { CartAdapter } from '../vocab/cart-adapter.ts';
import { navigationTargets } from '../vocab/codes/navigation-targets.ts';
import { type Cart, toCart } from '../vocab/entities/cart.ts';
import { CART_COOKIES } from '../vocab/names.ts';
import { CallError, isCallError } from './call/call-error.ts';
import { memberOf, memberOrData } from './call/member-of.ts';
import { pathPart } from './call/path-part.ts';

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

/** Creates the cart's calls without the redirect to the checkout. The caller shows their errors: the system error is not opened. */
export function cartCalls(request: Request): Omit<CartAdapter, 'checkout'> {
  const send = (call: Call): Promise<unknown> => request({ ...call, quiet: true });

  async function read(): Promise<Cart | null> {
    const call: Call = { method: 'GET', path: CART, handles: [404], ownLogin: true };
    let answer: unknown;
    try {
      answer = await send(call);
    } catch (error) {
      if (isCallError(error) && error.status === 404) return null;
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
    async add({ itemId, sku, quantity, additionalFields, planId }) {
      const body = { itemId, sku, quantity: asQuantity(quantity), additionalFields, planId };
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
    async setNote(token, note) {
      return after(await send({ method: 'PUT', path: tokenPath(token, 'note'), body: { note } }));
    },
    async setShippingLocation(token, { postalCode, country }) {
      const path = tokenPath(token, 'shipping', 'location');
      return after(await send({ method: 'PUT', path, body: { postalCode, country } }));
    },
    async setShippingOption(token, key) {
      return after(await send({ method: 'PUT', path: tokenPath(token, 'shipping', 'option'), body: { key } }));
    },
  };
}

/** Creates the cart's calls, with the redirect to the checkout. */
export const cartAdapter = (request: Request, page: CheckoutOptions): CartAdapter => ({
  ...cartCalls(request),
  async checkout() {
    const { cookies = CART_COOKIES, hasCookie, go, alertNoCart } = page;
    const ready = cookies.every((name) => hasCookie(name));
    if (ready) go(navigationTargets.cartCheckout);
    else alertNoCart();
    return ready;
  },
});
