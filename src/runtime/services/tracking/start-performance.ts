import { FLUSH_AFTER_LOAD, performanceSettings, sendRecords } from '../../../api/tracking/performance.ts';
import { PerformanceRecorder } from '../../../api/tracking/performance-recorder.ts';
import type { Request } from '../../../vocab/calls.ts';
import { afterLoad } from '../../page/page-timing.ts';
import { watchLeaving } from '../../page/page-visibility.ts';
import type { Store } from '../../store/store.ts';
import { mayCollect, onceAllowed } from '../consent/gate.ts';

export interface PerformanceOptions {
  readonly store: Store;
  readonly request: Request;
  /** The error-reporting service, where one is present (PERF-613). */
  report?(error: unknown): void;
}

/**
 * Starts the page's performance records (PERF-607, PERF-608): they leave 30 s after the load event, and whenever the page is hidden or goes, each once. Without
 * consent to analytics nothing is asked and nothing leaves: what is recorded before a decision waits for it, and a refusal throws it away.
 *
 * @returns the recorder, and the stop, which sends what waits
 */
export function startPerformance({ store, request, report }: PerformanceOptions): {
  recorder: PerformanceRecorder;
  stop(): void;
} {
  let stopped = false;
  const allowed = (): boolean => !stopped && mayCollect(store, 'analytics');
  const recorder = new PerformanceRecorder({
    settings: () => performanceSettings(request),
    send: async (records) => (allowed() ? sendRecords(request, records, beacon) : undefined),
    ...(report && { report }),
  });
  const refuses = (): boolean => store.getState().consent.decided && !allowed();
  let refused = refuses();
  const follow = (): void => {
    const before = refused;
    refused = refuses();
    // Also what came in while the visitor refused is not sent after a yes.
    if (before || refused) recorder.clear();
  };
  let asked = false;
  // Before the settings are asked for the recorder only takes note; afterwards what is not allowed any more waits on.
  const flush = (): void => {
    if (allowed() || !asked) recorder.flush();
  };
  const stops = [
    store.subscribe(follow),
    onceAllowed(store, 'analytics', () => {
      asked = true;
      recorder.start();
    }),
    afterLoad(FLUSH_AFTER_LOAD, flush),
    watchLeaving(flush),
  ];
  return {
    recorder,
    stop() {
      flush();
      stopped = true;
      for (const stop of stops) stop();
    },
  };
}

/** False also where the browser has no beacons. */
function beacon(path: string, body: string): boolean {
  try {
    return navigator.sendBeacon(location.origin + path, body);
  } catch {
    return false;
  }
}
