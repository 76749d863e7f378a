import { CallError } from '../../../../../src/api/call/call-error.ts';
import type { Call, Request } from '../../../../../src/vocab/calls.ts';

type Entry = Readonly<Record<string, unknown>> & { readonly id: string; readonly quantity: number };

/** A shop's server as far as the calls of a cart see it. Its amounts are what a test says, whatever is in the cart. */
export interface CartServer {
  readonly request: Request;
  /** What was asked, as method and path with the body. */
  readonly calls: (readonly [what: string, body: unknown])[];
  /** The cart's record; null without a cart. */
  cart: Record<string, unknown> | null;
  /** Fails the next call of a method. */
  failNext(method: Call['method'], error: (call: Call) => CallError): void;
}

export const MUG = {
  id: 'e1',
  itemId: 'caneca',
  sku: 'SR-1',
  title: 'Caneca',
  quantity: 2,
  unitPriceCents: 9_600,
  subTotalCents: 19_200,
};
export const TEAPOT = {
  id: 'e2',
  itemId: 'bule',
  sku: 'SR-2',
  title: 'Bule',
  quantity: 1,
  subTotalCents: 54_000,
  maxQuantity: 3,
};

/** Every field of the requirements, and what a page needs beside them. Total and subtotal do not match the lines, so that a computed sum would show. */
export const FULL = {
  id: 'c1',
  websiteId: 'w1',
  orderId: 'o1',
  created: 1_790_000_000_000,
  isPurchased: false,
  entries: [MUG, TEAPOT],
  shippingOptions: [
    { key: 'lento', name: 'Econômico', priceCents: 0 },
    { key: 'rapido', name: 'Expresso', priceCents: 4_900 },
  ],
  selectedShippingOption: { key: 'rapido' },
  shippingLocation: { postalCode: '36570-000' },
  applicableTaxRules: [],
  coupons: [],
  validCoupons: [{ promoCode: 'BARRO10' }],
  invalidCoupons: [{ promoCode: 'VELHO' }],
  subtotalCents: 70_001,
  subtotalAmount: { value: '700.01', currency: 'BRL' },
  taxCents: 302,
  shippingCostCents: 4_900,
  discountCents: 1_003,
  grandTotalCents: 71_204,
  totalQuantity: 3,
  hasDigital: false,
  purelyDigital: false,
  requiresShipping: true,
  cartToken: 't1',
};

/** Starts a server with this cart. */
export function cartServer(cart: CartServer['cart'] = null): CartServer {
  const failures = new Map<string, (call: Call) => CallError>();
  const entries = (): readonly Entry[] => (server.cart?.entries as readonly Entry[] | undefined) ?? [];
  const keep = (list: readonly Entry[]): void => {
    const totalQuantity = list.reduce((sum, { quantity }) => sum + quantity, 0);
    server.cart = { ...(server.cart ?? { cartToken: 't1', grandTotalCents: 12_345 }), entries: list, totalQuantity };
  };
  const answer = (call: Call): unknown => {
    const { method, path } = call;
    const body = (call.body ?? {}) as Record<string, unknown>;
    const id = /\/items\/(.+)$/.exec(path)?.[1];
    if (method === 'GET') {
      if (!server.cart) throw new CallError(call, 'refused', '', { status: 404 });
      return server.cart;
    }
    if (path.endsWith('/entries')) {
      const added = { ...body, id: `e${entries().length + 5}`, title: body.sku } as unknown as Entry;
      keep([...entries(), added]);
      return { shoppingCart: server.cart, newlyAdded: added };
    }
    if (method === 'DELETE') keep(entries().filter((one) => one.id !== id));
    else if (id) keep(entries().map((one) => (one.id === id ? { ...one, quantity: body.quantity as number } : one)));
    else if (path.endsWith('/note')) server.cart = { ...server.cart, note: body.note };
    else if (path.endsWith('/option')) server.cart = { ...server.cart, selectedShippingOption: { key: body.key } };
    return {};
  };
  const server: CartServer = {
    cart,
    calls: [],
    failNext: (method, error) => void failures.set(method, error),
    async request(call) {
      (server.calls as [string, unknown][]).push([`${call.method} ${call.path}`, call.body]);
      const failure = failures.get(call.method);
      failures.delete(call.method);
      if (failure) throw failure(call);
      return answer(call);
    },
  };
  return server;
}
