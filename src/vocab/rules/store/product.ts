import { productTypes } from '../../codes/product-types.ts';

/** What is read of a variant (STORE-004). Prices in cents. */
export interface StoreVariant {
  readonly price: number;
  readonly salePrice?: number | undefined;
  readonly onSale?: boolean | undefined;
  readonly qtyInStock?: number | undefined;
  readonly unlimited?: boolean | undefined;
  readonly sku?: string | undefined;
  /** What sets it apart from the others: a size, a glaze. */
  readonly optionValues?: readonly { readonly value: string }[] | undefined;
}

/** What is read of a product (STORE-002, STORE-005). Its own prices, in cents, count where it has no variants. */
export interface StoreProduct {
  /** The code of its type (VOCAB-608). */
  readonly productType: number | null;
  readonly variants?: readonly StoreVariant[] | undefined;
  readonly priceCents?: number | undefined;
  readonly salePriceCents?: number | undefined;
  readonly onSale?: boolean | undefined;
}

/** Product types whose stock never ends: a paywall is stocked like a digital product (D-43). */
const ENDLESS: ReadonlySet<string | null> = new Set(['digital', 'giftCard', 'paywall']);

/** Whether a product is never out of stock, so that no quantity of it is counted (STORE-010, STORE-011). */
export const isEndless = ({ productType }: StoreProduct): boolean => ENDLESS.has(productTypes.nameOf(productType));

const variantsOf = ({ variants }: StoreProduct): readonly StoreVariant[] => variants ?? [];

/** Limited and empty. A variant that says neither how many there are nor that they end is not known to be. */
const isEmpty = ({ unlimited, qtyInStock }: StoreVariant): boolean =>
  unlimited !== true && (unlimited === false || qtyInStock !== undefined) && !((qtyInStock ?? 0) > 0);

/**
 * Whether every variant is limited and out of stock (STORE-006). A product without variants, a gift card and a digital product never are; one of whose
 * variants nothing is known about its stock is not either.
 */
export function isSoldOut(product: StoreProduct): boolean {
  const variants = variantsOf(product);
  return !isEndless(product) && variants.length > 0 && variants.every(isEmpty);
}

/** Whether any variant is on sale; without variants the product itself (STORE-008). */
export function isOnSale(product: StoreProduct): boolean {
  const variants = variantsOf(product);
  return variants.length > 0 ? variants.some(({ onSale }) => onSale === true) : product.onSale === true;
}

/** What is shown where a product's price is. */
export interface PriceDisplay {
  /** What one pays, in cents; the lowest where variants differ. Null where the product names no price. */
  readonly price: number | null;
  /** The price before the sale, in cents; null where there is none. */
  readonly originalPrice: number | null;
  /** Variants cost different amounts: the price is the lowest of them. */
  readonly from: boolean;
  readonly onSale: boolean;
  readonly soldOut: boolean;
}

interface Offer {
  readonly pays: number;
  readonly before: number | null;
}

/** An amount that a price can be; a sale without a sale price is no sale. */
const offerOf = (price?: number, salePrice?: number, onSale?: boolean): Offer[] => {
  if (price === undefined || !Number.isFinite(price)) return [];
  const sale = onSale === true && salePrice !== undefined && Number.isFinite(salePrice);
  return [sale ? { pays: salePrice, before: price } : { pays: price, before: null }];
};

const isBetter = (offer: Offer, than: Offer): boolean =>
  offer.pays < than.pays || (offer.pays === than.pays && offer.before !== null && than.before === null);

/**
 * The price display of a product (STORE-009): on sale the sale price and the original one, else the price.
 *
 * Where variants differ it is the lowest that anybody pays, with the original price of that same variant: a price from another one beside it would be
 * a reduction that nobody gets. So a product is on sale as soon as one variant is, and has no original price where the cheapest is not reduced. Of
 * two that cost the same the reduced one is shown.
 */
export function priceDisplay(product: StoreProduct): PriceDisplay {
  const variants = variantsOf(product);
  const offers = variants.length
    ? variants.flatMap(({ price, salePrice, onSale }) => offerOf(price, salePrice, onSale))
    : offerOf(product.priceCents, product.salePriceCents, product.onSale);
  const [first, ...rest] = offers;
  const lowest = first && rest.reduce((least, offer) => (isBetter(offer, least) ? offer : least), first);
  return {
    price: lowest?.pays ?? null,
    originalPrice: lowest?.before ?? null,
    from: offers.some(({ pays }) => pays !== first?.pays),
    onSale: isOnSale(product),
    soldOut: isSoldOut(product),
  };
}
