import type { About } from './about.ts';
import { words } from './words.ts';

export const about: About<'saleKinds' | 'productFields' | 'variantFields' | 'planFields'> = {
  saleKinds: { title: 'Store: kinds of sale', source: '000 §1' },
  productFields: { title: 'Product: fields', source: '000 §3' },
  variantFields: { title: 'Product variant: fields', source: '000 §3', note: 'An option value holds value.' },
  planFields: {
    title: 'Subscription plan: fields',
    source: '000 §3',
    note: 'The billing period holds value and unit.',
  },
};

/** What the store sells (000 §1). */
export const saleKinds = /* @__PURE__ */ words([
  'physical',
  'service',
  'digital',
  'giftCard',
  'subscription',
  'donation',
]);

/** What a product holds (000 §3). */
export const productFields = /* @__PURE__ */ words([
  'productType',
  'variants',
  'priceCents',
  'salePriceCents',
  'onSale',
]);

/** What a variant of a product holds (000 §3). */
export const variantFields = /* @__PURE__ */ words([
  'price',
  'salePrice',
  'onSale',
  'qtyInStock',
  'unlimited',
  'sku',
  'optionValues',
]);

/** What the plan of a subscription holds (000 §3). */
export const planFields = /* @__PURE__ */ words(['billingPeriod', 'numBillingCycles']);
