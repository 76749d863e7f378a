import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';

/** Another press within this time is the second half of a double click, in ms. */
const PRESS_PERIOD = 600;

/** Resolves once a press that has just begun cannot be the first half of a double click any more: one press acts once. */
export const untilPressOver = (handle: Pick<BlockHandle, 'after'>): Promise<void> =>
  new Promise((resolve) => handle.after(PRESS_PERIOD, resolve));
