import type { About } from './about.ts';
import { codes } from './codes.ts';

export const about: About<'pageTypes'> = {
  pageTypes: {
    title: 'Page types',
    source: 'VOCAB-601',
    note: 'Code 1 is both main content and a content collection; it is read back as the latter.',
  },
};

/** Page types (VOCAB-601). */
export const pageTypes = /* @__PURE__ */ codes({
  contentCollection: 1,
  mainContent: 1,
  page: 2,
  splashPage: 3,
  contentItem: 50,
  notFound: 100,
  error: 101,
  search: 102,
  lockScreen: 103,
  popupOverlay: 104,
  protectedContent: 105,
  memberAreaAccessDenied: 106,
  showCart: 200,
  checkout: 201,
  orderConfirmed: 202,
  donate: 203,
  contributionConfirmed: 204,
  commerceCartV2: 205,
  subscriptionConfirmed: 206,
  orderReceived: 207,
  membershipConfirmed: 208,
  reviewsRequest: 209,
  digitalProductComposerPreview: 210,
  orderStatus: 211,
  newsletterUnsubscribe: 300,
  commerceEmailPreview: 301,
});
