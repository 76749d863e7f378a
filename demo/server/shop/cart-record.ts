import { money } from '../../site/money.ts';
import type { StoredCart } from '../data/carts.ts';
import { codeName, type PromoCode } from '../data/codes.ts';
import type { Store } from '../data/open-store.ts';
import { type PricedLine, priceLine } from './price-lines.ts';
import { freeFrom, type ShippingOption, shippingOptions } from './shipping-options.ts';

/** Least that an order has to come to, in centavos. */
const MINIMUM = 2_500;

/** How long a cart keeps what there is little of, ms. */
export const RESERVED = 30 * 60_000;

const SENT: ReadonlySet<string> = new Set(['physical', 'subscription']);
const READ: ReadonlySet<string> = new Set(['digital', 'paywall']);

export interface Reader {
  readonly store: Store;
  /** Whether a member is signed in, who has prices of their own. */
  readonly member: boolean;
  /** ms since 1970 */
  readonly now: number;
}

/** Why a code takes nothing off; null where it does. */
export function codeProblem(promo: PromoCode | null, subtotal: number, now: number): string | null {
  if (!promo) return 'Este cupom não é válido.';
  if (promo.ends !== undefined && promo.ends <= now) return 'Este cupom expirou.';
  if (promo.minimum !== undefined && subtotal < promo.minimum)
    return `Este cupom vale para compras a partir de ${money(promo.minimum)}.`;
  return null;
}

export const subtotalOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, { subtotal }) => sum + subtotal, 0);

export const pricedLines = ({ lines }: StoredCart, { store, member }: Reader): PricedLine[] =>
  lines.flatMap((line) => priceLine(line, store, member) ?? []);

/** What each gift card pays, one after the other, of what is left. */
function paidByGiftCards({ giftCards }: StoredCart, { codes }: Store, total: number) {
  const applied: { code: string; amountCents: number }[] = [];
  let left = total;
  for (const code of giftCards) {
    const amountCents = Math.min(codes.balance(code) ?? 0, left);
    if (amountCents > 0) applied.push({ code, amountCents });
    left -= amountCents;
  }
  return { applied, left };
}

function checkoutProblem(cart: StoredCart, lines: readonly PricedLine[], subtotal: number): string | null {
  if (cart.lapsed) return 'O tempo da reserva terminou, e a peça voltou para a prateleira.';
  if (lines.some(({ short }) => short)) return 'Uma peça do carrinho não está mais disponível nessa quantidade.';
  if (lines.length > 0 && subtotal < MINIMUM) return `O pedido mínimo é de ${money(MINIMUM)}.`;
  return null;
}

/** The cart as the server tells it (CART-001): prices come from the catalogue, in centavos. */
export function cartRecord(cart: StoredCart, reader: Reader) {
  const { store, now } = reader;
  const lines = pricedLines(cart, reader);
  const subtotalCents = subtotalOf(lines);
  const promo = cart.code === null ? null : store.codes.promo(cart.code);
  const wrong = cart.code === null ? null : codeProblem(promo, subtotalCents, now);
  const counts = cart.code !== null && wrong === null ? promo : null;
  const reduced = counts?.cents ?? Math.floor((subtotalCents * (counts?.percent ?? 0)) / 100);
  const discountCents = Math.min(reduced, subtotalCents);
  const requiresShipping = lines.some(({ kind }) => SENT.has(kind));
  const digital = lines.filter(({ kind }) => READ.has(kind)).length;
  const options: readonly ShippingOption[] =
    requiresShipping && cart.postal !== null ? shippingOptions(cart.postal, subtotalCents) : [];
  const shown = counts?.freeShipping ? options.map((option) => ({ ...option, priceCents: 0 })) : options;
  const selected = shown.find(({ key }) => key === cart.option) ?? null;
  const shippingCostCents = selected?.priceCents ?? 0;
  const { applied, left } = paidByGiftCards(cart, store, subtotalCents - discountCents + shippingCostCents);
  const problem = cart.purchased ? null : checkoutProblem(cart, lines, subtotalCents);
  const coupon = counts && { promoCode: counts.code, discountCents };
  return {
    id: cart.id,
    cartToken: cart.token,
    created: cart.created,
    isPurchased: cart.purchased,
    entries: lines.map(({ entry }) => entry),
    shippingOptions: shown,
    ...(selected && { selectedShippingOption: selected }),
    ...(cart.postal !== null && { shippingLocation: { postalCode: cart.postal, country: 'BR' } }),
    coupons: coupon ? [coupon] : [],
    validCoupons: coupon ? [coupon] : [],
    invalidCoupons: wrong === null ? [] : [{ promoCode: codeName(cart.code ?? ''), message: wrong }],
    appliedGiftCards: applied,
    note: cart.note,
    subtotalCents,
    discountCents,
    taxCents: 0,
    shippingCostCents,
    grandTotalCents: left,
    minimumSubtotalCents: MINIMUM,
    freeShippingSubtotalCents: cart.postal === null ? undefined : freeFrom(cart.postal),
    totalQuantity: lines.reduce((sum, { line: { quantity } }) => sum + quantity, 0),
    hasDigital: digital > 0,
    purelyDigital: lines.length > 0 && digital === lines.length,
    requiresShipping,
    ...(!cart.purchased && lines.some(({ scarce }) => scarce) && { expiresAt: cart.changed + RESERVED }),
    ...(problem !== null && { checkoutProblem: problem }),
  };
}

export type CartRecord = ReturnType<typeof cartRecord>;
