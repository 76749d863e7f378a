import { type Point, pointOf } from '../../page/pointer-place.ts';

const EVENTS = ['pointerdown', 'pointermove'];

/** Keeps the place of the last event of the pointer, for dialogs that open at the mouse (OWNER-302, DLG-304). Only a signed-in account is followed; nothing of it leaves the page. */
export function trackPointer() {
  let last: Point | null = null;
  const keep = (event: Event): void => {
    last = pointOf(event) ?? last;
  };
  for (const type of EVENTS) addEventListener(type, keep, { capture: true, passive: true });
  return {
    last: (): Point | null => last,
    stop() {
      for (const type of EVENTS) removeEventListener(type, keep, true);
    },
  };
}
