import { FLUSH_AFTER_LOAD, performanceSettings, sendRecords } from '../../../api/tracking/performance.ts';
import { PerformanceRecorder } from '../../../api/tracking/performance-recorder.ts';
import type { Request } from '../../../vocab/calls.ts';
import { afterLoad } from '../../page/page-timing.ts';
import { watchLeaving } from '../../page/page-visibility.ts';
import type { Store } from '../../store/store.ts';
import { mayCollect, onceAllowed, PERFORMANCE, whileAllowed } from '../consent/permissions.ts';

export interface PerformanceOptions {
  readonly store: Store;
  readonly request: Request;
  /** The error-reporting service, if one is present (PERF-613). */
  report?(error: unknown): void;
}

/**
 * Sends the performance records of a page (PERF-607, PERF-608): they are sent 30 s after the load event, and whenever
 * the page is hidden or left, each once. Without consent to analytics nothing is requested and nothing is sent: records
 * from before a decision wait for it, and a refusal discards them.
 *
 * @returns the recorder, and a function that stops it and sends the waiting records
 */
export function recordPerformance({ store, request, report }: PerformanceOptions): {
  recorder: PerformanceRecorder;
  stop(): void;
} {
  let stopped = false;
  const mayRecord = (): boolean => mayCollect(store, 'analytics', PERFORMANCE);
  const allowed = (): boolean => !stopped && mayRecord();
  // What is sent as it stops is sent after it has: only consent may hold that back.
  const send = whileAllowed(request, mayRecord);
  const recorder = new PerformanceRecorder({
    settings: () => performanceSettings(send),
    send: async (records) => (allowed() ? sendRecords(send, records, beacon) : undefined),
    // What fails because the visitor has withdrawn is no error.
    ...(report && { report: (error) => (mayRecord() ? report(error) : undefined) }),
  });
  const refuses = (): boolean => store.getState().consent.decided && !allowed();
  let refused = refuses();
  const follow = (): void => {
    const before = refused;
    refused = refuses();
    // Records that were added while the visitor refused are not sent after a later consent either.
    if (before || refused) recorder.clear();
  };
  let asked = false;
  // Before the settings are requested the recorder only notes the flush; afterwards, records that are no longer allowed
  // keep waiting.
  const flush = (): void => {
    if (allowed() || !asked) recorder.flush();
  };
  const stops = [
    store.subscribe(follow),
    onceAllowed(
      store,
      'analytics',
      () => {
        asked = true;
        recorder.start();
      },
      PERFORMANCE,
    ),
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

/** False also if the browser has no beacons. */
function beacon(path: string, body: string): boolean {
  try {
    return navigator.sendBeacon(location.origin + path, body);
  } catch {
    return false;
  }
}
