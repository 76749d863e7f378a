import { isRecord } from '../../../../vocab/is-record.ts';
import { codesIn } from './cart-code.tsx';
import type { CartTools } from './use-cart.ts';

/** Where the total of the order is not said, the subtotal is what stands at the button. */
export function CartTotal({ tools: { t, money, slice } }: { readonly tools: CartTools }) {
  const { grandTotalCents, subtotalCents } = slice.cart ?? {};
  const cents = grandTotalCents ?? subtotalCents;
  if (cents === undefined) return null;
  return (
    <dl className="vt-cart-total" part="total">
      <div>
        <dt>{t(grandTotalCents === undefined ? 'cartSubtotal' : 'cartTotal')}</dt>
        <dd>{money(cents)}</dd>
      </div>
    </dl>
  );
}

/**
 * What makes up the total of the cart, each amount as the server says it (CART-004): none is computed, and one that it
 * does not say is not shown.
 */
export function CartTotals({ tools: { t, money, slice } }: { readonly tools: CartTools }) {
  const { cart } = slice;
  if (!cart) return null;
  const rows: { readonly name: string; readonly amount: string }[] = [];
  const add = (name: string, cents: number | undefined, shown = true): void => {
    if (cents !== undefined && shown) rows.push({ name, amount: money(cents) });
  };
  const { subtotalCents, discountCents, shippingCostCents, taxCents, grandTotalCents, requiresShipping } = cart;
  const coupons = codesIn(cart.validCoupons).map((code) => t('cartCoupon', { code }));
  add(t('cartSubtotal'), subtotalCents, grandTotalCents !== undefined);
  add(coupons.join(', ') || t('cartDiscount'), discountCents && -discountCents, Boolean(discountCents));
  const hasChosen = requiresShipping === true && Boolean(cart.selectedShippingOption);
  if (shippingCostCents === 0 && hasChosen) rows.push({ name: t('cartShippingCost'), amount: t('cartShippingFree') });
  else add(t('cartShippingCost'), shippingCostCents, Boolean(shippingCostCents));
  add(t('cartTax'), taxCents, Boolean(taxCents));
  for (const card of cart.appliedGiftCards ?? []) {
    if (!isRecord(card) || typeof card.code !== 'string' || !Number.isSafeInteger(card.amountCents)) continue;
    add(t('cartGiftCard', { code: card.code }), -(card.amountCents as number));
  }
  if (rows.length === 0) return null;
  return (
    <dl className="vt-cart-totals" part="totals">
      {rows.map(({ name, amount }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
