import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';

/** How long a visitor who has pressed a button waits for files, in ms. */
export const LOAD_TIMEOUT = 5_000;

/**
 * Waits for files without which the page's own form can still be submitted.
 *
 * @returns null if they do not arrive within 5 s
 * @throws without a connection, where the browser would leave the page for its own error
 */
export async function inTime<Files>(handle: Pick<BlockHandle, 'after'>, files: Promise<Files>): Promise<Files | null> {
  const late = new Promise<null>((done) => {
    handle.after(LOAD_TIMEOUT, () => done(null));
  });
  const arrived = await Promise.race([files.catch(() => null), late]);
  if (!arrived && !navigator.onLine) throw new Error('There is no connection.');
  return arrived;
}
