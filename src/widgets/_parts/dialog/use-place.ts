import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Anchor, loadPlacement, reference } from '../floating/use-floating.ts';

/** Where a dialog is: at the centre, at a corner of the window, or beside an anchor (DLG-304). */
export type DialogPlace = 'center' | 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right' | Anchor;

/** Smallest distance between a dialog and the edges of the window, in px. */
const MARGIN = 16;

/**
 * Keeps a dialog beside its anchor and inside the window. If the code for positioning does not load, the dialog is at the centre.
 *
 * @returns the place that the style sheet applies
 */
export function usePlace(ref: RefObject<HTMLElement | null>, place: DialogPlace): string {
  const [failed, setFailed] = useState(false);
  const anchor = typeof place === 'string' || failed ? null : place;

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!anchor || !dialog) return;
    let stop: (() => void) | null = () => {};
    loadPlacement().then(
      ({ keepPlaced }) => {
        if (stop) stop = keepPlaced(reference(anchor), dialog, { side: 'bottom-start', margin: MARGIN, over: true });
      },
      () => setFailed(true),
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, [ref, anchor]);

  if (typeof place === 'string') return place;
  return anchor ? 'anchor' : 'center';
}
