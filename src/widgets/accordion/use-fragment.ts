import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import { motion } from '../../runtime/page/motion.ts';
import { onFragment } from '../../runtime/page/on-fragment.ts';
import type { AccordionItem } from './content.ts';
import { itemAt } from './item-at.ts';

/**
 * Opens the item that the address names by the id of its title, of its panel or of something inside, when the block is mounted and whenever the address changes.
 *
 * @param list the element that contains the items
 */
export function useFragment(
  handle: BlockHandle,
  list: RefObject<HTMLElement | null>,
  items: readonly AccordionItem[],
  open: readonly boolean[],
  reveal: (index: number) => void,
): void {
  const follow = useEffectEvent((isArrival: boolean) => {
    const target = handle.element.querySelector(':target');
    const root = list.current?.getRootNode();
    if (!target || !(root instanceof ShadowRoot)) return;
    const index = itemAt(items, target, root.host);
    if (index < 0 || (isArrival && open[index])) return;
    if (!open[index]) reveal(index);
    const item = root.querySelector(`#trigger-${index}`)?.closest('.item');
    const isInside = items[index]?.region !== target && target.closest('[slot]')?.slot === items[index]?.panel;
    const place = isInside ? target : item;
    // A visitor who arrives has been led there by the browser, unless there was nothing that it could scroll to.
    if (isArrival && scrollY > 0) return;
    place?.scrollIntoView({ behavior: motion.reduced() ? 'instant' : 'auto' });
  });
  useEffect(() => {
    handle.run(() => follow(true));
    return onFragment(() => handle.run(() => follow(false)));
  }, [handle]);
}
