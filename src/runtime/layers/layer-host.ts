import { BLOCK_ADDED } from '../../vocab/names.ts';
import type { LayerControl } from '../mount/block-module.ts';
import type { OpenLayer } from '../stage/block-record.ts';

/** Removes what was added to the original of an element: a copy of it still contains that. */
export function removeCopies(element: Element): void {
  for (const child of [...element.children]) if (child.hasAttribute(BLOCK_ADDED)) child.remove();
}

/** Removes the box of an element, so that the page's style sheets for a `div` in `body` do not affect the layout. */
export function removeBox(element: HTMLElement | null): void {
  element?.style.setProperty('display', 'contents', 'important');
  element?.setAttribute(BLOCK_ADDED, '');
}

/** Creates what a view can do with its layer. */
export const layerControl = <Payload>(layer: OpenLayer): LayerControl<Payload> => ({
  payload: layer.payload as Payload,
  close: (result) => layer.end(result),
  onCloseRequest(fn) {
    layer.closeRequested = fn;
  },
});
