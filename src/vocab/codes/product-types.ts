import { codes } from './codes.ts';

/** Product types (VOCAB-608). STORE-003 has four of them, without paywall. */
export const productTypes = /* @__PURE__ */ codes({ physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5 });
