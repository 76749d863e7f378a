import { vi } from 'vitest';
import type { BlockHandle } from '../../../../../src/runtime/mount/block-handle.ts';
import type { CartControl } from '../../../../../src/runtime/services/cart/control.ts';
import cartService from '../../../../../src/runtime/services/cart/index.ts';
import type { Page } from '../../../../../src/runtime/stage/page.ts';
import { siteOf } from '../../../../../src/runtime/store/site-of.ts';
import type { Store } from '../../../../../src/runtime/store/store.ts';
import { fakeLayer, fakePage, pageStore } from '../../../../fake-page.ts';
import { fakeHandle } from '../../../fake-handle.ts';
import type { CartServer } from './cart-server.ts';

export interface CartStage {
  readonly control: CartControl;
  readonly store: Store;
  readonly handle: BlockHandle;
  readonly opened: string[];
  readonly prepared: string[];
  readonly checkout: ReturnType<typeof vi.fn<() => Promise<boolean>>>;
  /** The carts of the events so far. */
  readonly changes: { cart: unknown; totalQuantity: number }[];
  stop(): void;
}

/** A page with the cart's service, on a server of the test's own. */
export function cartStage(server: CartServer, context: object = {}, language = 'pt-BR'): CartStage {
  const store = pageStore(context);
  const opened: string[] = [];
  const prepared: string[] = [];
  const checkout = vi.fn<() => Promise<boolean>>(async () => true);
  const offered: Readonly<Record<string, unknown>> = { calls: server.request, checkout: { cart: checkout } };
  const page = fakePage(context, {
    store,
    language,
    open: (async (name) => {
      opened.push(name);
      return fakeLayer();
    }) as Page['open'],
    prepare: (name) => void prepared.push(name),
    service: (async (name) => offered[name]) as Page['service'],
  });
  const changes: CartStage['changes'] = [];
  const heard = (event: Event): void => void changes.push((event as CustomEvent).detail);
  document.addEventListener('vitrine:cart-change', heard);
  const { api, stop } = cartService.start(page);
  const handle = fakeHandle({
    store,
    site: siteOf({ store, context }),
    service: (async () => api) as BlockHandle['service'],
  });
  return {
    control: api,
    store,
    handle,
    opened,
    prepared,
    checkout,
    changes,
    stop() {
      document.removeEventListener('vitrine:cart-change', heard);
      stop();
    },
  };
}
