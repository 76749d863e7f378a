import type { Call, Request } from '../vocab/calls.ts';
import { type Cart, toCart } from '../vocab/entities/cart.ts';
import { CallError } from './call-error.ts';
import { memberOf, memberOrData } from './member-of.ts';

/** What is put into a cart. The server knows prices; none is ever sent. */
export interface CartItem {
  readonly itemId: string;
  readonly sku: string;
  /** Whole, 1 or more. */
  readonly quantity: number;
  readonly additionalFields?: unknown;
}

/** The calls of a cart (decisions, "Cart"). After a write the cart of the answer is the truth. All reject with a CallError. */
export interface CartAdapter {
  /** The visitor's cart; null where there is none. */
  read(): Promise<Cart | null>;
  add(item: CartItem): Promise<{ cart: Cart; newlyAdded: unknown }>;
  setQuantity(cartToken: string, entryId: string, quantity: number): Promise<Cart>;
  remove(cartToken: string, entryId: string): Promise<Cart>;
  applyCode(cartToken: string, giftOrPromoCode: string): Promise<Cart>;
}

const CART = '/api/commerce/shopping-cart';
const tokenPath = (token: string, rest: string): string => `/api/3/commerce/cart/${encodeURIComponent(token)}/${rest}`;

/** @throws RangeError for what is no number of things; nothing is sent then */
function asQuantity(quantity: number): number {
  if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError('a quantity is a whole number from 1 on');
  return quantity;
}

/** Makes the cart's calls. The caller shows their errors: no system error comes up. */
export function cartAdapter(request: Request): CartAdapter {
  /** Some answers are the cart, others hold it. */
  async function cartOf(call: Call): Promise<{ cart: Cart; answer: unknown }> {
    const answer = await request({ ...call, quiet: true });
    const cart = toCart(memberOrData(answer, 'shoppingCart') ?? memberOf(answer, 'data') ?? answer);
    if (!cart) throw new CallError(call, 'shape', '', { status: 200, data: answer });
    return { cart, answer };
  }
  const write = async (call: Call): Promise<Cart> => (await cartOf(call)).cart;
  return {
    async read() {
      try {
        return (await cartOf({ method: 'GET', path: CART, handles: [404] })).cart;
      } catch (error) {
        if (error instanceof CallError && error.status === 404) return null;
        throw error;
      }
    },
    async add({ itemId, sku, quantity, additionalFields }) {
      const body = { itemId, sku, quantity: asQuantity(quantity), additionalFields };
      const { cart, answer } = await cartOf({ method: 'POST', path: `${CART}/entries`, body });
      return { cart, newlyAdded: memberOrData(answer, 'newlyAdded') };
    },
    setQuantity: async (token, entry, quantity) =>
      write({
        method: 'PUT',
        path: tokenPath(token, `items/${encodeURIComponent(entry)}`),
        body: { quantity: asQuantity(quantity) },
      }),
    remove: (token, entry) => write({ method: 'DELETE', path: tokenPath(token, `items/${encodeURIComponent(entry)}`) }),
    applyCode: (token, giftOrPromoCode) =>
      write({ method: 'POST', path: tokenPath(token, 'codes'), body: { giftOrPromoCode } }),
  };
}
