import { useEffect, useId, useState } from 'react';
import { untilBack } from '../../server/until-back.ts';
import { Button } from '../../ui/button/button.tsx';
import type { Unsaved } from './cart-note.tsx';
import { Problem } from './problem.tsx';
import type { CartTools } from './use-cart.ts';

/**
 * The button to the checkout (CART-008), or why the cart cannot be ordered yet. The amounts that are compared are those
 * of the server.
 */
export function CartCheckout({ tools, unsaved }: { readonly tools: CartTools; readonly unsaved: Unsaved }) {
  const { t, money, act, slice, control, handle } = tools;
  const id = useId();
  const [busy, setBusy] = useState(false);
  const { cart, problem } = slice;
  const minimum = cart?.minimumSubtotalCents ?? control.settings.minimumSubtotalCents;
  const isBelow = cart?.subtotalCents !== undefined && cart.subtotalCents < minimum;
  const reason = isBelow ? t('cartMinimum', { amount: money(minimum) }) : (cart?.checkoutProblem ?? '');

  // A page that is back from the checkout is the same page again.
  useEffect(() => {
    const back = (): void => setBusy(false);
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);

  const go = async (button: Element): Promise<void> => {
    if (reason || busy) return;
    const root = button.getRootNode() as ShadowRoot;
    // A quantity that was not taken is not ordered as another one.
    const wrong = root.querySelector<HTMLElement>('.vt-cart-quantity [aria-invalid]');
    if (wrong) {
      wrong.focus();
      return;
    }
    setBusy(true);
    if ((await Promise.all(tools.running)).includes(false)) {
      setBusy(false);
      return;
    }
    // A note is not left behind because nobody pressed its own button.
    if ((await unsaved.current?.()) === false) {
      setBusy(false);
      handle.after(0, () => root.querySelector<HTMLElement>('.vt-cart-note textarea')?.focus());
      return;
    }
    let goes = false;
    await act(async (one) => {
      goes = await one.checkout();
    });
    // An order that is a message opens another program, and the page stays.
    if (goes) await untilBack(handle);
    setBusy(false);
  };
  return (
    <div className="vt-cart-checkout">
      {problem?.action === 'checkout' && <Problem alert>{problem.message}</Problem>}
      <Button
        kind="main"
        part="checkout"
        busy={busy}
        aria-disabled={reason ? true : undefined}
        aria-describedby={reason ? `${id}reason` : undefined}
        onClick={({ currentTarget }) => handle.run(() => go(currentTarget))}
      >
        {t('cartCheckout')}
      </Button>
      {reason && <Problem id={`${id}reason`}>{reason}</Problem>}
    </div>
  );
}
