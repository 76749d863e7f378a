import { TRACE_EVERY, type TraceEntry, traceCall } from '../../../api/tracking/trace.ts';
import { TRACE_KEY } from '../../../vocab/measure-names.ts';
import { BeaconQueue } from '../../page/beacon-queue.ts';
import { listen } from '../../page/emit.ts';
import { watchLeaving, watchReturn } from '../../page/page-visibility.ts';
import { local } from '../../page/web-storage.ts';
import { mayCollect } from '../consent/permissions.ts';
import type { LaterService, MeasuredPage } from '../telemetry/later-service.ts';
import { TRACED_EVENTS } from '../telemetry/measured-events.ts';
import { outageGuard } from '../tracking/outage-guard.ts';
import { tracedEntry } from './traced-entry.ts';

export default { start: startTrace } satisfies LaterService;

const TRACED = Object.keys(TRACED_EVENTS) as (keyof typeof TRACED_EVENTS)[];

/**
 * Records what a visitor does (TRACK-001 to TRACK-006, TRACK-008). Entries wait up to 30 s, or until the page is left, and those that could not be sent wait for
 * the next page, or for the visitor to return to this one. Without consent to analytics nothing is recorded, and what waits is forgotten once the consent is withdrawn.
 */
function startTrace(
  { store, traced }: Pick<MeasuredPage, 'store' | 'traced'>,
  early: readonly CustomEvent[],
): () => void {
  const isAllowed = (): boolean => mayCollect(store, 'analytics');
  const { path } = traceCall([]);
  const queue = new BeaconQueue<TraceEntry>({
    address: new URL(path, location.origin).href,
    encode: (entries) => ({
      body: `${new URLSearchParams(traceCall(entries).form)}`,
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
    }),
    every: TRACE_EVERY,
    key: TRACE_KEY,
    storage: local,
    mayStore: isAllowed,
    breaker: outageGuard('trace'),
  });
  const record = (event: CustomEvent): void => {
    const entry = isAllowed() && !traced.has(event) ? tracedEntry(event) : null;
    if (entry) queue.push(entry);
  };
  for (const event of early) record(event);
  const stops = [
    ...TRACED.map((name) => listen(document, name, record)),
    watchLeaving((ends) => queue.sendOnLeave(ends)),
    watchReturn(() => queue.resume()),
    store.subscribe((now, before) => {
      if (now.consent !== before.consent && !isAllowed()) queue.clear();
    }),
    () => queue.stop(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
