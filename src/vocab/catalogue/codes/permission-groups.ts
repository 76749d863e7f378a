import { words } from '../../codes/words.ts';

/**
 * Permissions: config areas (VOCAB-628).
 *
 * Config areas that permissions are grouped by. No permission has a code here.
 */
export const configAreas = /* @__PURE__ */ words([
  'contentManager',
  'settings',
  'activity',
  'commerce',
  'newsletter',
  'crm',
  'marketing',
  'scheduling',
  'assetLibrary',
  'drafts',
]);

/** Permissions: sub-permissions (VOCAB-629). */
export const subPermissions = /* @__PURE__ */ words([
  'orders',
  'storeSettings',
  'shipping',
  'coupons',
  'taxes',
  'inventory',
  'donations',
  'payments',
  'pointOfSale',
  'productReviews',
  'newsletterSubscriberRead',
  'newsletterSubscriberWrite',
  'newsletterGroupRead',
  'newsletterGroupWrite',
  'newsletterMessageRead',
  'newsletterMessageWrite',
  'newsletterSettingsRead',
  'newsletterSettingsWrite',
]);

/**
 * Permissions: internal staff (VOCAB-630). The requirements say that there are others. The codes of permissions, about
 * 150, are not specified: they are numbers out of the page context, kept as they are.
 */
export const staffPermissions = /* @__PURE__ */ words(['billing', 'customerData', 'loginAs', 'domains', 'fraud']);
