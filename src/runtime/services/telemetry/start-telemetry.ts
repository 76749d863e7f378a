import type { Page } from '../../blocks/page.ts';
import { retryOnce } from '../../blocks/retry-once.ts';
import type { RunningService } from '../../blocks/services.ts';
import { afterLoad, whenIdle } from '../../page/page-timing.ts';
import { siteOf } from '../../store/site-of.ts';
import { warnOfEarlyEvents } from '../events/warn-early.ts';
import { keepEarlyEvents } from './early-events.ts';
import type { LaterService } from './later-service.ts';
import { reportErrors } from './report-errors.ts';

type Load = () => Promise<LaterService>;

/** What has its own calls of the platform's server. */
const OF_PLATFORM: readonly Load[] = [
  () => import('../landing/index.ts'),
  () => import('../visits/index.ts'),
  () => import('../trace/index.ts'),
  () => import('../census/index.ts'),
  () => import('../performance/index.ts'),
];

/** What goes where the site's settings say, on any server. */
const OF_SETTINGS: readonly Load[] = [() => import('../events/index.ts'), () => import('../experiments/index.ts')];

/**
 * Listens to script errors at once, and starts the other measuring services once the page has loaded and is idle: nothing of them may delay what a visitor sees.
 * Their failures change nothing (TRACK-006). A server that is not the platform's knows none of the calls, so that only what the site's settings name is measured there.
 */
export function startTelemetry(page: Page): RunningService<undefined> {
  const { server, appDomain, website, measureSettings } = siteOf(page);
  const isOfPlatform = Boolean(website.id && (server || appDomain || website.identifier));
  if (!isOfPlatform && !Object.keys(measureSettings)[0]) return { api: undefined, stop() {} };
  const later = [...(isOfPlatform ? OF_PLATFORM : []), ...OF_SETTINGS];
  let isStopped = false;
  const early = keepEarlyEvents();
  const stopWarning = warnOfEarlyEvents(page);
  const stops = new Set([early.stop, stopWarning]);
  if (isOfPlatform) stops.add(reportErrors(page));
  const start = async (): Promise<void> => {
    const loaded = await Promise.allSettled(later.map(retryOnce));
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
