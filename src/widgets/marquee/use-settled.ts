import { useEffect, useState } from 'react';
import type { Host } from '../../runtime/blocks/host.ts';

/** The first value at once, every later one after it has been quiet for `ms` milliseconds. */
export function useSettled<Value>(value: Value, ms: number, host: Host): Value {
  const [settled, setSettled] = useState(() => value);
  useEffect(
    () => (Object.is(settled, value) ? undefined : host.after(ms, () => setSettled(() => value))),
    [settled, value, ms, host],
  );
  return settled;
}
