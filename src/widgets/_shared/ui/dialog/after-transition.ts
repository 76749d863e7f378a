import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import { DIALOG_HIDE_FALLBACK } from '../../../../vocab/codes/dialogs.ts';

/**
 * Waits until the transition of a dialog that is being hidden is over.
 *
 * @param hidden called once, never before this returns
 * @returns a function that ends it at once, because the dialog leaves the page
 */
export function afterTransition(
  dialog: HTMLElement | null,
  handle: Pick<BlockHandle, 'after'>,
  hidden: () => void,
): () => void {
  let hasEnded = false;
  const end = (): void => {
    stop();
    if (hasEnded) return;
    hasEnded = true;
    hidden();
  };
  const stop = handle.after(DIALOG_HIDE_FALLBACK, end);
  const moving = dialog?.getAnimations?.() ?? [];
  // Without motion there is nothing to wait for, and it ends in a microtask. Never before this returns: React would unmount the layer only after its element has
  // left the page, too late to give the focus back.
  Promise.allSettled(moving.map(({ finished }) => finished)).then(end);
  return end;
}
