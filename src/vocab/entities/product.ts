import type { StoreProduct, StoreVariant } from '../rules/product.ts';

type Check = (value: unknown) => boolean;

const isCents: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isFlag: Check = (value) => typeof value === 'boolean';
const isCount: Check = (value) => Number.isSafeInteger(value);
const isText: Check = (value) => typeof value === 'string';
const isOption: Check = (value) =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'value') && isText(Reflect.get(value, 'value'));

const VARIANT: Readonly<Record<keyof StoreVariant, Check>> = {
  price: isCents,
  salePrice: isCents,
  onSale: isFlag,
  qtyInStock: isCount,
  unlimited: isFlag,
  sku: isText,
  optionValues: (value) => Array.isArray(value) && value.every(isOption),
};

const PRODUCT: Readonly<Record<keyof StoreProduct, Check>> = {
  productType: isCount,
  variants: (value) => Array.isArray(value) && value.every((one) => toVariant(one) !== null),
  priceCents: isCents,
  salePriceCents: isCents,
  onSale: isFlag,
};

/** Names of a product's and a variant's fields, the complete lists (000 §3). */
export const PRODUCT_FIELDS = Object.keys(PRODUCT) as readonly (keyof StoreProduct)[];
export const VARIANT_FIELDS = Object.keys(VARIANT) as readonly (keyof StoreVariant)[];

/** The named fields of a record, each checked; null for what is no record, or where one has the wrong type. */
function read(value: unknown, checks: Readonly<Record<string, Check>>): Record<string, unknown> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const found: Record<string, unknown> = {};
  for (const [name, check] of Object.entries(checks)) {
    const field: unknown = Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
    if (field === undefined || field === null) continue;
    if (!check(field)) return null;
    found[name] = field;
  }
  return found;
}

/** Reads a product's variant (000 §3): prices are whole cents, and it has one. Null where it cannot be trusted. */
export function toVariant(value: unknown): StoreVariant | null {
  const variant = read(value, VARIANT);
  return variant && Object.hasOwn(variant, 'price') ? (variant as unknown as StoreVariant) : null;
}

/** Reads a product out of a page's data or an answer (000 §3). Prices are whole cents; other fields are left out. Null where it cannot be trusted: a wrong price is worse than none. */
export function toProduct(value: unknown): StoreProduct | null {
  const product = read(value, PRODUCT);
  if (!product) return null;
  const variants = Array.isArray(product.variants) ? product.variants.map(toVariant) : undefined;
  return { productType: null, ...product, ...(variants && { variants }) } as StoreProduct;
}
