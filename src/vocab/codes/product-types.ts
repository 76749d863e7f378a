import type { About } from './about.ts';
import { codes } from './codes.ts';

export const about: About<'productTypes'> = {
  productTypes: {
    title: 'Product types',
    source: '002 §3',
    note: 'Source 000 has four of them: paywall is missing there.',
  },
};

/** Product types (002 §3). */
export const productTypes = /* @__PURE__ */ codes({ physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5 });
