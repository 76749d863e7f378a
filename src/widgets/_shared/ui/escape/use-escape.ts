import { useEffectEvent, useLayoutEffect } from 'react';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import { onEscape } from './on-escape.ts';

/**
 * Makes Esc dismiss a layer while it is open (`onEscape`).
 *
 * @param active false while it is closed or being hidden
 */
export function useEscape(handle: Pick<BlockHandle, 'run'>, active: boolean, dismiss: () => void): void {
  const dismissed = useEffectEvent(() => {
    handle.run(dismiss);
  });
  // A passive effect would come after the frame that shows the layer: the key would dismiss what lies below.
  useLayoutEffect(() => (active ? onEscape(() => dismissed()) : undefined), [active]);
}
