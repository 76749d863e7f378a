import messages from '../../../strings/pt-BR/checkout.json';
import { translator } from '../../../strings/translate.ts';
import { CART_COOKIES } from '../../../vocab/names.ts';
import { readCookie } from '../../page/cookies.ts';
import { inForeignFrame } from '../../page/foreign-frame.ts';
import { linkTarget } from '../../page/link-target.ts';
import { valueAt } from '../../page/value-at.ts';
import type { Page } from '../../stage/page.ts';
import type { RunningService, ServiceModule } from '../../stage/service-module.ts';
import { checkoutAddress, kindOfAddress } from './checkout-address.ts';
import { redirector } from './redirector.ts';
import type { CheckoutControl } from './service.ts';

export default { start: startCheckout } satisfies ServiceModule<CheckoutControl>;

/** Time limit for the answer whether a page exists, in ms. */
const ASK_TIMEOUT = 5_000;

/**
 * Returns whether the server says that it has no such page. Nothing is sent but the address, and no redirect is
 * followed.
 */
async function isAbsent(address: URL): Promise<boolean> {
  const options = { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(ASK_TIMEOUT) } as const;
  const { status } = await fetch(address, options).catch(() => ({ status: 0 }));
  return status === 404 || status === 405 || status === 501;
}

type CheckoutPage = Pick<Page, 'store' | 'context' | 'service' | 'overrides' | 'messages'>;

/**
 * Offers the redirects to the checkouts (NAV-003 to NAV-007), and takes over the clicks on the page's own links to
 * them.
 */
function startCheckout(page: CheckoutPage, view: Window = window): RunningService<CheckoutControl> {
  const { inEditorFrame } = page.store.getState();
  const framed = !inEditorFrame && inForeignFrame(page.context, view);
  const { go, stop } = redirector(view, { framed, inEditorFrame });
  let told: Promise<void> | null = null;

  /** Why the cart is not ordered: it was paid (CART-007), or its cookies are missing (CART-010). */
  const refusal = (): 'checkoutPaid' | 'checkoutNoCart' | null => {
    const { status = 'unknown' } = page.store.getState().cart ?? {};
    if (status === 'purchased' || (status === 'unknown' && valueAt(page.context, 'shoppingCart.isPurchased') === true))
      return 'checkoutPaid';
    // A browser that gives the frame of a stranger no cookies would have every cart missing there: the server checks in
    // the new window.
    return framed || CART_COOKIES.every((name) => readCookie(name) !== null) ? null : 'checkoutNoCart';
  };

  /** Tells why, once at a time. A dialog that cannot be loaded is replaced by that of the browser. */
  const tell = async (why: 'checkoutPaid' | 'checkoutNoCart'): Promise<void> => {
    const text = translator(messages, page.overrides, page.messages)(why);
    try {
      const dialogs = await page.service('dialogs');
      await dialogs.alert(why === 'checkoutPaid' ? { text } : { notice: 'cart-cookie' });
    } catch {
      view.alert(text);
    }
    told = null;
  };

  const lead = async (path: string, otherwise?: () => void): Promise<void> => {
    if (otherwise && !framed && (await isAbsent(new URL(path, view.location.href)))) otherwise();
    else go(path, true);
  };

  const api: CheckoutControl = {
    framed,
    async cart() {
      const why = refusal();
      if (why) {
        told ??= tell(why);
        await told;
      } else go(checkoutAddress.cart());
      return !why;
    },
    async subscription(cartToken) {
      go(checkoutAddress.subscription(cartToken));
    },
    async donation(donatePageId, otherwise) {
      await lead(checkoutAddress.donation(donatePageId), otherwise);
    },
    async giftCard(productId, sku, otherwise) {
      const website = String(valueAt(page.context, 'website.id') ?? '');
      await lead(checkoutAddress.giftCard(website, productId, sku), otherwise);
    },
  };

  return {
    api,
    stop,
    handle(_, target) {
      const link = target as HTMLAnchorElement;
      const { origin, pathname, href } = link;
      const kind = origin === view.location.origin && kindOfAddress(pathname);
      const isGuarded = kind === 'cart' && refusal() !== null;
      if (!kind || (!isGuarded && !/^(_self)?$/i.test(linkTarget(link)))) return false;
      // It never rejects: a dialog that fails is replaced.
      if (kind === 'cart') api.cart();
      else go(href, kind !== 'subscription');
      return true;
    },
  };
}
