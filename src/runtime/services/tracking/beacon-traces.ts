import { type TraceEntry, traceCall } from '../../../api/tracking/trace.ts';

/** Hands trace entries to the browser at once, which sends them also if the page is left now. False where it takes none. */
export function beaconTraces(entries: readonly TraceEntry[]): boolean {
  const { path, form } = traceCall(entries);
  try {
    return navigator.onLine && navigator.sendBeacon(location.origin + path, new URLSearchParams(form));
  } catch {
    return false;
  }
}
