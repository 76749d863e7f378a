import type { About } from './about.ts';
import { codes } from './codes.ts';

export const about: About<'productTypes'> = {
  productTypes: {
    title: 'Product types',
    source: 'VOCAB-608',
    note: 'STORE-003 has four of them, without paywall.',
  },
};

/** Product types (VOCAB-608). */
export const productTypes = /* @__PURE__ */ codes({ physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5 });
