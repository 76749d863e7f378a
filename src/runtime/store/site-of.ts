import { type Context, toContext } from '../../vocab/context.ts';
import { audienceOf } from '../../vocab/rules/site/audience.ts';
import type { Page } from '../stage/page.ts';
import { cartOfContext } from './cart.ts';

/**
 * Returns the page's context, validated. The stage needs little of it, so the first chunk that needs it reads it. From then on everything finds it in the
 * store, with the signed-in visitor and the contents of the cart.
 */
export function siteOf({ store, context }: Pick<Page, 'store' | 'context'>): Context {
  const known = store.getState().site;
  if (known) return known;
  const site = toContext(context);
  store.setState({ site, auth: audienceOf(site), cart: cartOfContext(site.shoppingCart) });
  return site;
}
