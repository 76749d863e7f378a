import { useEffect } from 'react';
import type { BlockHandle } from '../../../runtime/blocks/block-handle.ts';
import { lockScroll } from '../../../runtime/page/lock-scroll.ts';

/**
 * Locks the scrolling of the page while the lightbox is open. It begins after the first frame: wheel and touch never reach the page anyway, and the frame is
 * not made to wait for the layout of the whole page.
 */
export function useScrollLock(handle: Pick<BlockHandle, 'after'>): void {
  useEffect(() => {
    let unlock: (() => void) | undefined;
    const cancel = handle.after(50, () => {
      unlock = lockScroll();
    });
    return () => {
      cancel();
      unlock?.();
    };
  }, [handle]);
}
