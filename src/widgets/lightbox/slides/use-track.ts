import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { motion } from '../../../runtime/page/motion.ts';

/** The space between two slides while they move, in px. */
export const GAP = 24;

/** A drag that ends moves faster than an arrow: the finger has done a part of the way, in s. */
const RELEASE_SECONDS = 0.3;

/** The row of slides: where it is, and how it is dragged. */
export interface TrackControl {
  /**
   * Takes the row where it is now, also in the middle of a movement; returns its distance from the current item, in px.
   */
  hold(): number;
  drag(px: number): void;
  /** Goes to the current item, or to another one that is rendered next. */
  release(): void;
}

/**
 * @param position the current item, counted on beyond the ends of the set
 * @param sign -1 where the page is written from right to left
 */
export function useTrack(track: RefObject<HTMLElement | null>, position: number, sign: 1 | -1): TrackControl {
  const at = useRef(position);
  const isReleased = useRef(false);
  const control = useMemo(() => {
    const place = (px: number, transition: string): void => {
      const { style } = track.current ?? {};
      if (!style) return;
      style.transition = motion.reduced() ? 'none' : transition;
      style.transform = `translateX(calc(${-sign * at.current} * (100% + ${GAP}px) + ${px}px))`;
    };
    return {
      place,
      hold(): number {
        const element = track.current;
        if (!element) return 0;
        const moved = new DOMMatrix(getComputedStyle(element).transform).m41;
        return moved + sign * at.current * (element.clientWidth + GAP);
      },
      drag: (px: number) => place(px, 'none'),
      release(): void {
        isReleased.current = true;
        place(0, `transform ${RELEASE_SECONDS}s`);
      },
    };
  }, [track, sign]);
  useLayoutEffect(() => {
    const steps = Math.abs(position - at.current);
    at.current = position;
    // What is between two items far from each other is not drawn.
    const seconds = isReleased.current ? `${RELEASE_SECONDS}s` : 'var(--speed)';
    control.place(0, steps === 1 ? `transform ${seconds}` : 'none');
    isReleased.current = false;
  }, [position, control]);
  return control;
}
