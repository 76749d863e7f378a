import type { State } from '../../../../runtime/store/store.ts';
import { isBesideLayer } from '../../../../vocab/rules/overlays/beside-layers.ts';

/** Returns whether the cookie banner or another layer is open: a bar at the edge leaves them the window meanwhile. */
export const isCovered = ({ consent, ui }: State): boolean =>
  consent.banner !== null || !ui.layers.every(isBesideLayer);
