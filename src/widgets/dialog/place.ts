import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import { dialogPositions } from '../../vocab/codes/dialogs.ts';
import { isRecord } from '../../vocab/is-record.ts';
import { type Anchor, loadPlacement, reference } from '../_shared/ui/floating/placement.ts';
import { isPlaceWord } from './read-options.ts';

/** Where a dialog is: at the centre, at a corner of the window, or beside an anchor (DLG-304). */
export type DialogPlace = 'center' | 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right' | Anchor;

/** Smallest distance between a dialog and the edges of the window, in px. */
const MARGIN = 16;

/** The place of a dialog. The pointer is known to the service that opened it; without that service the mouse is unknown, which means the centre. */
export function placeOf(position: unknown, { log, element }: Pick<BlockHandle, 'log' | 'element'>): DialogPlace {
  if (position === undefined) return 'center';
  if (isPlaceWord(position)) return position === 'mouse' ? 'center' : position;
  const { element: anchor, x, y } = isRecord(position) ? position : {};
  if (anchor instanceof Element && anchor.isConnected) return anchor;
  if (Number.isFinite(x) && Number.isFinite(y)) return { x: x as number, y: y as number, in: element };
  log.warn(
    `dialog: position is ${String(position)}, expected ${dialogPositions.words.join(', ')}, an element of the page or a point; center is used`,
  );
  return 'center';
}

/**
 * Keeps a dialog beside its anchor and inside the window.
 *
 * @param failed the code for positioning does not load
 * @returns a function that ends it
 */
export function keepBeside(anchor: Anchor, dialog: HTMLElement, failed: () => void): () => void {
  let stop: (() => void) | null = () => {};
  loadPlacement().then(
    ({ keepPlaced }) => {
      if (stop) stop = keepPlaced(reference(anchor), dialog, { side: 'bottom-start', margin: MARGIN, over: true });
    },
    () => stop && failed(),
  );
  return () => {
    stop?.();
    stop = null;
  };
}
