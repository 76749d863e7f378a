import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { silence } from '../../../../runtime/page/silence.ts';

/**
 * Hides an element until find in page finds its text, in browsers that support this; in others it is hidden. What plays in it
 * stops.
 *
 * @param reveal shows it; called before the browser scrolls to the text
 */
export function useUntilFound(ref: RefObject<HTMLElement | null>, hidden: boolean, reveal: () => void): void {
  const wasShown = useRef(false);
  // React supports `hidden` as a boolean only.
  useLayoutEffect(() => {
    if (hidden) ref.current?.setAttribute('hidden', 'until-found');
    else ref.current?.removeAttribute('hidden');
    if (hidden && wasShown.current && ref.current) silence(ref.current);
    wasShown.current = !hidden;
  }, [ref, hidden]);

  useEffect(() => {
    const element = ref.current;
    element?.addEventListener('beforematch', reveal);
    return () => element?.removeEventListener('beforematch', reveal);
  }, [ref, reveal]);
}
