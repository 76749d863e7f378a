import { type RefObject, useLayoutEffect } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';

const EVENTS = ['click', 'auxclick', 'submit'] as const;

/**
 * Makes what is inside an element a preview for owners: whatever is clicked does nothing and is answered with an alert (BLOCK-017, BLOCK-018). The buttons of the
 * facade, which are not the form's, still work.
 */
export function usePreview(layout: RefObject<HTMLElement | null>, handle: BlockHandle, isOwner: boolean): void {
  useLayoutEffect(() => {
    const element = layout.current;
    if (!element || !isOwner) return;
    const stop = (event: Event): void => {
      const [target] = event.composedPath();
      if (target instanceof Element && target.closest('.vt-facade button')) return;
      event.preventDefault();
      event.stopPropagation();
      handle.run(async () => (await handle.service('dialogs')).alert({ notice: 'preview-only' }));
    };
    for (const type of EVENTS) element.addEventListener(type, stop, true);
    return () => {
      for (const type of EVENTS) element.removeEventListener(type, stop, true);
    };
  }, [layout, handle, isOwner]);
}
