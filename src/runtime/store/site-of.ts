import { type Context, toContext } from '../../vocab/context.ts';
import { audienceOf } from '../../vocab/rules/site/audience.ts';
import type { Page } from '../blocks/page.ts';
import { cartSlice } from './cart.ts';

/**
 * The page's context, checked. The stage needs little of it, so whichever chunk asks first reads it, and everybody finds it in the store from then on, with
 * who is looking at the page and what is in the cart.
 */
export function siteOf({ store, context }: Pick<Page, 'store' | 'context'>): Context {
  const known = store.getState().site;
  if (known) return known;
  const site = toContext(context);
  store.setState({ site, auth: audienceOf(site), cart: cartSlice(site.shoppingCart) });
  return site;
}
