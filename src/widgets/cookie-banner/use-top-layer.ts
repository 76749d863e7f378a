import { type RefObject, useLayoutEffect } from 'react';

/**
 * Lifts an element with `popover="manual"` above the whole page: over every layer, out of boxes that are turned or cut off. A browser without popovers
 * shows it where it is.
 */
export function useTopLayer(popover: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = popover.current;
    if (element?.showPopover && !element.matches(':popover-open')) element.showPopover();
  }, [popover]);
}
