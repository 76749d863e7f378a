import { eventBeforeEnvironment } from '../../../vocab/logged-messages.ts';
import { listen } from '../../page/emit.ts';
import { afterLoad, whenIdle } from '../../page/page-timing.ts';
import { watchLeaving } from '../../page/page-visibility.ts';
import { retryOnce } from '../../page/retry-once.ts';
import type { Page } from '../../stage/page.ts';
import type { RunningService, ServiceModule } from '../../stage/service-module.ts';
import { siteOf } from '../../store/site-of.ts';
import type { LaterService } from './later-service.ts';
import { BLOCK_EVENTS } from './measured-events.ts';
import { reportErrors } from './report-errors.ts';
import { sendEarlyTraces } from './send-early-traces.ts';

export default { start: startTelemetry } satisfies ServiceModule<undefined>;

type Load = () => Promise<{ readonly default: LaterService }>;

/** A page that fires more events than that before it is idle is no visitor's. */
const MOST = 100;

/** The status of a site of the platform's own staff (EXPER-601), as `siteStatuses` has it: this file does without the table of all statuses. */
const INTERNAL = 6;

/** Keeps what visitors do with blocks for the measuring services, which start later, until it is stopped. */
function keepEarlyEvents(): { readonly events: readonly CustomEvent[]; stop(): void } {
  const events: CustomEvent[] = [];
  const keep = (event: CustomEvent): void => {
    if (events.length < MOST) events.push(event);
  };
  const unlisten = BLOCK_EVENTS.map((name) => listen(document, name, keep));
  return {
    events,
    stop() {
      for (const stop of unlisten) stop();
    },
  };
}

/** The log keeps no more than some messages: one that comes again and again must leave room for others. */
const MOST_ALIKE = 20;

/** Prints every failure: the log takes each text once, so that a repeated one gets a number there. */
function failureLog({ log }: Pick<Page, 'log'>): (message: string) => void {
  const counts = new Map<string, number>();
  return (message) => {
    const count = (counts.get(message) ?? 0) + 1;
    counts.set(message, count);
    if (count <= MOST_ALIKE)
      log.error('VT040', count > 1 ? `${message} (${count})` : message, null, undefined, message);
  };
}

/**
 * Listens to script errors at once, and starts the other measuring services once the page has loaded and is idle: nothing of them may delay what a visitor sees.
 * Their failures change nothing (TRACK-006). A server that is not the platform's knows none of the calls, so that only what the site's settings name is measured there.
 */
function startTelemetry(page: Page): RunningService<undefined> {
  const site = siteOf(page);
  const { server, appDomain, website, measureSettings, cookieSettings } = site;
  if (cookieSettings.isVisitorDataRestricted === false) page.service('visitor-record').catch(() => {});
  const isOfPlatform = Boolean(
    website.id && (server || appDomain || website.identifier || website.siteStatus.value === INTERNAL),
  );
  if (!isOfPlatform && !Object.keys(measureSettings)[0]) return { api: undefined, stop() {} };
  const later: Load[] = [() => import('./event-analytics.ts')];
  if (isOfPlatform) later.unshift(() => import('./page-analytics.ts'));
  let isStopped = false;
  const early = keepEarlyEvents();
  const logFailure = failureLog(page);
  // An event is dropped while nothing measures yet (EVENT-607).
  const stopWarning = listen(document, 'measure', () => logFailure(eventBeforeEnvironment));
  const stops = new Set([early.stop, stopWarning]);
  const traced = new Set<CustomEvent>();
  const stopLeaving = watchLeaving(() => isOfPlatform && sendEarlyTraces(page.store, early.events, traced));
  stops.add(stopLeaving);
  if (isOfPlatform) stops.add(reportErrors(page));
  const start = async (): Promise<void> => {
    const loaded = await Promise.allSettled(later.map(retryOnce));
    if (isStopped) return;
    stopWarning();
    stopLeaving();
    for (const one of loaded)
      if (one.status === 'fulfilled')
        stops.add(one.value.default.start({ ...page, site, isOfPlatform, traced, logFailure }, early.events));
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
