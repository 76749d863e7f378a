import { useRef, useState, useSyncExternalStore } from 'react';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import { createGate, type Gate, type GateOptions } from './gate.ts';

/** Follows a gate in a view that React renders. */
export function useGate(handle: BlockHandle, options: GateOptions): Gate {
  const now = useRef(options);
  now.current = options;
  const [gate] = useState(() => createGate(handle, () => now.current));
  return useSyncExternalStore(gate.subscribe, gate.get);
}
