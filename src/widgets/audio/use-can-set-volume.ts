import { useEffect, useState } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';

/** Whether a page may set the volume: on iPhone and iPad only their buttons do, and a player reads 1. True until that is known. */
export function useCanSetVolume(handle: BlockHandle): boolean {
  const [can, setCan] = useState(true);
  useEffect(() => {
    const spare = new Audio();
    spare.volume = 0.5;
    // In a later task: until then Safari returns what was written.
    return handle.after(0, () => setCan(spare.volume !== 1));
  }, [handle]);
  return can;
}
