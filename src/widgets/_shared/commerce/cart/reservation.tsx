import { useEffect, useState } from 'react';
import { pageLocale } from '../../block/page-locale.ts';
import type { CartTools } from './use-cart.ts';

const DAY = 86_400_000;

interface Props {
  readonly tools: CartTools;
  readonly until: number;
}

/**
 * Until when the items are reserved: a time and no clock that runs, since servers begin anew with each change. Then the
 * cart is read again.
 */
export function Reservation({ tools: { t, handle, control }, until }: Props) {
  const [now, setNow] = useState(() => Date.now());
  const isOver = until <= now;
  useEffect(() => {
    // A failure is shown with the cart.
    if (isOver) control.read().catch(() => {});
    else return handle.after(Math.min(until - now, DAY), () => setNow(Date.now()));
    return undefined;
  }, [handle, control, until, now, isOver]);
  const isToday = new Date(until).toDateString() === new Date(now).toDateString();
  const format = new Intl.DateTimeFormat(pageLocale(handle), {
    timeStyle: 'short',
    ...(!isToday && { dateStyle: 'short' }),
  });
  return (
    <p className="vt-cart-reserved" part="reservation" role={isOver ? 'status' : undefined}>
      {isOver ? t('cartReservedOver') : t('cartReserved', { time: format.format(until) })}
    </p>
  );
}
