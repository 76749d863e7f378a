import { useEffect } from 'react';
import type { BlockHandle } from '../../../runtime/blocks/block-handle.ts';
import { documentMember } from '../../../runtime/page/document-member.ts';

/** Stops the page from scrolling without a shift: its scroll bar disappears, and its space stays. */
function lock(): () => void {
  const root = documentMember('documentElement');
  const hasBar = innerWidth > root.clientWidth;
  const { style } = root;
  const before = ['overflow', 'scrollbar-gutter'].map(
    (name) => [name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const,
  );
  style.setProperty('overflow', 'hidden', 'important');
  if (hasBar) style.setProperty('scrollbar-gutter', 'stable');
  return () => {
    for (const [name, value, priority] of before) style.setProperty(name, value, priority);
    if (!root.getAttribute('style')) root.removeAttribute('style');
  };
}

/**
 * Locks the scrolling of the page while the lightbox is open. It begins after the first frame: wheel and touch never reach the page anyway, and the frame is
 * not made to wait for the layout of the whole page.
 */
export function useScrollLock(handle: Pick<BlockHandle, 'after'>): void {
  useEffect(() => {
    let unlock: (() => void) | undefined;
    const cancel = handle.after(50, () => {
      unlock = lock();
    });
    return () => {
      cancel();
      unlock?.();
    };
  }, [handle]);
}
