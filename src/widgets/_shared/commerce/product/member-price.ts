import type { Context } from '../../../../vocab/context.ts';
import { type PriceDisplay, priceDisplay } from '../../../../vocab/rules/store/product.ts';
import { asProduct } from './choice.ts';
import type { Product, ProductVariant } from './product.ts';

/** What members pay for a variant, or at least for the product; null if they pay no other price. */
export function memberPriceOf(
  { variants, memberPriceCents }: Pick<Product, 'variants' | 'memberPriceCents'>,
  variant: ProductVariant | null,
): number | null {
  const prices = (variant ? [variant] : variants)
    .map(({ memberPrice }) => memberPrice ?? memberPriceCents)
    .filter((price) => price !== null);
  return prices.length ? Math.min(...prices) : memberPriceCents;
}

/** What a visitor pays. */
interface VisitorPrice extends PriceDisplay {
  /** It is the price of a member, who pays less than others; the original price is what those pay. */
  readonly isMember: boolean;
}

/**
 * The price display of a variant, or of a product, for this visitor (STORE-009). A member pays the lower of two prices
 * for each variant, so the cheapest for members may be another variant than the cheapest for all.
 */
export function visitorPrice(
  product: Product,
  variant: ProductVariant | null,
  { memberAccount }: Pick<Context, 'memberAccount'>,
): VisitorPrice {
  const { variants } = product;
  const offers = (variant || !variants.length ? [variant] : variants).map((one): VisitorPrice => {
    const display = priceDisplay(one ? asProduct(product, one) : product);
    const { price } = display;
    const member = memberPriceOf(product, one);
    return memberAccount !== null && member !== null && (price === null || member < price)
      ? { ...display, price: member, originalPrice: price, isMember: true }
      : { ...display, isMember: false };
  });
  const best = offers.reduce((least, one) => {
    const difference = Number(one.price) - Number(least.price);
    return difference < 0 || (difference === 0 && least.originalPrice === null) ? one : least;
  });
  const { onSale, soldOut } = variant ? best : priceDisplay(product);
  return { ...best, onSale, soldOut, from: offers.some(({ price }) => price !== best.price) };
}
