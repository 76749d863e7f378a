import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { BlockHandle } from '../../../runtime/blocks/block-handle.ts';
import { DIALOG_HIDE_FALLBACK } from '../../../vocab/codes/dialogs.ts';

/**
 * Hides a dialog: hiding until its transition is over, then hidden.
 *
 * @param hidden called once, also if the dialog leaves the page while it hides
 */
export function useHideTransition(
  ref: RefObject<HTMLElement | null>,
  handle: Pick<BlockHandle, 'after'>,
  hidden: () => void,
): { hiding: boolean; hide(): void } {
  const [hiding, setHiding] = useState(false);
  const ended = useEffectEvent(hidden);

  useEffect(() => {
    if (!hiding) return;
    let hasEnded = false;
    const end = (): void => {
      if (!hasEnded) ended();
      hasEnded = true;
    };
    const moving = ref.current?.getAnimations?.() ?? [];
    // Without motion there is no transition to wait for.
    if (moving.length === 0) end();
    Promise.allSettled(moving.map(({ finished }) => finished)).then(end);
    const stop = handle.after(DIALOG_HIDE_FALLBACK, end);
    return () => {
      stop();
      end();
    };
  }, [hiding, handle, ref]);

  return { hiding, hide: () => setHiding(true) };
}
