import { type RefObject, useState } from 'react';
import type { Shown } from './blocks-tab.tsx';

/**
 * The element of the page that is framed, brought to where the panel does not cover it.
 *
 * @param giveWay takes the panel to the other edge, for what stands at an end of the page
 */
export function useShown(panel: RefObject<HTMLElement | null>, giveWay: () => void): Shown {
  const [element, setElement] = useState<Element | null>(null);
  return {
    element,
    show(one) {
      if (one === element) return setElement(null);
      setElement(one);
      one.scrollIntoView({ block: 'center', behavior: 'instant' });
      const sheet = panel.current?.getBoundingClientRect();
      // A panel as wide as the window leaves only what is above or below it.
      if (!sheet || sheet.width < innerWidth * 0.9) return;
      const { top, height } = one.getBoundingClientRect();
      const free = innerHeight - sheet.height;
      const start = sheet.top > 0 ? 0 : sheet.height;
      scrollBy({ top: top - start - Math.max(8, (free - height) / 2), behavior: 'instant' });
      const now = one.getBoundingClientRect();
      if (now.bottom > sheet.top && now.top < sheet.bottom && height < free) giveWay();
    },
  };
}
