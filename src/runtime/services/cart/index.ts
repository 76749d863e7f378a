import { toCart } from '../../../vocab/entities/cart.ts';
import { CART_COOKIES } from '../../../vocab/names.ts';
import { readCookie } from '../../page/cookies.ts';
import { documentMember } from '../../page/document-member.ts';
import { watchReturn } from '../../page/page-visibility.ts';
import type { Page } from '../../stage/page.ts';
import type { RunningService, ServiceModule } from '../../stage/service-module.ts';
import { siteOf } from '../../store/site-of.ts';
import { VisitorCart } from './cart-control.ts';
import { cartLock } from './cart-lock.ts';
import type { CartControl } from './control.ts';
import { pageAdapter } from './page-adapter.ts';
import { followPublishedCart } from './published-cart.ts';
import { tabSync } from './tab-sync.ts';

export default { start: startCart } satisfies ServiceModule<CartControl>;

/** Starts the page's cart: it reads the context, asks the server where that is due, and follows the other tabs. */
function startCart(page: Page): RunningService<CartControl> {
  const stops: (() => void)[] = [];
  const tabs = tabSync(() => follow());
  const adapter = pageAdapter(page);
  const cart = new VisitorCart(page, {
    adapter,
    checkout: adapter.checkout,
    lock: cartLock(navigator.locks),
    tellTabs: tabs.tell,
  });
  let missed = false;
  /** Another tab's change concerns this tab once somebody sees it. */
  const follow = (): void => {
    missed = documentMember('visibilityState') === 'hidden';
    if (!missed) cart.refresh();
  };
  stops.push(
    watchReturn(() => missed && follow()),
    tabs.stop,
    () => cart.stop(),
  );

  const { shoppingCart } = siteOf(page);
  const given = toCart(shoppingCart);
  const mayHaveOne = readCookie(CART_COOKIES[1]) !== null;
  if (given?.entries) cart.take(given);
  else if (!given?.totalQuantity) {
    // Without the cookie that says that there is a cart nothing has to be asked.
    if (!mayHaveOne) cart.takeNone();
    else if (given?.totalQuantity === undefined) cart.refresh();
  }
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Back may show a page of the HTTP cache, whose context has an older cart.
  if (entry?.type === 'back_forward' && (mayHaveOne || cart.get().totalQuantity)) cart.refresh();

  stops.push(followPublishedCart(page));

  return {
    api: cart,
    stop() {
      for (const stop of stops) stop();
    },
    handle(event) {
      if (event.type !== 'click') return false;
      // Only clicks on what opens the drawer come here.
      cart.open().catch(() => {});
      return true;
    },
  };
}
