import { codeRange } from '../../codes/code-range.ts';
import { codes } from '../../codes/codes.ts';

/**
 * Feature flags (VOCAB-614, VOCAB-615). Which buy-now-pay-later provider has which of the three codes is not specified;
 * nor is the code of commerce.
 *
 * Feature flags. Null where the requirements give the name and no code; three codes share one name.
 */
export const featureFlags = /* @__PURE__ */ codes({
  popupOverlay: 21,
  mobileInfoBar: 26,
  announcementBar: 27,
  codeInjection: 28,
  siteUserAccounts: 29,
  giftCards: 40,
  subscriptions: 50,
  pointOfSale: 56,
  buyNowPayLater: [64, 68, 70],
  nativeProductReviews: 66,
  prioritySupport: 69,
  commerce: null,
});

/**
 * Codes of feature flags (VOCAB-614).
 *
 * The numbers a feature flag may have.
 */
export const featureFlagRange = /* @__PURE__ */ codeRange(1, 70);
