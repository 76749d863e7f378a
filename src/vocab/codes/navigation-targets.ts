import type { About } from './about.ts';
import { constants } from './constants.ts';
import { words } from './words.ts';

export const about: About<'navigationTargets' | 'upgradePaths'> = {
  navigationTargets: {
    title: 'Navigation targets',
    source: 'NAV-002',
    note: 'Braces are to be filled in; brackets may be left out.',
  },
  upgradePaths: {
    title: 'Upgrade paths',
    source: 'NAV-615',
    note: 'trial-upgrade leads to the billing upgrade page, upgrade to the website subscriptions page; their addresses are not specified.',
  },
};

/** Where the page navigates to (NAV-002), as the requirements write it. */
export const navigationTargets = /* @__PURE__ */ constants({
  cartCheckout: '/commerce/goto-checkout',
  subscriptionCheckout: '/checkout/subscribe?cartToken={token}',
  donationCheckout: '/checkout/donate?donatePageId={id}',
  giftCardCheckout: '/checkout/giftcard?websiteId={id}&giftCardProductId={id}[&sku={sku}]',
  ownerConfiguration: '{site subdomain}/config/?frameUrl={path+query}',
  designConfiguration: '/config/design',
});

/** Names of the paths to an upgrade (NAV-615). */
export const upgradePaths = /* @__PURE__ */ words(['trial-upgrade', 'upgrade']);
