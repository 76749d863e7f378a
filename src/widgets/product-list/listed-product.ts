import { toProduct } from '../../vocab/entities/product.ts';
import { productText as textOf } from '../../vocab/entities/product-text.ts';
import { isRecord } from '../../vocab/is-record.ts';
import { priceDisplay, type StoreProduct } from '../../vocab/rules/store/product.ts';
import { plainText } from '../../vocab/rules/text/plain-text.ts';

/** What filters and orders need of a product. */
export interface ListedProduct {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  /** In cents; null if the product names none. */
  readonly price: number | null;
  readonly soldOut: boolean;
  readonly onSale: boolean;
  /** Facet by its name in the address, such as `esmalte`: its label and every value that the product comes in. */
  readonly facets: ReadonlyMap<string, { readonly label: string; readonly values: readonly string[] }>;
  /** Nothing has to be chosen before it can be added to the cart. */
  readonly isSimple: boolean;
  /** The only variant. */
  readonly sku: string;
}

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf).filter(Boolean) : []);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Product types that go into the cart as they are: physical, digital, service. */
const ADDED_AS_THEY_ARE: ReadonlySet<number | null> = new Set([1, 2, 3]);

/**
 * Reads what a list needs of a product's data (COLL-006).
 *
 * @param category the label of the facet for the product's categories
 * @returns null if prices or stock are malformed, or there is no id
 */
export function listedProduct(data: unknown, category: string): ListedProduct | null {
  const product = toProduct(data);
  if (!product || !isRecord(data)) return null;
  const id = textOf(data.id);
  if (!id) return null;
  const variants = listOf(data.variants).filter(isRecord);
  const facets = new Map<string, { label: string; values: string[] }>();
  const add = (label: string, value: string): void => {
    const name = facetName(label);
    if (!name || !value) return;
    const { values } = facets.get(name) ?? { values: [] as string[] };
    if (!values.includes(value)) facets.set(name, { label, values: [...values, value] });
  };
  for (const value of [...textsOf(data.categories), ...textsOf(data.tags)]) add(category, value);
  for (const { optionValues } of variants)
    for (const option of listOf(optionValues).filter(isRecord)) add(textOf(option.optionName), textOf(option.value));
  const { price, soldOut, onSale } = priceDisplay(product);
  return {
    id,
    title: textOf(data.title),
    url: textOf(data.url),
    price,
    soldOut,
    onSale,
    facets,
    isSimple: isSimple(product, data),
    sku: textOf(variants[0]?.sku) || textOf(variants[0]?.id),
  };
}

const isSimple = ({ productType, variants = [] }: StoreProduct, data: Readonly<Record<string, unknown>>): boolean =>
  ADDED_AS_THEY_ARE.has(productType) &&
  variants.length <= 1 &&
  listOf(data.plans).length === 0 &&
  listOf(data.additionalFields).length === 0;

const NAMES = new Map<string, string>();

/** The name of a facet in the address: `Esmalte da peça` becomes `esmalte-da-peca`. A list has the same few again and again. */
function facetName(label: string): string {
  const known = NAMES.get(label);
  if (known !== undefined) return known;
  const name = plainText(label).replace(/[^\p{L}\p{N}]+/gu, '-');
  NAMES.set(label, name);
  return name;
}
