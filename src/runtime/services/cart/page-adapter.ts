import { cartCalls } from '../../../api/cart.ts';
import type { CartAdapter } from '../../../vocab/cart-adapter.ts';
import { CART_COOKIES } from '../../../vocab/names.ts';
import { readCookie } from '../../page/cookies.ts';
import type { Page } from '../../stage/page.ts';
import type { CartSlice } from '../../store/cart.ts';

/** The calls of this page's cart: the default ones, in part replaced by the page's own. */
export interface PageAdapter {
  /** @param automatic nobody asked for what is sent, so it counts against the limits during an outage */
  get(automatic?: boolean): Promise<CartAdapter>;
  /** Returns what the store says of the page's own calls. */
  use(own: Partial<CartAdapter>): Pick<CartSlice, 'isOwn' | 'without'>;
  checkout(): Promise<boolean>;
}

/**
 * Calls without which a cart is whole; what they are for is not offered in a cart of the page's own that has none of
 * them.
 */
const OPTIONAL = ['applyCode', 'setNote', 'setShippingLocation'] as const;

/** Creates the calls of the page's cart. The call layer is fetched with the first of them. */
export function pageAdapter(page: Page): PageAdapter {
  let given: Partial<CartAdapter> = {};
  const redirect = async (): Promise<boolean> => (await page.service('checkout')).cart();
  return {
    async get(automatic = false) {
      const request = await page.service('calls');
      return { ...cartCalls((call) => request({ ...call, automatic })), checkout: redirect, ...given };
    },
    use(own) {
      given = { ...given, ...own };
      return given.add ? { isOwn: true, without: OPTIONAL.filter((name) => !given[name]) } : {};
    },
    checkout: () => (given.checkout ?? redirect)(),
  };
}

/** Returns whether all cookies of a visitor with a cart are there. */
export const hasCartCookies = (): boolean => CART_COOKIES.every((name) => readCookie(name) !== null);
