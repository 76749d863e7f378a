import { useEffect } from 'react';
import type { Slide } from '../../vocab/slides.ts';

const TYPE = 'data-type';

/** Writes what each slide of the page is on its element, also where the page says something else (GAL-319), as long as the gallery is mounted. */
export function useSlideTypes(slides: readonly Slide[]): void {
  useEffect(() => {
    const before = slides.map(({ element, type }) => {
      const said = element?.getAttribute(TYPE) ?? null;
      if (said !== type) element?.setAttribute(TYPE, type);
      return said;
    });
    return () => {
      slides.forEach(({ element }, index) => {
        const said = before[index] ?? null;
        if (said === null) element?.removeAttribute(TYPE);
        else element?.setAttribute(TYPE, said);
      });
    };
  }, [slides]);
}
