import { useMemo, useSyncExternalStore } from 'react';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import { createGate, type Gate, type GateOptions } from './gate.ts';

/** Follows a gate in a view that React renders. */
export function useGate(handle: BlockHandle, { purpose, service, waitsForClick = false }: GateOptions): Gate {
  const gate = useMemo(
    () => createGate(handle, { purpose, service, waitsForClick }),
    [handle, purpose, service, waitsForClick],
  );
  return useSyncExternalStore(gate.subscribe, gate.get);
}
