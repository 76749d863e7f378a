import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import { trackPointer } from '../../../runtime/page/pointer-tracker.ts';
import { isForGestures } from '../../_shared/media/slides/is-for-gestures.ts';
import type { Gallery } from '../state/gallery-state.ts';
import { isSwipe } from './swipe-motion.ts';

/** A slow drag over this share of the slides counts as well, where the slides do not follow the pointer. */
const FAR = 0.25;

interface SwipeOptions {
  readonly isOn?: boolean;
  readonly axis: 'x' | 'y';
  /** Slow drags count too, and one that comes during a transition ends it. */
  readonly lenient?: boolean;
  readonly gallery: Gallery;
  readonly handle: BlockHandle;
}

/** A mouse selects the text of a slide. */
const isSelecting = (event: PointerEvent): boolean =>
  event.pointerType === 'mouse' &&
  event.composedPath().some((step) => step instanceof Element && step.matches('.slides-meta-text'));

/** A gesture chooses the next or the previous slide; the transition draws the change (SLIDE-306, SLIDE-311). */
export function useSwipe(
  view: RefObject<HTMLElement | null>,
  { isOn = true, axis, lenient = false, gallery, handle }: SwipeOptions,
): void {
  const counts = useEffectEvent((moved: number, elapsed: number): boolean => {
    const { clientWidth = 0, clientHeight = 0 } = view.current ?? {};
    const size = axis === 'y' ? clientHeight : clientWidth;
    return isSwipe(moved, elapsed) || (lenient && size > 0 && Math.abs(moved) >= size * FAR);
  });
  useEffect(() => {
    const element = view.current;
    if (!isOn || !element) return;
    const isMirrored = axis === 'x' && handle.dir === 'rtl';
    return trackPointer(element, {
      axis,
      accepts: (event) => isForGestures(event) && !isSelecting(event),
      end: ({ movedX, movedY, elapsed }, cancelled) => {
        const moved = axis === 'y' ? movedY : isMirrored ? -movedX : movedX;
        if (cancelled || !counts(moved, elapsed)) return;
        handle.run(() => {
          if (lenient) gallery.setInMotion(false);
          return moved < 0 ? gallery.next() : gallery.previous();
        });
      },
    });
  }, [view, isOn, axis, lenient, gallery, handle]);
}
