import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { debounce } from '../../../../runtime/page/debounce.ts';
import { onResize } from '../../../../runtime/page/element-observers.ts';
import { galleryLimits } from '../../../../vocab/codes/gallery-limits.ts';
import { contentWidth } from './place.ts';

/**
 * The width of an element, in px, known before the first paint. Later changes count once they have not gone on for 100 ms (GAL-357); from none to some, such as
 * in a tab that opens, they count at once.
 *
 * @param given the width that was read before the block was mounted; 0 if it was not
 */
export function useWidth(ref: RefObject<HTMLElement | null>, given: number): number {
  const [width, setWidth] = useState(given);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    let counted = given || contentWidth(element);
    setWidth(counted);
    let latest = counted;
    let isFirst = true;
    const count = (): void => {
      counted = latest;
      setWidth(counted);
    };
    const later = debounce(count, galleryLimits.resizeDebounceMs);
    const stop = onResize(element, (now) => {
      latest = now;
      const atOnce = counted === 0 || isFirst;
      isFirst = false;
      if (Math.abs(now - counted) < 0.5) later.cancel();
      // In the same frame, so that it is never painted in the wrong width.
      else if (atOnce) flushSync(count);
      else later();
    });
    return () => {
      later.cancel();
      stop();
    };
  }, [ref, given]);
  return width;
}
