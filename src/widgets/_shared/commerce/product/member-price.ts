import type { Context } from '../../../../vocab/context.ts';
import type { Product, ProductVariant } from './product.ts';

/** What members pay for a variant, or at least for the product; null if they pay no other price. */
export function memberPriceOf(
  { variants, memberPriceCents }: Pick<Product, 'variants' | 'memberPriceCents'>,
  variant: ProductVariant | null,
): number | null {
  if (variant) return variant.memberPrice ?? memberPriceCents;
  const prices = variants.flatMap(({ memberPrice }) => (memberPrice === null ? [] : [memberPrice]));
  return prices.length ? Math.min(...prices) : memberPriceCents;
}

/** Whether this visitor is a member who pays less than the price for all. */
export const paysMemberPrice = (
  member: number | null,
  price: number | null,
  { memberAccount }: Pick<Context, 'memberAccount'>,
): member is number => member !== null && memberAccount !== null && (price === null || member < price);
