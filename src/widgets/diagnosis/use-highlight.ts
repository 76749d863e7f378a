import { type RefObject, useState } from 'react';
import type { Highlight } from './blocks-tab.tsx';

/**
 * The element of the page that is framed, brought to where the panel does not cover it.
 *
 * @param moveAside takes the panel to the other edge, for what stands at an end of the page
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
      // A panel as wide as the window leaves only what is above or below it.
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
