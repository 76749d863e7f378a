import { useEffect, useEffectEvent } from 'react';
import type { BlockHandle } from '../../../runtime/blocks/block-handle.ts';

/** What is open over the page, the last one on top. */
const open: (() => void)[] = [];

/** The key is used up by the top one: neither the browser, nor what lies below, nor the page's own shortcuts get it. */
function pressed(event: Event): void {
  const { key, isComposing } = event as KeyboardEvent;
  const dismiss = open.at(-1);
  if (key !== 'Escape' || isComposing || !dismiss) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  dismiss();
}

/**
 * Has Esc dismiss a layer while it is open: the last that opened goes first, one for each press, wherever the focus is.
 *
 * @param active false while it is closed or on its way out
 */
export function useEscape(handle: Pick<BlockHandle, 'run'>, active: boolean, dismiss: () => void): void {
  const dismissed = useEffectEvent(() => {
    handle.run(dismiss);
  });
  useEffect(() => {
    if (!active) return;
    const own = (): void => dismissed();
    if (open.length === 0) addEventListener('keydown', pressed, true);
    open.push(own);
    return () => {
      open.splice(open.indexOf(own), 1);
      if (open.length === 0) removeEventListener('keydown', pressed, true);
    };
  }, [active]);
}
