import { useEffect, useEffectEvent } from 'react';
import type { BlockHandle } from '../../../runtime/blocks/block-handle.ts';

/** The layers open over the page, the last one on top. */
const open: (() => void)[] = [];

/** Not the window: a tooltip of the page listens there and has to be first, since it is above every layer. */
const listen = (method: 'addEventListener' | 'removeEventListener'): void =>
  EventTarget.prototype[method].call(document, 'keydown', pressed, true);

/** The top layer consumes the key: neither the browser, nor the layers below, nor the page's own shortcuts receive it. */
function pressed(event: Event): void {
  const { key, isComposing } = event as KeyboardEvent;
  const dismiss = open.at(-1);
  if (key !== 'Escape' || isComposing || !dismiss) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  dismiss();
}

/**
 * Makes Esc dismiss a layer while it is open: the layer that opened last goes first, one for each press, wherever the focus is.
 *
 * @param active false while it is closed or being hidden
 */
export function useEscape(handle: Pick<BlockHandle, 'run'>, active: boolean, dismiss: () => void): void {
  const dismissed = useEffectEvent(() => {
    handle.run(dismiss);
  });
  useEffect(() => {
    if (!active) return;
    const own = (): void => dismissed();
    if (open.length === 0) listen('addEventListener');
    open.push(own);
    return () => {
      open.splice(open.indexOf(own), 1);
      if (open.length === 0) listen('removeEventListener');
    };
  }, [active]);
}
