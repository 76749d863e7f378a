import { type ComponentType, useEffect, useState } from 'react';
import type { StickyButtonProps } from '../_parts/product/sticky-button.tsx';

/** Windows up to this width, in CSS px, have the bar; its style sheet has the same. */
const NARROW = '(max-width: 599px)';

/**
 * Returns the bar with a second button once it has been fetched, on phones only; null where it is not wanted, or does not
 * come: the form works without it.
 */
export function useStickyButton(isWanted: boolean): ComponentType<StickyButtonProps> | null {
  const [Bar, setBar] = useState<ComponentType<StickyButtonProps> | null>(null);
  useEffect(() => {
    if (isWanted && matchMedia(NARROW).matches)
      import('../_parts/product/sticky-button.tsx')
        .then(({ StickyButton }) => setBar(() => StickyButton))
        .catch(() => {});
  }, [isWanted]);
  return Bar;
}
