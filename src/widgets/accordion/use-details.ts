import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import type { AccordionItem } from './content.ts';
import type { AccordionState } from './logic.ts';

/** The `details` of an item; null if its panel is another element. */
export const detailsOf = ({ region }: AccordionItem): HTMLDetailsElement | null =>
  region?.localName === 'details' ? (region as HTMLDetailsElement) : null;

/**
 * Keeps the state of the page's own `details` elements and that of the block in agreement, because scripts of the page and the browser open and close them too.
 * When the block is removed, they are restored to the state that the server sent.
 *
 * @param follow called with the item that something else opened or closed
 */
export function useDetails(
  handle: BlockHandle,
  items: readonly AccordionItem[],
  state: RefObject<AccordionState>,
  follow: (index: number, open: boolean) => void,
): void {
  useLayoutEffect(() => {
    const own = items.filter(detailsOf);
    return () => {
      for (const { region, open } of own) region?.toggleAttribute('open', open);
    };
  }, [items]);

  useEffect(() => {
    const toggled = ({ target }: Event): void => {
      const index = items.findIndex(({ region }) => region === target);
      const item = items[index];
      const details = item && detailsOf(item);
      if (details && !state.current.moving && details.open !== state.current.open[index]) follow(index, details.open);
    };
    const listener = (event: Event): void => void handle.run(() => toggled(event));
    // The event does not bubble.
    handle.element.addEventListener('toggle', listener, true);
    return () => handle.element.removeEventListener('toggle', listener, true);
  }, [handle, items, state, follow]);
}
