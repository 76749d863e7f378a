import type { About } from './about.ts';
import { words } from './words.ts';

export const about: About<'saleKinds' | 'productFields' | 'variantFields' | 'planFields'> = {
  saleKinds: { title: 'Store: kinds of sale', source: 'STORE-001' },
  productFields: { title: 'Product: fields', source: 'STORE-002' },
  variantFields: { title: 'Product variant: fields', source: 'STORE-004', note: 'An option value holds value.' },
  planFields: {
    title: 'Subscription plan: fields',
    source: 'STORE-015',
    note: 'The billing period holds value and unit.',
  },
};

/** What the store sells (STORE-001). */
export const saleKinds = /* @__PURE__ */ words([
  'physical',
  'service',
  'digital',
  'giftCard',
  'subscription',
  'donation',
]);

/** What a product holds (STORE-002). */
export const productFields = /* @__PURE__ */ words([
  'productType',
  'variants',
  'priceCents',
  'salePriceCents',
  'onSale',
]);

/** What a variant of a product holds (STORE-004). */
export const variantFields = /* @__PURE__ */ words([
  'price',
  'salePrice',
  'onSale',
  'qtyInStock',
  'unlimited',
  'sku',
  'optionValues',
]);

/** What the plan of a subscription holds (STORE-015). */
export const planFields = /* @__PURE__ */ words(['billingPeriod', 'numBillingCycles']);
