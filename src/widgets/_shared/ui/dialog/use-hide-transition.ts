import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import { afterTransition } from './after-transition.ts';

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
  useEffect(() => (hiding ? afterTransition(ref.current, handle, () => ended()) : undefined), [hiding, handle, ref]);
  return { hiding, hide: () => setHiding(true) };
}
