import { type RefObject, useEffect } from 'react';
import type { BlockHandle } from '../../runtime/blocks/block-handle.ts';
import { motion } from '../../runtime/page/motion.ts';

/**
 * Handles links into a closed item in browsers that do not know `hidden=until-found`, where the target cannot be scrolled to. In other browsers the item is
 * already open by then.
 *
 * @param list the element that contains the panels, in the order of `open`
 */
export function useFragment(
  handle: BlockHandle,
  list: RefObject<HTMLElement | null>,
  open: readonly boolean[],
  reveal: (index: number) => void,
): void {
  useEffect(() => {
    const follow = (): void => {
      const target = handle.element.querySelector(':target');
      const panels = [...(list.current?.querySelectorAll<HTMLSlotElement>('.content slot') ?? [])];
      const index = panels.findIndex((slot) => target && slot.assignedElements().some((one) => one.contains(target)));
      if (open[index] !== false) return;
      reveal(index);
      target?.scrollIntoView({ behavior: motion.reduced() ? 'instant' : 'auto' });
    };
    const changed = (): void => handle.run(follow);
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, [handle, list, open, reveal]);
}
