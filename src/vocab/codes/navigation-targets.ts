import { constants } from './constants.ts';
import { words } from './words.ts';

/**
 * Navigation targets (NAV-002). Braces are to be filled in; brackets may be left out.
 *
 * Where the page navigates to, as the requirements write it.
 */
export const navigationTargets = /* @__PURE__ */ constants({
  cartCheckout: '/commerce/goto-checkout',
  subscriptionCheckout: '/checkout/subscribe?cartToken={token}',
  donationCheckout: '/checkout/donate?donatePageId={id}',
  giftCardCheckout: '/checkout/giftcard?websiteId={id}&giftCardProductId={id}[&sku={sku}]',
  ownerConfiguration: '{site subdomain}/config/?frameUrl={path+query}',
  designConfiguration: '/config/design',
});

/**
 * Upgrade paths (NAV-615). trial-upgrade leads to the billing upgrade page, upgrade to the website subscriptions page;
 * their addresses are not specified.
 */
export const upgradePaths = /* @__PURE__ */ words(['trial-upgrade', 'upgrade']);
