// Site templates and editors against the vocabulary and the clients of the built package.
import { oneOf } from 'vitrine';
import { type CheckoutOptions, cartAdapter, createRequest, recordQuickView, searchSite } from 'vitrine/api';
import {
  type Call,
  type Cart,
  type CartAdapter,
  linkCategory,
  parseColor,
  parseCpf,
  type Request,
  toCart,
} from 'vitrine/vocab';

export const call: Call = { method: 'GET', path: '/api/site-header-footer' };
export const cart: Cart | null = toCart({});
export const adapter = (request: Request, page: CheckoutOptions): CartAdapter => cartAdapter(request, page);
export const found = (request: Request): Promise<readonly unknown[]> => searchSite(request, { q: 'vaso' });
export const rules: readonly unknown[] = [linkCategory, parseColor, parseCpf, createRequest];

// must not compile: a method that the platform does not use
export const patch: Call = { method: 'PATCH', path: '/api/x' };

// must not compile: no way to the checkout
export const stuck = (request: Request): CartAdapter => cartAdapter(request);

// must not compile: a price is never sent
export const priced = (one: CartAdapter) => one.add({ itemId: 'a', sku: 'b', quantity: 1, priceCents: 1 });

// must not compile: a search without words
export const empty = (request: Request) => searchSite(request, { p: 1 });

// must not compile: a quick view of nothing
export const nothing = (request: Request) => recordQuickView(request);

// must not compile: a cart may be none
export const sure: Cart = toCart({});

// must not compile: a choice without a default
export const open = oneOf(['left', 'right'], { help: 'Which side.' });
