import { type RefObject, useLayoutEffect, useState } from 'react';
import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import { onResize } from '../../../runtime/page/element-observers.ts';
import { galleryLimits } from '../../../vocab/codes/gallery-limits.ts';

/**
 * The width of an element in px: measured before it is shown, and again when it has not changed for 100 ms (GAL-357). Null while it has none.
 *
 * @param known the width that was measured before the gallery was mounted; 0 if there was none
 */
export function useSettledWidth(ref: RefObject<HTMLElement | null>, handle: BlockHandle, known = 0): number | null {
  const [width, setWidth] = useState<number | null>(known || null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    let latest = element.clientWidth;
    let cancel = (): void => {};
    if (latest > 0) setWidth(latest);
    const unwatch = onResize(element, (px) => {
      if (px === latest || px === 0) return;
      const isFirst = latest === 0;
      latest = px;
      cancel();
      if (isFirst) setWidth(px);
      else cancel = handle.after(galleryLimits.resizeDebounceMs, () => setWidth(px));
    });
    return () => {
      unwatch();
      cancel();
    };
  }, [ref, handle]);
  return width;
}
