import { type RefObject, useEffect } from 'react';
import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';

/** This long after the last sign of a visitor the controls leave the picture free, in ms. */
const IDLE_MS = 4000;

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'];

/** Marks the lightbox while nobody moves a pointer, touches it or presses a key. */
export function useIdle(dialog: RefObject<HTMLElement | null>, handle: Pick<BlockHandle, 'after'>): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const listening = new AbortController();
    let cancel = (): void => {};
    const wake = (): void => {
      cancel();
      element.removeAttribute('data-idle');
      cancel = handle.after(IDLE_MS, () => element.setAttribute('data-idle', ''));
    };
    const options = { signal: listening.signal, passive: true };
    for (const sign of SIGNS) element.addEventListener(sign, wake, options);
    wake();
    return () => {
      cancel();
      listening.abort();
    };
  }, [dialog, handle]);
}
