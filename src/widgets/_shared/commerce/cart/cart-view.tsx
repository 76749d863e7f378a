import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { destination } from '../../../../vocab/rules/site/destination.ts';
import { Button } from '../../ui/button/button.tsx';
import { cart as sign } from '../../ui/icons/icons.ts';
import { LiveStatus, useLiveStatus } from '../../ui/live-status.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { CartCheckout } from './cart-checkout.tsx';
import { CartCode } from './cart-code.tsx';
import { CartLine } from './cart-line.tsx';
import { CartNote, type Unsaved } from './cart-note.tsx';
import { CartShipping } from './cart-shipping.tsx';
import { CartTotal, CartTotals } from './cart-totals.tsx';
import { Problem } from './problem.tsx';
import { type CartLine as Line, readLine } from './read-line.ts';
import { Removed, type RemovedLine } from './removed.tsx';
import { Reservation } from './reservation.tsx';
import type { CartTools } from './use-cart.ts';

/** How far the cart is from free shipping, where the server says from which subtotal that is. */
function FreeShipping({ tools: { t, money, slice } }: { readonly tools: CartTools }) {
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

/** The visitor's cart in each of its states (CART-013), with every way to change it. */
export function CartView({ tools, inDrawer = false }: { readonly tools: CartTools; readonly inDrawer?: boolean }) {
  const { t, money, slice, act } = tools;
  const { cart, status, problem, without } = slice;
  const box = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<RemovedLine | null>(null);
  const [spoken, announce] = useLiveStatus();
  const unsaved: Unsaved = useRef(null);
  const lines = (cart?.entries ?? []).map((entry, at) => readLine(entry, at, location.href));

  // Once a change has been made its result is announced: the sum that the server says.
  const total = cart?.grandTotalCents;
  const before = useRef(cart);
  useEffect(() => {
    if (before.current === cart) return;
    before.current = cart;
    announce(total === undefined ? t('cartUpdated') : `${t('cartUpdated')} ${t('cartTotal')}: ${money(total)}.`);
  }, [cart, total, announce, t, money]);

  // A line may go by itself, as of another tab, with the focus in it.
  const focused = box.current?.querySelector('[part=line] :focus');
  const at = focused ? linesIn(box.current).findIndex((one) => one.contains(focused)) : 0;
  useLayoutEffect(() => {
    if (!focused || focused.isConnected) return;
    const left = linesIn(box.current);
    const next = left[Math.min(at, left.length - 1)]?.querySelector<HTMLElement>('.vt-cart-remove');
    (next ?? box.current?.querySelector<HTMLElement>('a,button'))?.focus();
  });

  const remove = async ({ id, sku, title }: Line, at: number): Promise<void> => {
    await act(async (control) => {
      const { undo } = await control.remove(id);
      setRemoved((before) => ({ id, title, sku, at, undo, turn: (before?.turn ?? 0) + 1 }));
      announce(t('cartRemoved', { name: title }));
    });
  };
  const notice = removed && (
    <Removed
      key={`removed ${removed.turn}`}
      tools={tools}
      removed={removed}
      undone={() => {
        setRemoved(null);
        // The line is there again with the next render.
        tools.handle.after(0, () => {
          const all = [...(box.current?.querySelectorAll<HTMLElement>('.vt-cart-remove') ?? [])];
          (all.find((one) => one.closest(lineOf(removed.sku))) ?? all.at(-1))?.focus();
        });
      }}
    />
  );
  const isPlaced = lines.some(({ id }) => id === problem?.subject);
  const isGeneral =
    problem &&
    (problem.action === 'read' || ((problem.action === 'quantity' || problem.action === 'remove') && !isPlaced));
  const top = isGeneral && <Problem alert>{problem.message}</Problem>;
  const body =
    status === 'ready' ? (
      <div className="vt-cart-columns">
        <div>
          <FreeShipping tools={tools} />
          {cart?.expiresAt !== undefined && <Reservation key={cart.expiresAt} tools={tools} until={cart.expiresAt} />}
          <ul className="vt-cart-lines" part="lines">
            {lines.map((line, at) => [
              removed?.at === at && notice,
              <CartLine
                key={line.id}
                tools={tools}
                line={line}
                remove={() => void tools.handle.run(() => remove(line, at))}
              />,
            ])}
            {removed && removed.at >= lines.length && notice}
          </ul>
        </div>
        <div className="vt-cart-summary" part="summary">
          {!without?.includes('applyCode') && <CartCode tools={tools} isFolded={inDrawer} announce={announce} />}
          {cart?.requiresShipping === true && !without?.includes('setShippingLocation') && (
            <CartShipping tools={tools} isFolded={inDrawer} />
          )}
          {tools.control.settings.note && !without?.includes('setNote') && (
            <CartNote tools={tools} isFolded={inDrawer} unsaved={unsaved} announce={announce} />
          )}
          <CartTotals tools={tools} />
        </div>
        <div className="vt-cart-foot">
          <CartTotal tools={tools} />
          <CartCheckout tools={tools} unsaved={unsaved} />
        </div>
        {!inDrawer && <Continue tools={tools} />}
      </div>
    ) : (
      <>
        {removed && <ul className="vt-cart-lines">{notice}</ul>}
        <Without tools={tools} />
      </>
    );
  return (
    <div ref={box} className="vt-cart" part="cart">
      {top}
      {body}
      <LiveStatus status={spoken} />
    </div>
  );
}

const linesIn = (box: HTMLElement | null): readonly Element[] => [...(box?.querySelectorAll('[part=line]') ?? [])];

const lineOf = (sku: string): string => `[data-sku="${CSS.escape(sku)}"]`;

/** A cart with nothing to order: none, an empty one, or one that was paid (CART-007). */
function Without({ tools }: { readonly tools: CartTools }) {
  const { t, slice } = tools;
  return (
    <EmptyState
      icon={sign}
      title={t(slice.status === 'purchased' ? 'cartPurchased' : 'cartEmpty')}
      action={<Continue tools={tools} />}
    />
  );
}

/** The way back to the shop, where the site's settings name it. */
function Continue({ tools: { t, control } }: { readonly tools: CartTools }) {
  const href = destination(control.settings.continueShoppingLinkUrl, location.href);
  return href !== null && <Button href={href}>{t('cartContinue')}</Button>;
}
