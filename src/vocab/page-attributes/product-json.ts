import * as v from 'valibot';
import { object } from '../block/own-object.ts';

const cents = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const whole = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(-Number.MAX_SAFE_INTEGER),
  v.maxValue(Number.MAX_SAFE_INTEGER),
);

const textual = v.union([v.string(), v.number()]);

/** The amounts of a product or a variant that have to be whole cents. */
export const CENTS: readonly string[] = ['price', 'salePrice', 'priceCents', 'salePriceCents'];

const variant = object({
  price: cents,
  salePrice: v.nullish(cents),
  onSale: v.nullish(v.boolean()),
  qtyInStock: v.nullish(whole),
  unlimited: v.nullish(v.boolean()),
  sku: v.nullish(textual),
  optionValues: v.nullish(v.array(object({ value: textual }))),
});

/** The JSON of `data-product`, as far as it is read strictly: prices, stock, and what tells variants apart (docs/guides/products.md). Every other field is read leniently. */
export const productJson = object({
  id: v.union([v.pipe(v.string(), v.regex(/\S/)), v.number()]),
  productType: v.nullish(textual),
  variants: v.nullish(v.array(variant)),
  priceCents: v.nullish(cents),
  salePriceCents: v.nullish(cents),
  onSale: v.nullish(v.boolean()),
});

/** Every key of a product that is read. */
export const PRODUCT_KEYS: readonly string[] = [
  ...Object.keys(productJson.entries),
  'title',
  'url',
  'currency',
  'options',
  'images',
  'memberPriceCents',
  'lowStock',
  'installments',
  'additionalFields',
  'plans',
  'restock',
  'quantityMax',
  'categories',
  'tags',
];

/** Every key of a variant that is read. */
export const VARIANT_KEYS: readonly string[] = [
  ...Object.keys(variant.entries),
  'id',
  'image',
  'imageId',
  'imageIds',
  'memberPrice',
];
