import { useCallback, useEffect, useMemo, useState } from 'react';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import type { ServiceApis } from '../../../../runtime/stage/services.ts';
import type { CartSlice } from '../../../../runtime/store/cart.ts';
import messages from '../../../../strings/pt-BR/cart-page.json';
import type { Translate } from '../../../../strings/translate.ts';
import type { MoneyFormatter } from '../../../../vocab/rules/store/money.ts';
import { useStore } from '../../block/use-store.ts';
import { checkCart } from '../../server/check-cart.ts';
import { siteMoney } from '../site-money.ts';

type CartControl = ServiceApis['cart'];

/** The tools that the parts of a cart share. */
export interface CartTools {
  readonly handle: BlockHandle;
  readonly slice: CartSlice;
  readonly control: CartControl;
  readonly t: Translate<keyof typeof messages>;
  readonly money: MoneyFormatter;
  /** Makes a change. The service says in the store why one failed; the promise says whether it was made. */
  act(change: (control: CartControl) => Promise<unknown>): Promise<boolean>;
  /** Changes that may lead to further ones, such as quantities, with whether they were made; an order waits for them. */
  readonly running: Set<Promise<boolean>>;
}

const isTold = (error: unknown): boolean => error instanceof Error && error.name === 'CartError';

/** Gives a view the visitor's cart; null until the service and the cart are there. */
export function useCart(handle: BlockHandle): { tools: CartTools | null; failed: boolean; retry(): Promise<void> } {
  const slice = useStore(handle.store, ({ cart }) => cart);
  const [control, setControl] = useState<CartControl | null>(null);
  const [failed, setFailed] = useState(false);
  const [running] = useState(() => new Set<Promise<boolean>>());

  const load = useCallback(async () => {
    try {
      const found = await handle.service('cart');
      setControl(found);
      if (found.get().status === 'unknown') await found.read();
    } catch {
      setFailed(true);
    }
  }, [handle]);
  useEffect(() => void load(), [load]);
  useEffect(() => checkCart(handle), [handle]);

  const money = useMemo(() => siteMoney(handle), [handle]);
  const tools: CartTools | null =
    control && slice && slice.status !== 'unknown'
      ? {
          handle,
          slice,
          control,
          t: handle.strings(messages),
          money,
          running,
          async act(change) {
            try {
              await change(control);
              return true;
            } catch (error) {
              if (!isTold(error)) handle.run(() => Promise.reject(error));
              return false;
            }
          },
        }
      : null;
  return { tools, failed, retry: load };
}
