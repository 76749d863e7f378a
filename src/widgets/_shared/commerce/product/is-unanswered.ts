import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import { showsNoPlatform } from '../../server/no-platform.ts';

/**
 * Returns whether nothing was added because the server does not know the call that adds. Another call may have failed
 * after that one, and one of the page's own cart means something else.
 */
export function isUnanswered(error: unknown, { store }: Pick<BlockHandle, 'store'>): boolean {
  // The page does not name what the address of a checkout needs.
  if (error instanceof RangeError) return true;
  const cause: unknown = Object(error).cause;
  return !store.getState().cart?.isOwn && showsNoPlatform(cause) && /^POST /.test(String(Object(cause).message));
}
