import type { About } from './about.ts';
import { words } from './words.ts';

export const about: About<'configAreas' | 'subPermissions' | 'staffPermissions'> = {
  configAreas: { title: 'Permissions: config areas', source: 'VOCAB-628' },
  subPermissions: { title: 'Permissions: sub-permissions', source: 'VOCAB-629' },
  staffPermissions: {
    title: 'Permissions: internal staff',
    source: 'VOCAB-630',
    note: 'The requirements say that there are others. The codes of permissions, about 150, are not specified: they are numbers out of the page context, kept as they are.',
  },
};

/** Config areas that permissions are grouped by (VOCAB-628). No permission has a code here. */
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

/** Sub-permissions (VOCAB-629). */
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

/** Permissions of internal staff (VOCAB-630), as far as they are named. */
export const staffPermissions = /* @__PURE__ */ words(['billing', 'customerData', 'loginAs', 'domains', 'fraud']);
