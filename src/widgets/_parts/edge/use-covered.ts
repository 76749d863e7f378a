import type { Store } from '../../../runtime/store/store.ts';
import { isBesideLayer } from '../../../vocab/rules/overlays/beside-layers.ts';
import { useStore } from '../store/use-store.ts';

/** Whether the cookie banner or another layer is open: a bar at the edge leaves them the window meanwhile. */
export const useCovered = (store: Store): boolean =>
  useStore(store, ({ consent, ui }) => consent.banner !== null || !ui.layers.every(isBesideLayer));
