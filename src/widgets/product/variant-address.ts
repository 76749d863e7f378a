import { replaceAddress } from '../../runtime/page/replace-address.ts';
import { VARIANT_QUERY } from '../../vocab/names.ts';
import type { ProductVariant } from '../_parts/product/product.ts';

/** The variant that the page's address names, by SKU or id; null without one. */
export const addressedVariant = (): string | null => new URLSearchParams(location.search).get(VARIANT_QUERY);

/** Keeps the chosen variant in the page's address, so that a link leads to it; without a variant the parameter is removed. */
export function writeVariant(variant: ProductVariant | null): void {
  const address = new URL(location.href);
  const name = variant ? variant.sku || variant.id : '';
  if (name) address.searchParams.set(VARIANT_QUERY, name);
  else address.searchParams.delete(VARIANT_QUERY);
  if (address.href !== location.href) replaceAddress(address.href);
}
