import type { Page } from '../../blocks/page.ts';
import { retryOnce } from '../../blocks/retry-once.ts';
import type { RunningService } from '../../blocks/services.ts';
import { afterLoad, whenIdle } from '../../page/page-timing.ts';
import { siteOf } from '../../store/site-of.ts';
import { warnOfEarlyEvents } from '../events/warn-early.ts';
import { keepEarlyEvents } from './early-events.ts';
import type { LaterService } from './later-service.ts';
import { reportErrors } from './report-errors.ts';

/** What is measured once the page has loaded and is idle: nothing of it may delay what a visitor sees. */
const LATER: readonly (() => Promise<LaterService>)[] = [
  () => import('../landing/index.ts'),
  () => import('../visits/index.ts'),
  () => import('../trace/index.ts'),
  () => import('../census/index.ts'),
  () => import('../performance/index.ts'),
  () => import('../events/index.ts'),
  () => import('../experiments/index.ts'),
];

/** Listens to script errors at once, and starts the other measuring services once the page has loaded and is idle. Their failures change nothing (TRACK-006). */
export function startTelemetry(page: Page): RunningService<undefined> {
  const { server, appDomain, website } = siteOf(page);
  // A server that is not the platform's knows none of the calls.
  if (!(server || appDomain || website.identifier)) return { api: undefined, stop() {} };
  let isStopped = false;
  const early = keepEarlyEvents();
  const stopWarning = warnOfEarlyEvents(page);
  const stops = new Set([reportErrors(page), early.stop, stopWarning]);
  const start = async (): Promise<void> => {
    const loaded = await Promise.allSettled(LATER.map(retryOnce));
    if (isStopped) return;
    stopWarning();
    for (const one of loaded)
      try {
        if (one.status === 'fulfilled') stops.add(one.value.default.start(page, early.events));
      } catch {}
    early.stop();
  };
  stops.add(afterLoad(0, () => stops.add(whenIdle(start))));
  return {
    api: undefined,
    stop() {
      isStopped = true;
      for (const stop of stops) stop();
    },
  };
}
