import { toProduct } from '../../../../vocab/entities/product.ts';
import { productText as text } from '../../../../vocab/entities/product-text.ts';
import { isRecord } from '../../../../vocab/is-record.ts';
import type { StoreProduct, StoreVariant } from '../../../../vocab/rules/store/product.ts';

/** One choice that sets a variant apart: the option's name, such as “Esmalte”, and its value. */
interface OptionValue {
  readonly optionName: string;
  readonly value: string;
}

/** A variant with what blocks show of it beside its price (STORE-004). Texts that the page does not give are empty. */
export interface ProductVariant extends StoreVariant {
  readonly id: string;
  /** Its id where it has no SKU: it is compared by this, and named by it to the server. */
  readonly sku: string;
  readonly optionValues: readonly OptionValue[];
  /** The id of one of the product's images. */
  readonly imageId: string;
  /** What members pay, in cents; null if it is no other price. */
  readonly memberPrice: number | null;
}

/** How an option is shown. */
type OptionDisplay = 'select' | 'radio' | 'swatch';

/** An option of a product with all its values, in the order of the page or of the variants. */
export interface ProductOption {
  readonly name: string;
  readonly display: OptionDisplay;
  /** `color` is empty for a value without one. */
  readonly values: readonly { readonly value: string; readonly color: string }[];
}

export interface ProductImage {
  readonly id: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A subscription plan (STORE-015). */
export interface ProductPlan {
  readonly id: string;
  readonly name: string;
  readonly billingPeriod: { readonly value: unknown; readonly unit: string };
  readonly numBillingCycles: unknown;
  /** What each payment is, in cents; null where it is the variant's price. */
  readonly priceCents: number | null;
}

/** A product as blocks show it (STORE-002). The rules of `vocab/rules/store` take it as it is. */
export interface Product extends StoreProduct {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  /** Empty for the currency of the page context. */
  readonly currency: string;
  readonly variants: readonly ProductVariant[];
  readonly options: readonly ProductOption[];
  readonly images: readonly ProductImage[];
  readonly memberPriceCents: number | null;
  /** From this stock down it is said how many are left; 0 for never. */
  readonly lowStock: number;
  /** The site's own sentence on instalments, or how many it offers without interest. */
  readonly installments: { readonly text: string; readonly count: number };
  readonly additionalFields: readonly Readonly<Record<string, unknown>>[];
  readonly plans: readonly ProductPlan[];
  /** What is sold out can be asked for by email. */
  readonly restock: boolean;
  /** The most that one entry of the cart may have; null if only the stock limits it. */
  readonly quantityMax: number | null;
}

type Raw = Readonly<Record<string, unknown>>;

const cents = (value: unknown): number | null =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : null;
const records = (value: unknown): Raw[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const whole = (value: unknown, least: number): number | null => {
  const number = cents(value);
  return number !== null && number >= least ? number : null;
};

const optionValuesOf = (value: unknown): OptionValue[] =>
  records(value).flatMap((one) => {
    const shown = text(one.value);
    return shown ? [{ optionName: text(one.optionName), value: shown }] : [];
  });

const variantOf = (variant: StoreVariant, raw: Raw): ProductVariant => ({
  ...variant,
  id: text(raw.id),
  sku: text(raw.sku) || text(raw.id),
  optionValues: optionValuesOf(raw.optionValues),
  imageId: text(raw.imageId) || text(raw.image) || text(Array.isArray(raw.imageIds) ? raw.imageIds[0] : ''),
  memberPrice: cents(raw.memberPrice),
});

const DISPLAYS: readonly OptionDisplay[] = ['select', 'radio', 'swatch'];

/**
 * The options that the page declares, with every value that a variant has; without a declaration, those of the
 * variants, each as a list to choose from.
 */
function optionsOf(declared: readonly Raw[], variants: readonly ProductVariant[]): ProductOption[] {
  const names = new Set([
    ...declared.map(({ name }) => text(name)),
    ...variants.flatMap(({ optionValues }) => optionValues.map(({ optionName }) => optionName)),
  ]);
  return [...names].flatMap((name) => {
    const raw = declared.find((option) => text(option.name) === name);
    const listed = (Array.isArray(raw?.values) ? raw.values : []).map((one: unknown) =>
      isRecord(one) ? { value: text(one.value), color: text(one.color) } : { value: text(one), color: '' },
    );
    const used = new Set(
      variants.flatMap(({ optionValues }) =>
        optionValues.filter((one) => one.optionName === name).map(({ value }) => value),
      ),
    );
    const more = [...used].filter((value) => !listed.some((one) => one.value === value));
    const values = [...listed.filter(({ value }) => value), ...more.map((value) => ({ value, color: '' }))];
    const display = DISPLAYS.find((word) => word === raw?.display) ?? 'select';
    return used.size ? [{ name, display, values }] : [];
  });
}

const imagesOf = (value: unknown): ProductImage[] =>
  records(value).flatMap((image) => {
    const url = text(image.url);
    return url
      ? [
          {
            id: text(image.id) || url,
            url,
            width: whole(image.width, 1) ?? 0,
            height: whole(image.height, 1) ?? 0,
            alt: text(image.alt),
          },
        ]
      : [];
  });

const plansOf = (value: unknown): ProductPlan[] =>
  records(value).flatMap((plan) => {
    const period = isRecord(plan.billingPeriod) ? plan.billingPeriod : {};
    const id = text(plan.id);
    return id
      ? [
          {
            id,
            name: text(plan.name),
            billingPeriod: { value: period.value, unit: text(period.unit) },
            numBillingCycles: plan.numBillingCycles,
            priceCents: cents(plan.priceCents),
          },
        ]
      : [];
  });

/**
 * Reads a product from a page's data (STORE-001 to STORE-005, STORE-015). What concerns prices, stock and the choice of a
 * variant is read strictly, the rest leniently, each field on its own.
 *
 * @returns null if it is not a product, has no id, or something that is read strictly is malformed: a wrong price is worse
 *   than the server's own text
 */
export function toProductDetails(value: unknown): Product | null {
  const product = toProduct(value);
  if (!product || !isRecord(value)) return null;
  const raw: Raw = value;
  const id = text(raw.id);
  if (!id) return null;
  const own = records(raw.variants);
  const variants = (product.variants ?? []).map((variant, index) => variantOf(variant, own[index] ?? {}));
  const { installments } = raw;
  return {
    ...product,
    id,
    title: text(raw.title),
    url: text(raw.url),
    currency: text(raw.currency),
    variants,
    options: optionsOf(records(raw.options), variants),
    images: imagesOf(raw.images),
    memberPriceCents: cents(raw.memberPriceCents),
    lowStock: cents(raw.lowStock) ?? 0,
    installments: {
      text: text(installments),
      count: isRecord(installments) ? (whole(installments.count, 2) ?? 0) : 0,
    },
    additionalFields: records(raw.additionalFields),
    plans: plansOf(raw.plans),
    restock: raw.restock === true,
    quantityMax: whole(raw.quantityMax, 1),
  };
}
