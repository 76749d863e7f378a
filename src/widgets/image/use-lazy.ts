import { useEffect, useState } from 'react';
import type { BlockHandle } from '../../runtime/blocks/block-handle.ts';

/** A part of the block that few pages use: its file is fetched once it is wanted; null until it has come. */
export function useLazy<Module>(wanted: boolean, fetch: () => Promise<Module>, handle: BlockHandle): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file stays the same.
  useEffect(() => {
    if (wanted && !module) handle.run(() => fetch().then(setModule));
  }, [wanted, module, handle]);
  return wanted ? module : null;
}
