/** A drag at its end, in CSS px and px per ms. */
interface Moved {
  readonly movedX: number;
  readonly movedY: number;
  readonly velocityX: number;
  readonly velocityY: number;
}

/** This fast a short drag counts, in px per ms. */
const FLICK = 0.4;
/** A flick is at least this long, in px. */
const SHORTEST = 20;
/** A slow drag to another item covers this part of the screen's width. */
const SHARE = 0.25;
/** A slow drag up or down closes after this many px, or a fifth of a low screen. */
const AWAY = 120;

/**
 * Where a horizontal drag leads: one item forward or back as the finger went, or nowhere. 1 is to the left, so towards
 * the item on the right.
 */
export function swipeResult({ movedX, velocityX }: Moved, width: number): -1 | 0 | 1 {
  const flicked = Math.abs(velocityX) >= FLICK && Math.abs(movedX) >= SHORTEST && velocityX * movedX > 0;
  if (!flicked && Math.abs(movedX) < width * SHARE) return 0;
  // A drag that goes back at its end has been given up.
  if (Math.abs(velocityX) >= FLICK && velocityX * movedX < 0) return 0;
  return movedX < 0 ? 1 : -1;
}

/** Returns whether a drag up or down closes the lightbox. One that goes back at its end has been given up. */
export function closesByDrag({ movedY, velocityY }: Moved, height: number): boolean {
  const way = Math.abs(movedY);
  const away = velocityY * Math.sign(movedY);
  if (away <= -FLICK) return false;
  return way >= Math.min(AWAY, height / 5) || (away >= FLICK && way >= SHORTEST);
}

/** How much of the overlay is left while the content is dragged away. */
export const overlayLeft = (movedY: number, height: number): number => Math.max(0.3, 1 - Math.abs(movedY) / height);

/** How far the content follows where there is nothing to drag to. */
export const resisted = (moved: number): number => moved / 4;
