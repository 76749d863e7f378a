import { isRecord } from '../../../vocab/is-record.ts';
import { codesIn } from './cart-code.tsx';
import type { CartTools } from './use-cart.ts';

interface Row {
  readonly name: string;
  readonly amount: string;
  readonly kind?: 'total';
}

/** The amounts of the cart, each as the server says it (CART-004): none is computed, and one that it does not say is not shown. */
export function CartTotals({ tools: { t, money, slice } }: { readonly tools: CartTools }) {
  const { cart } = slice;
  if (!cart) return null;
  const rows: Row[] = [];
  const add = (name: string, cents: number | undefined, shown = true, kind?: 'total'): void => {
    if (cents !== undefined && shown) rows.push({ name, amount: money(cents), ...(kind && { kind }) });
  };
  const { subtotalCents, discountCents, shippingCostCents, taxCents, grandTotalCents, requiresShipping } = cart;
  const coupons = codesIn(cart.validCoupons).map((code) => t('cartCoupon', { code }));
  add(t('cartSubtotal'), subtotalCents);
  add(coupons.join(', ') || t('cartDiscount'), discountCents && -discountCents, Boolean(discountCents));
  const hasChosen = requiresShipping === true && Boolean(cart.selectedShippingOption);
  if (shippingCostCents === 0 && hasChosen) rows.push({ name: t('cartShippingCost'), amount: t('cartShippingFree') });
  else add(t('cartShippingCost'), shippingCostCents, Boolean(shippingCostCents));
  add(t('cartTax'), taxCents, Boolean(taxCents));
  for (const card of cart.appliedGiftCards ?? []) {
    if (!isRecord(card) || typeof card.code !== 'string' || !Number.isSafeInteger(card.amountCents)) continue;
    add(t('cartGiftCard', { code: card.code }), -(card.amountCents as number));
  }
  add(t('cartTotal'), grandTotalCents, true, 'total');
  return (
    <dl className="vt-cart-totals" part="totals">
      {rows.map(({ name, amount, kind }) => (
        <div key={name} data-kind={kind}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
