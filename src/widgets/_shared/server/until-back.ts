import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';

/** Time limit for the browser to leave the page, in ms. */
const LEAVE_TIMEOUT = 10_000;

/**
 * Waits while the browser leaves the page. It resolves where the page is still there, for example because the browser got a download, or is shown again from the
 * back/forward cache.
 */
export const untilBack = (handle: Pick<BlockHandle, 'after'>): Promise<void> =>
  new Promise((done) => {
    const shown = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) back();
    };
    const back = (): void => {
      removeEventListener('pageshow', shown);
      done();
    };
    addEventListener('pageshow', shown);
    handle.after(LEAVE_TIMEOUT, back);
  });
