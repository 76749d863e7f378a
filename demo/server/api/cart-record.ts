import { pieces } from '../../site/content/pieces.ts';
import type { StoredCart } from '../data/carts.ts';

/** Codes that make a cart cheaper, in per cent. */
const CODES: Readonly<Record<string, number>> = { BARRO10: 10 };

/** How much a code takes off, in per cent; null for one that is none. */
export const percentOf = (code: string): number | null => {
  const name = code.trim().toUpperCase();
  return Object.hasOwn(CODES, name) ? (CODES[name] ?? null) : null;
};

export const pieceBySku = (sku: string) => pieces.find((piece) => piece.sku === sku);

/** How many of a piece somebody may have; as many as they like of one that is made when asked for. */
export function mostOf(sku: string): number {
  const availability = pieceBySku(sku)?.availability;
  if (availability?.kind === 'shelf') return availability.count;
  return availability?.kind === 'order' ? 99 : 0;
}

/** The cart as the server says it (CART-001): prices come from the shop, in centavos. */
export function cartRecord({ id: cartId, token, created, code, lines }: StoredCart): object {
  const entries = lines.flatMap(({ id, sku, quantity, additional }) => {
    const piece = pieceBySku(sku);
    if (!piece) return [];
    const { name, price, slug } = piece;
    return [{ id, itemId: slug, sku, title: name, quantity, unitPriceCents: price, additionalFields: additional }];
  });
  const subtotalCents = entries.reduce((sum, { unitPriceCents, quantity }) => sum + unitPriceCents * quantity, 0);
  const discountCents = Math.floor((subtotalCents * (code === null ? 0 : (percentOf(code) ?? 0))) / 100);
  return {
    id: cartId,
    cartToken: token,
    created,
    isPurchased: false,
    entries,
    validCoupons: code === null ? [] : [{ promoCode: code }],
    invalidCoupons: [],
    subtotalCents,
    discountCents,
    taxCents: 0,
    shippingCostCents: 0,
    grandTotalCents: subtotalCents - discountCents,
    totalQuantity: entries.reduce((sum, { quantity }) => sum + quantity, 0),
    hasDigital: false,
    purelyDigital: false,
    requiresShipping: entries.length > 0,
  };
}
