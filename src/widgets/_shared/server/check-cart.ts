import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import { isPlatformMeant } from './is-platform-meant.ts';

/** How long a page's script may take until it hands in its cart, in ms. */
const PATIENCE = 5_000;

/** Says in developer mode that nothing on the page keeps what is put into the cart: neither the platform nor a cart of the page's own. Returns a function that ends the wait. */
export const checkCart = (handle: BlockHandle): (() => void) =>
  handle.after(PATIENCE, () => {
    if (handle.store.getState().cart?.isOwn || isPlatformMeant(handle, 'auto')) return;
    handle.log.warn(
      'there is no cart on this page, so it stays empty: hand one in with Vitrine.cart.use(…), or write "server": "platform" into the page\'s context if its server answers the platform\'s calls',
    );
  });
