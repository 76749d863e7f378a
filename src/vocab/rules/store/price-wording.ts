import type { Wording } from '../text/wording-keys.ts';
import type { MoneyFormatter } from './money.ts';
import type { PriceDisplay } from './product.ts';

/** What is written where a product's price is. */
export interface PriceWording {
  /** The price, written out, or the words for the lowest of several; null where the product names none. */
  readonly price: string | Wording<'storePriceFrom'> | null;
  /** The price before the sale, written out; null where there is none. */
  readonly originalPrice: string | null;
  /** Sold out comes before on sale. */
  readonly mark: Wording<'storeSoldOut' | 'storeOnSale'> | null;
}

/**
 * Puts a product's price into words (STORE-009).
 *
 * @param written the formatter of the store's currency and the site's locale
 */
export function priceWording(
  { price, originalPrice, from, onSale, soldOut }: PriceDisplay,
  written: MoneyFormatter,
): PriceWording {
  const mark = soldOut ? 'storeSoldOut' : onSale ? 'storeOnSale' : null;
  return {
    price: price === null ? null : from ? { key: 'storePriceFrom', values: { price: written(price) } } : written(price),
    originalPrice: originalPrice === null ? null : written(originalPrice),
    mark: mark && { key: mark, values: {} },
  };
}
