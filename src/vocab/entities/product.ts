import type { StoreProduct, StoreVariant } from '../rules/store/product.ts';
import { type Check, isCount, isFlag, isListOf, isRecordOf, isText, isWhole, readFields } from './read-fields.ts';

const VARIANT: Readonly<Record<keyof StoreVariant, Check>> = {
  price: isCount,
  salePrice: isCount,
  onSale: isFlag,
  qtyInStock: isWhole,
  unlimited: isFlag,
  sku: isText,
  optionValues: isListOf(isRecordOf({ value: isText })),
};

const PRODUCT: Readonly<Record<keyof StoreProduct, Check>> = {
  productType: isWhole,
  variants: isListOf((one) => toVariant(one) !== null),
  priceCents: isCount,
  salePriceCents: isCount,
  onSale: isFlag,
};

/** Names of a product's and a variant's fields, the complete lists (STORE-002, STORE-004). */
export const PRODUCT_FIELDS = /* @__PURE__ */ Object.freeze(Object.keys(PRODUCT) as (keyof StoreProduct)[]);
export const VARIANT_FIELDS = /* @__PURE__ */ Object.freeze(Object.keys(VARIANT) as (keyof StoreVariant)[]);

/** Reads a product's variant (STORE-004): prices are whole cents, and a variant has one. Null if the data are not valid. */
export function toVariant(value: unknown): StoreVariant | null {
  const variant = readFields(value, VARIANT);
  return variant && Object.hasOwn(variant, 'price') ? (variant as unknown as StoreVariant) : null;
}

/**
 * Reads a product from a page's data or a response (STORE-002). Prices are whole cents; other fields are left out. Null if the data are not valid: a wrong
 * price is worse than none.
 */
export function toProduct(value: unknown): StoreProduct | null {
  const product = readFields(value, PRODUCT);
  if (!product) return null;
  const variants = Array.isArray(product.variants) ? product.variants.map(toVariant) : undefined;
  return { productType: null, ...product, ...(variants && { variants }) } as StoreProduct;
}
