import { useEffect, useEffectEvent, useState } from 'react';
import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import { motion } from '../../../runtime/page/motion.ts';
import { closedState, followingState, type LightboxState } from '../motion/lightbox-state.ts';

/**
 * The state of the lightbox, which goes on by itself after the times of the fades (LBOX-319, LBOX-320).
 *
 * @param destroyed called once the last state is reached
 */
export function useLightboxState(
  handle: Pick<BlockHandle, 'after'>,
  destroyed: () => void,
): { state: LightboxState; hide(): void } {
  const [state, setState] = useState<LightboxState>('shown');
  const end = useEffectEvent(destroyed);
  useEffect(() => {
    // Not within the effect: React would unmount the layer only after its element has left the page, too late to give
    // the focus back.
    if (state === 'destroyed') queueMicrotask(() => end());
    const following = followingState(state, motion.reduced());
    return following ? handle.after(following.delay, () => setState(following.next)) : undefined;
  }, [state, handle]);
  return { state, hide: () => setState(closedState) };
}
