import { type RefObject, useEffect } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import { whenIdle } from '../../runtime/page/page-timing.ts';
import { mayPrefetch } from '../../runtime/page/saves-data.ts';
import { prepareCart } from '../_shared/commerce/product/prepare-cart.ts';

/**
 * Fetches what buying needs before a visitor buys: the services once the page is idle, unless the visitor saves data;
 * the rest when pointer or keyboard come near the form.
 */
export function useNearPurchase(
  root: RefObject<HTMLElement | null>,
  services: readonly ('cart' | 'checkout')[],
  handle: BlockHandle,
): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const controller = new AbortController();
    const prepare = (opens: boolean): void => {
      for (const name of services)
        if (name === 'cart')
          prepareCart(handle, ({ settings }) => opens && settings.opensDrawer && handle.prepare('cart-drawer'));
        else handle.service(name).catch(() => {});
    };
    const stopWaiting = mayPrefetch() ? whenIdle(() => prepare(false)) : () => {};
    const near = (): void => {
      controller.abort();
      stopWaiting();
      prepare(true);
    };
    const { signal } = controller;
    element.addEventListener('pointerover', near, { signal, passive: true });
    element.addEventListener('focusin', near, { signal });
    return () => {
      stopWaiting();
      controller.abort();
    };
  }, [root, services, handle]);
}
