import { words } from '../../codes/words.ts';

/** Store: kinds of sale (STORE-001). */
export const saleKinds = /* @__PURE__ */ words([
  'physical',
  'service',
  'digital',
  'giftCard',
  'subscription',
  'donation',
]);

/** Product: fields (STORE-002). */
export const productFields = /* @__PURE__ */ words([
  'productType',
  'variants',
  'priceCents',
  'salePriceCents',
  'onSale',
]);

/** Product variant: fields (STORE-004). An option value holds value. */
export const variantFields = /* @__PURE__ */ words([
  'price',
  'salePrice',
  'onSale',
  'qtyInStock',
  'unlimited',
  'sku',
  'optionValues',
]);

/** Subscription plan: fields (STORE-015). The billing period holds value and unit. */
export const planFields = /* @__PURE__ */ words(['billingPeriod', 'numBillingCycles']);
