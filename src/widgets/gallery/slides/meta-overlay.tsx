import { useLayoutEffect, useRef } from 'react';
import { onResize } from '../../../runtime/page/element-observers.ts';
import { slideshowLimits } from '../../../vocab/codes/slideshow.ts';
import type { Slide } from '../../../vocab/slides.ts';
import type { GalleryData } from '../gallery-view.ts';
import { SlideText } from './slide-text.tsx';

interface Props {
  readonly slide: Slide;
  readonly position: GalleryData['metaPosition'];
}

/**
 * Title and description over a slide (GAL-364). Text that is higher than 90 % of the slide is capped to 40 % of it and scrolls (SLIDE-310); it is compared again
 * whenever the slide or the text has another size.
 */
export function MetaOverlay({ slide, position }: Props) {
  const overlay = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [box, inner] = [overlay.current, text.current];
    const frame = box?.parentElement;
    if (!box || !inner || !frame) return;
    const compare = (): void => {
      const isCapped = inner.offsetHeight > (frame.clientHeight * slideshowLimits.metaCappedAbovePercent) / 100;
      if (isCapped === box.hasAttribute('data-capped')) return;
      box.toggleAttribute('data-capped', isCapped);
      // What scrolls has to be reached by the keyboard.
      if (isCapped) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
    };
    const stops = [onResize(frame, compare), onResize(inner, compare)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return (
    <div
      className="slides-meta"
      data-position={position}
      ref={overlay}
      style={{ '--cap': `${slideshowLimits.metaHeightPercent}%` } as object}
    >
      <div className="slides-meta-text" ref={text}>
        <SlideText slide={slide} />
      </div>
    </div>
  );
}
