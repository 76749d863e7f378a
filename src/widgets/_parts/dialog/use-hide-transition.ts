import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { BlockHandle } from '../../../runtime/blocks/block-handle.ts';
import { DIALOG_HIDE_FALLBACK } from '../../../vocab/codes/dialogs.ts';

/**
 * Hides a dialog: hiding until its transition is over, then hidden.
 *
 * @param hidden called once, also if the dialog leaves the page while it hides
 * @param closing its owner hides it; without it only the visitor does
 */
export function useHideTransition(
  ref: RefObject<HTMLElement | null>,
  handle: Pick<BlockHandle, 'after'>,
  hidden: () => void,
  closing = false,
): { hiding: boolean; hide(): void } {
  const [dismissed, setDismissed] = useState(false);
  const hiding = dismissed || closing;
  const ended = useEffectEvent(hidden);

  useEffect(() => {
    if (!hiding) return;
    let hasEnded = false;
    const end = (): void => {
      if (!hasEnded) ended();
      hasEnded = true;
    };
    const moving = ref.current?.getAnimations?.() ?? [];
    // Without motion there is nothing to wait for, and it ends in a microtask. Never within the effect: React would unmount the layer only after its element has
    // left the page, too late to give the focus back.
    Promise.allSettled(moving.map(({ finished }) => finished)).then(end);
    const stop = handle.after(DIALOG_HIDE_FALLBACK, end);
    return () => {
      stop();
      end();
    };
  }, [hiding, handle, ref]);

  return { hiding, hide: () => setDismissed(true) };
}
