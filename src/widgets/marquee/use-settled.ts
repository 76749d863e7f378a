import { useEffect, useState } from 'react';
import type { BlockHandle } from '../../runtime/blocks/block-handle.ts';

/** The first value at once, every later one after it has been quiet for `ms` milliseconds. */
export function useSettled<Value>(value: Value, ms: number, handle: BlockHandle): Value {
  const [settled, setSettled] = useState(() => value);
  useEffect(
    () => (Object.is(settled, value) ? undefined : handle.after(ms, () => setSettled(() => value))),
    [settled, value, ms, handle],
  );
  return settled;
}
