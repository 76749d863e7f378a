import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';

/** Links of the page to a checkout. They are told apart by their paths (NAV-002). */
const CHECKOUT_LINK = 'a[href*="/checkout/"],a[href*=goto-checkout]';

/**
 * The ways to the checkout (NAV-003 to NAV-007, NAV-010 to NAV-013). Where a stranger frames the page, each opens in a
 * top window of its own (D-49); inside the editor's frame, donation and gift card change the top window. Each is gone
 * once at a time.
 */
export interface CheckoutControl {
  /** Returns whether it redirects: without the cart's cookies, and of a cart that was paid, the visitor is told why not. */
  cart(): Promise<boolean>;
  subscription(cartToken: string): Promise<void>;
  /** @param otherwise called in place of the redirect if the server has no such page */
  donation(donatePageId: string, otherwise?: () => void): Promise<void>;
  /** @param otherwise as of `donation` */
  giftCard(productId: string, sku?: string, otherwise?: () => void): Promise<void>;
  /** True if the page is framed by a stranger, so that what pays or signs in must open in a top window. */
  readonly framed: boolean;
}

declare module '../../stage/services.ts' {
  interface ServiceApis {
    checkout: CheckoutControl;
  }
}

/** Redirects to the checkouts (NAV-003 to NAV-007). */
export const checkout = defineService({
  name: 'checkout',
  summary: sentence(
    'Redirects to the checkouts of cart, subscriptions, donations and gift cards, once for each click, and never inside the frame of another site.',
  ),
  budget: 2_480,
  starts: [{ events: 'click', selector: CHECKOUT_LINK }],
});
