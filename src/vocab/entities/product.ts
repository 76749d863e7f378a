import { productTypes } from '../codes/product-types.ts';
import type { StoreProduct, StoreVariant } from '../rules/store/product.ts';
import { type Check, isCount, isFlag, isListOf, isRecordOf, isWhole, readFields } from './read-fields.ts';

/** Shops write ids, codes and sizes as numbers, too. */
const isTextual: Check = (value) => typeof value === 'string' || Number.isFinite(value);

const VARIANT: Readonly<Record<keyof StoreVariant, Check>> = {
  price: isCount,
  salePrice: isCount,
  onSale: isFlag,
  qtyInStock: isWhole,
  unlimited: isFlag,
  sku: isTextual,
  optionValues: isListOf(isRecordOf({ value: isTextual })),
};

const PRODUCT: Readonly<Record<keyof StoreProduct, Check>> = {
  productType: isTextual,
  variants: isListOf((one) => toVariant(one) !== null),
  priceCents: isCount,
  salePriceCents: isCount,
  onSale: isFlag,
};

/** Names of a product's and a variant's fields, the complete lists (STORE-002, STORE-004). */
export const PRODUCT_FIELDS = /* @__PURE__ */ Object.freeze(Object.keys(PRODUCT) as (keyof StoreProduct)[]);
export const VARIANT_FIELDS = /* @__PURE__ */ Object.freeze(Object.keys(VARIANT) as (keyof StoreVariant)[]);

/** Only the letters: `gift card`, `GIFT_CARD` and `giftCard` are one word. */
const letters = (word: string): string => word.replace(/[^a-z]/gi, '').toLowerCase();

/** The code of a type: the code itself, or its name in any spelling. Null for any other. */
function productTypeOf(value: unknown): number | null {
  const code = typeof value === 'string' && /\d/.test(value) ? Number(value) : value;
  if (Number.isSafeInteger(code)) return code as number;
  const word = letters(`${value}`);
  return productTypes.codeOf(productTypes.names.find((name) => letters(name) === word) ?? null);
}

/** Reads a product's variant (STORE-004): prices are whole cents, and a variant has one. Null if the data are not valid. */
export function toVariant(value: unknown): StoreVariant | null {
  const variant = readFields(value, VARIANT) as (StoreVariant & Record<string, unknown>) | null;
  if (!variant || !Object.hasOwn(variant, 'price')) return null;
  const { sku, optionValues } = variant;
  return {
    ...variant,
    ...(sku !== undefined && { sku: `${sku}` }),
    ...(optionValues && { optionValues: optionValues.map((one) => ({ ...one, value: `${one.value}` })) }),
  };
}

/**
 * Reads a product from a page's data or a response (STORE-002). Prices are whole cents; other fields are left out. Null if the data are not valid: a wrong
 * price is worse than none.
 */
export function toProduct(value: unknown): StoreProduct | null {
  const product = readFields(value, PRODUCT);
  if (!product) return null;
  const variants = Array.isArray(product.variants) ? product.variants.map(toVariant) : undefined;
  return { ...product, productType: productTypeOf(product.productType), ...(variants && { variants }) } as StoreProduct;
}
