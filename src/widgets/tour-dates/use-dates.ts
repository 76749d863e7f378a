import { useEffect, useEffectEvent, useState } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import type { Gate } from '../_shared/block/facade/gate.ts';
import { useGate } from '../_shared/block/facade/use-gate.ts';
import { isOwnSource, loadDates } from './source.ts';
import type { TourDate } from './tour-date.ts';

/** The name under which a site may declare the vendor among its services. */
const SERVICE = 'bandsintown';

interface Dates {
  /** Null until they are loaded. */
  readonly dates: readonly TourDate[] | null;
  /** `again` is a retry after a failure. */
  readonly state: 'idle' | 'waiting' | 'busy' | 'failed' | 'again';
  /** What a visitor can do about dates of another site. */
  readonly gate: Gate;
  retry(): void;
}

/** The dates of an address, which is asked at once if it is of the site itself, otherwise once the visitor allows it (BLOCK-007). */
export function useDates(address: string | null, handle: BlockHandle): Dates {
  const [dates, setDates] = useState<readonly TourDate[] | null>(null);
  /** The attempt that failed last; -1 for none. */
  const [failed, setFailed] = useState(-1);
  const [attempt, setAttempt] = useState(0);
  const gate = useGate(handle, { purpose: 'marketing', service: SERVICE });
  const isOwn = address !== null && isOwnSource(new URL(address));
  const isDue = address !== null && (isOwn || gate.isOpen);

  const load = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    try {
      const found = await loadDates(new URL(address ?? ''), signal);
      if (!signal.aborted) setDates(found);
    } catch {
      if (!signal.aborted) setFailed(attempt);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same address.
  useEffect(() => {
    if (!isDue) return;
    const loading = new AbortController();
    setFailed((before) => (before === attempt ? -1 : before));
    void handle.run(() => load(loading.signal));
    return () => loading.abort();
  }, [address, isDue, attempt, handle]);

  const state =
    address === null || (isDue && dates)
      ? 'idle'
      : !isDue
        ? 'waiting'
        : failed < 0
          ? 'busy'
          : failed < attempt
            ? 'again'
            : 'failed';
  return { dates: isDue ? dates : null, state, gate, retry: () => setAttempt((before) => before + 1) };
}
