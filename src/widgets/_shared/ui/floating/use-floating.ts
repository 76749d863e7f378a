import { type RefObject, useLayoutEffect } from 'react';
import type { PlacementOptions } from './place.ts';
import { type Anchor, loadPlacement, reference } from './placement.ts';

/**
 * Shows a layer with `popover="manual"` beside its anchor while it is open, in the top layer if the browser supports popovers. While it is closed, nothing is
 * measured and no listeners are active. If the code for positioning does not load, the layer is placed below its anchor.
 */
export function useFloating(
  layer: RefObject<HTMLElement | null>,
  anchor: Anchor | null,
  open: boolean,
  { side = 'top', offset = 8, margin = 8 }: PlacementOptions,
): void {
  useLayoutEffect(() => {
    const element = layer.current;
    if (!open || !element || !anchor) return;
    element.dataset.open = '';
    element.showPopover?.();
    const to = reference(anchor);
    let stop: (() => void) | null = null;
    let closed = false;
    loadPlacement().then(
      ({ keepPlaced: place }) => {
        if (!closed) stop = place(to, element, { side, offset, margin });
      },
      () => {
        const { left, bottom } = to.getBoundingClientRect();
        Object.assign(element.style, { left: `${left}px`, top: `${bottom + offset}px` });
        element.dataset.placed = '';
      },
    );
    return () => {
      closed = true;
      stop?.();
      element.hidePopover?.();
      delete element.dataset.open;
      delete element.dataset.placed;
    };
  }, [layer, anchor, open, side, offset, margin]);
}
