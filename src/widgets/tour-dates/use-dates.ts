import { useEffect, useEffectEvent, useState } from 'react';
import type { BlockHandle } from '../../runtime/blocks/block-handle.ts';
import { allowsService } from '../../runtime/store/consent.ts';
import { useStore } from '../_parts/store/use-store.ts';
import { isOwnSource, loadDates } from './source.ts';
import type { TourDate } from './tour-date.ts';

/** The name under which a site may declare the vendor among its services. */
const SERVICE = 'bandsintown';

interface Dates {
  /** Null until they are loaded. */
  readonly dates: readonly TourDate[] | null;
  readonly state: 'idle' | 'waiting' | 'busy' | 'failed';
  /** Loads them, whatever was decided, for this page view. */
  load(): void;
}

/** The dates of an address, which is asked at once if it is of the site itself, otherwise once the visitor allows it (BLOCK-007). */
export function useDates(address: string | null, handle: BlockHandle): Dates {
  const [dates, setDates] = useState<readonly TourDate[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState(0);
  const allowed = useStore(handle.store, ({ consent }) => allowsService(consent, 'marketing', SERVICE));
  const isOwn = address !== null && isOwnSource(new URL(address));
  const isDue = address !== null && (isOwn || allowed || asked > 0);

  const load = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    try {
      const found = await loadDates(new URL(address ?? ''), signal);
      if (!signal.aborted) setDates(found);
    } catch {
      if (!signal.aborted) setFailed(true);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same address.
  useEffect(() => {
    if (!isDue) return;
    const loading = new AbortController();
    setFailed(false);
    void handle.run(() => load(loading.signal));
    return () => loading.abort();
  }, [address, isDue, asked, handle]);

  const state = address === null || dates ? 'idle' : !isDue ? 'waiting' : failed ? 'failed' : 'busy';
  return { dates: isDue ? dates : null, state, load: () => setAsked((before) => before + 1) };
}
