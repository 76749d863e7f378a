import { useEffect, useState } from 'react';
import type { Gallery } from '../state/gallery-state.ts';
import { useCurrentIndex } from './use-gallery.ts';

/** The slides that a slideshow draws. */
export interface Shown {
  readonly current: number;
  /** The slide that leaves, while the gallery is in motion. */
  readonly before: number | null;
  /** Whether the current slide came from the end or from the beginning. */
  readonly direction: 1 | -1;
  /** Counts the changes: up where the next slide came, down where the previous one did. It goes on where the slides begin again. */
  readonly turn: number;
}

/** From which side a slide comes: with a loop the first one comes after the last one. Of two slides each comes after the other. */
export function directionOf(before: number, now: number, count: number, loop: boolean): 1 | -1 {
  if (loop && count === 2) return 1;
  if (loop && before === count - 1 && now === 0) return 1;
  if (loop && before === 0 && now === count - 1) return -1;
  return now > before ? 1 : -1;
}

/** The slide before and the one after the current one; null where there is none, or where it would be the same as the other. */
export function neighbours(
  current: number,
  count: number,
  loop: boolean,
): { previous: number | null; next: number | null } {
  const next = current + 1 < count ? current + 1 : loop && count > 1 ? 0 : null;
  const previous = current > 0 ? current - 1 : loop && count > 1 ? count - 1 : null;
  return { previous: loop && previous === next ? null : previous, next };
}

/** The current slide of a gallery, and the one that leaves until the gallery has come to rest. */
export function useShown(gallery: Gallery): Shown {
  const index = useCurrentIndex(gallery);
  const [shown, setShown] = useState<Shown>({ current: index, before: null, direction: 1, turn: 0 });
  useEffect(
    () =>
      gallery.subscribe((now, was) => {
        if (was.inMotion && !now.inMotion) setShown((one) => (one.before === null ? one : { ...one, before: null }));
      }),
    [gallery],
  );
  if (index === shown.current) return shown;
  const direction = directionOf(shown.current, index, gallery.count, gallery.getState().loop);
  const next: Shown = { current: index, before: shown.current, direction, turn: shown.turn + direction };
  setShown(next);
  return next;
}
