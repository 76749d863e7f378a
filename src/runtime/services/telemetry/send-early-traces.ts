import { traceCall } from '../../../api/tracking/trace.ts';
import type { Store } from '../../store/store.ts';
import { mayCollect } from '../consent/permissions.ts';
import { tracedEntry } from '../trace/traced-entry.ts';
import { beaconTraces } from '../tracking/beacon-traces.ts';

/**
 * Sends what a visitor did before the queue of the traces was there, because the page may be left for good (TRACK-004). Without consent to analytics, or without a
 * connection, it waits for the queue.
 *
 * @param sent the events that were sent in this way; it adds to them
 */
export function sendEarlyTraces(store: Store, early: readonly CustomEvent[], sent: Set<CustomEvent>): void {
  if (!navigator.onLine || !mayCollect(store, 'analytics')) return;
  const entries = early.flatMap((event) => {
    const entry = sent.has(event) ? null : tracedEntry(event);
    sent.add(event);
    return entry ?? [];
  });
  if (entries[0] && !beaconTraces(entries))
    void sendAlive(entries).catch(() => {
      // A page that was only hidden comes back, and the queue may still send them.
      for (const event of early) sent.delete(event);
    });
}

/** Some extensions of browsers refuse every beacon. */
async function sendAlive(entries: Parameters<typeof traceCall>[0]): Promise<void> {
  const { path, form } = traceCall(entries);
  await fetch(location.origin + path, { method: 'POST', body: new URLSearchParams(form), keepalive: true });
}
