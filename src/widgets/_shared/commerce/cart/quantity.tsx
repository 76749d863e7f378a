import { type KeyboardEvent, useRef, useState } from 'react';
import { typedQuantity } from '../../../../vocab/rules/store/typed-quantity.ts';
import { pageLocale } from '../../block/page-locale.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { minus, plus } from '../../ui/icons/icons.ts';
import type { CartLine } from './read-line.ts';
import type { CartTools } from './use-cart.ts';

interface Props {
  readonly tools: CartTools;
  readonly line: CartLine;
}

/**
 * The quantity of a line: two buttons and a number to type. What is pressed while a change is under way becomes one
 * more change.
 */
export function Quantity({ tools: { t, act, slice, handle, running }, line: { id, title, quantity, most } }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  // Not once it was changed here: the focus may be on a button.
  const [isOnly] = useState(most === 1 && quantity === 1);
  const next = useRef<number | null>(null);
  /** What is on its way; null while nothing is. */
  const sending = useRef<number | null>(null);
  const isPending = slice.pending.includes(id);
  const shown = typed ?? `${quantity ?? ''}`;
  const value = typedQuantity(shown, pageLocale(handle));
  const isValid = (wanted: number | null): wanted is number =>
    wanted !== null && wanted >= 1 && (most === null || wanted <= most || wanted <= (quantity ?? 0));

  const send = async (wanted: number): Promise<boolean> => {
    next.current = wanted;
    if (sending.current !== null) return true;
    let sent = wanted;
    let taken = true;
    while (next.current !== null) {
      sent = next.current;
      sending.current = sent;
      next.current = null;
      taken = await act((control) => control.setQuantity(id, sent));
      // The rest was pressed in the belief that this one would be accepted.
      if (!taken) next.current = null;
    }
    sending.current = null;
    // What is being typed meanwhile stays; after a refusal the field says what the cart has.
    setTyped((now) => (taken && now !== null && typedQuantity(now, pageLocale(handle)) !== sent ? now : null));
    return taken;
  };
  const last = (): number | null => next.current ?? sending.current ?? quantity;
  const choose = (wanted: number | null): void => {
    setWrong(!isValid(wanted));
    if (!isValid(wanted) || wanted === last()) return;
    const change = send(wanted);
    running.add(change);
    handle.run(() => change.then(() => running.delete(change)));
  };
  const step = (by: number): void => {
    const wanted = (value ?? quantity ?? 1) + by;
    if (!isValid(wanted)) return;
    setTyped(`${wanted}`);
    choose(wanted);
  };
  const commit = (): void => {
    if (typed === null) return;
    if (isValid(value) && value === quantity && sending.current === null) setTyped(null);
    choose(value);
  };
  const stepper = (label: string, by: number) => (
    <IconButton
      label={label}
      aria-disabled={!isValid((value ?? quantity ?? 1) + by) || undefined}
      onClick={() => step(by)}
    >
      <Icon path={by < 0 ? minus : plus} size={16} />
    </IconButton>
  );
  const problem = `${id}-quantity`;
  if (isOnly && most === 1 && quantity === 1)
    return (
      <p className="vt-cart-only" part="quantity">
        {t('cartQuantity')}: 1
      </p>
    );
  return (
    <div className="vt-cart-quantity" part="quantity">
      <div className="vt-cart-stepper" data-pending={isPending || undefined}>
        {stepper(t('cartLess', { name: title }), -1)}
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={shown}
          aria-label={t('cartQuantityOf', { name: title })}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? problem : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong(false);
          }}
          onBlur={commit}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Enter') commit();
          }}
        />
        {stepper(t('cartMore', { name: title }), 1)}
      </div>
      {wrong && (
        <p className="vt-cart-problem" id={problem} role="alert">
          {most === null ? t('cartQuantityWrong') : t('cartQuantityMost', { most })}
        </p>
      )}
    </div>
  );
}
