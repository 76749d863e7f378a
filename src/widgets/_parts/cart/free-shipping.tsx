import type { CartTools } from './use-cart.ts';

/** How far the cart is from free shipping, where the server says from which subtotal that is. */
export function FreeShipping({ tools: { t, money, slice } }: { readonly tools: CartTools }) {
  const { subtotalCents, freeShippingSubtotalCents: from, requiresShipping } = slice.cart ?? {};
  if (!from || subtotalCents === undefined || requiresShipping !== true) return null;
  const left = from - subtotalCents;
  return (
    <div className="vt-cart-free" part="free-shipping">
      <p>{left > 0 ? t('cartFreeShippingLeft', { amount: money(left) }) : t('cartFreeShippingReached')}</p>
      <div className="vt-cart-bar" aria-hidden="true">
        <div style={{ inlineSize: `${Math.min(100, (100 * subtotalCents) / from)}%` }} />
      </div>
    </div>
  );
}
