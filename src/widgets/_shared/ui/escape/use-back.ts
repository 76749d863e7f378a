import { useEffect, useEffectEvent } from 'react';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import { addLayerEntry } from './layer-history.ts';

/**
 * Makes Back close a layer that covers the page while it is open, before it leaves the page.
 *
 * @param active false while it is closed or being hidden
 */
export function useBack(handle: Pick<BlockHandle, 'run'>, active: boolean, dismiss: () => void): void {
  const wentBack = useEffectEvent(() => {
    handle.run(dismiss);
  });
  useEffect(() => (active ? addLayerEntry(() => wentBack()) : undefined), [active]);
}
