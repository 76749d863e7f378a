import { type RefObject, useEffect, useLayoutEffect } from 'react';

/**
 * Hides an element until find in page comes upon its text, in browsers that can; elsewhere it is hidden.
 *
 * @param reveal shows it; called before whoever found the text scrolls
 */
export function useUntilFound(ref: RefObject<HTMLElement | null>, hidden: boolean, reveal: () => void): void {
  // React knows `hidden` as on or off only.
  useLayoutEffect(() => {
    if (hidden) ref.current?.setAttribute('hidden', 'until-found');
    else ref.current?.removeAttribute('hidden');
  }, [ref, hidden]);

  useEffect(() => {
    const element = ref.current;
    element?.addEventListener('beforematch', reveal);
    return () => element?.removeEventListener('beforematch', reveal);
  }, [ref, reveal]);
}
