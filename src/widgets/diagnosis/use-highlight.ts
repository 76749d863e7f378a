import { type RefObject, useState } from 'react';
import type { Highlight } from './blocks-tab.tsx';

/**
 * The highlighted element of the page, scrolled to where the panel does not cover it.
 *
 * @param moveAside moves the panel to the other edge, for an element at an end of the page
 */
export function useHighlight(panel: RefObject<HTMLElement | null>, moveAside: () => void): Highlight {
  const [element, setElement] = useState<Element | null>(null);
  return {
    element,
    show(one) {
      if (one === element) return setElement(null);
      setElement(one);
      one.scrollIntoView({ block: 'center', behavior: 'instant' });
      const panelBox = panel.current?.getBoundingClientRect();
      // If a panel is as wide as the window, only the area above or below it is visible.
      if (!panelBox || panelBox.width < innerWidth * 0.9) return;
      const { top, height } = one.getBoundingClientRect();
      const free = innerHeight - panelBox.height;
      const start = panelBox.top > 0 ? 0 : panelBox.height;
      scrollBy({ top: top - start - Math.max(8, (free - height) / 2), behavior: 'instant' });
      const now = one.getBoundingClientRect();
      if (now.bottom > panelBox.top && now.top < panelBox.bottom && height < free) moveAside();
    },
  };
}
