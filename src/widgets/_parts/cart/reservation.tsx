import { useEffect, useState } from 'react';
import type { CartTools } from './use-cart.ts';

const SECOND = 1000;

const clock = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / SECOND));
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
};

interface Props {
  readonly tools: CartTools;
  readonly until: number;
}

/** Counts down the time for which the items are reserved; once it is over the cart is read again. */
export function Reservation({ tools: { t, handle, control }, until }: Props) {
  const [left, setLeft] = useState(() => until - Date.now());
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) return undefined;
    let cancel = (): void => {};
    const tick = (): void => {
      setLeft(until - Date.now());
      cancel = handle.after(SECOND, tick);
    };
    tick();
    return () => cancel();
  }, [handle, until, isOver]);
  useEffect(() => {
    // A failure is shown with the cart.
    if (isOver) control.read().catch(() => {});
  }, [control, isOver]);
  return isOver ? (
    <p className="vt-cart-reserved" part="reservation" role="status">
      {t('cartReservedOver')}
    </p>
  ) : (
    <p className="vt-cart-reserved" part="reservation" role="timer" aria-live="off">
      {t('cartReserved', { time: clock(left) })}
    </p>
  );
}
