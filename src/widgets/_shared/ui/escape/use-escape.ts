import { useEffect, useEffectEvent } from 'react';
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
  useEffect(() => (active ? onEscape(() => dismissed()) : undefined), [active]);
}
