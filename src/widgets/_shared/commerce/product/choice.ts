import { isEndless, isSoldOut, type StoreProduct } from '../../../../vocab/rules/store/product.ts';
import type { Product, ProductVariant } from './product.ts';

/** What a visitor has chosen, by the name of the option; an option that is not chosen yet is absent. */
export type Choice = ReadonlyMap<string, string>;

/**
 * Whether a value can be bought together with the rest of the choice: `missing` where no variant has this combination.
 */
export type Availability = 'available' | 'soldOut' | 'missing';

const has = (variant: ProductVariant, name: string, value: string): boolean =>
  variant.optionValues.some((one) => one.optionName === name && one.value === value);

const fits = (variant: ProductVariant, choice: Choice): boolean =>
  [...choice].every(([name, value]) => has(variant, name, value));

/** A single variant as a product of its own, for the rules on price and stock. */
export const asProduct = ({ productType }: StoreProduct, variant: ProductVariant): StoreProduct => ({
  productType,
  variants: [variant],
});

export const isVariantSoldOut = (product: Product, variant: ProductVariant): boolean =>
  isSoldOut(asProduct(product, variant));

/**
 * The variant that a choice names; null while an option is open or where no variant has this combination. The only
 * variant of a product without options is chosen.
 */
export function chosenVariant({ options, variants }: Product, choice: Choice): ProductVariant | null {
  if (!options.every(({ name }) => choice.has(name))) return null;
  return variants.find((variant) => fits(variant, choice)) ?? null;
}

/** Whether a value can be chosen and bought with what is chosen of the other options. */
export function availabilityOf(product: Product, choice: Choice, name: string, value: string): Availability {
  const wanted = new Map(choice).set(name, value);
  const found = product.variants.filter((variant) => fits(variant, wanted));
  if (found.length === 0) return 'missing';
  return found.every((variant) => isVariantSoldOut(product, variant)) ? 'soldOut' : 'available';
}

const choiceOf = ({ optionValues }: ProductVariant): Choice =>
  new Map(optionValues.map(({ optionName, value }) => [optionName, value]));

/**
 * The choice that a product begins with: the variant of the address, by its id or SKU; otherwise what the visitor has
 * chosen in the page's own controls, and what the options leave no choice in. Nothing else is chosen for a visitor, who
 * could then buy a size that nobody looked at. The address comes first, since browsers restore the controls of a page
 * that is loaded again, and the block writes each choice into the address.
 */
export function firstChoice({ variants, options }: Product, asked: string | null, begun: Choice): Choice {
  const named = asked ? variants.find(({ id, sku }) => asked === sku || asked === id) : undefined;
  const known = [...begun].filter(([name, value]) => variants.some((variant) => has(variant, name, value)));
  const only = options.flatMap(({ name, values: [first, ...more] }): [string, string][] =>
    first && !more.length ? [[name, first.value]] : [],
  );
  return new Map([...only, ...known, ...(named ? choiceOf(named) : [])]);
}

/**
 * How many of a variant there are; null where that is not limited or not known. Negative stock counts as none
 * (STORE-006).
 */
export const stockOf = (product: StoreProduct, { unlimited, qtyInStock }: ProductVariant): number | null =>
  isEndless(product) || unlimited || qtyInStock === undefined ? null : Math.max(0, qtyInStock);

/** The highest quantity that one can ask for; null for no limit. */
export function quantityLimit(product: Product, variant: ProductVariant | null): number | null {
  const limits = [product.quantityMax, variant && stockOf(product, variant)].filter((limit) => limit !== null);
  return limits.length ? Math.max(1, Math.min(...limits)) : null;
}
