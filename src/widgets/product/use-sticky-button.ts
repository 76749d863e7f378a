import { type ComponentType, useEffect, useState } from 'react';
import type { StickyButtonProps } from '../_parts/product/sticky-button.tsx';

/** The bar of a phone with a second button, once it has been fetched; null where it is not wanted, or does not come: the form works without it. */
export function useStickyButton(isWanted: boolean): ComponentType<StickyButtonProps> | null {
  const [Bar, setBar] = useState<ComponentType<StickyButtonProps> | null>(null);
  useEffect(() => {
    if (isWanted)
      import('../_parts/product/sticky-button.tsx')
        .then(({ StickyButton }) => setBar(() => StickyButton))
        .catch(() => {});
  }, [isWanted]);
  return Bar;
}
