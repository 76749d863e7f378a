import type { Page } from '../../blocks/page.ts';
import type { RunningService } from '../../blocks/services.ts';
import { afterLoad, whenIdle } from '../../page/page-timing.ts';
import { reportErrors } from './report-errors.ts';

/** What is measured once the page has loaded and is idle: nothing of it may delay what a visitor sees. */
const LATER = ['landing', 'visits'] as const;

/** Listens to script errors at once, and starts the other measuring services once the page has loaded and is idle. Their failures change nothing (TRACK-006). */
export function startTelemetry(page: Page): RunningService<undefined> {
  const stops = [
    reportErrors(page),
    afterLoad(0, () => {
      const start = (): void => {
        for (const name of LATER) page.service(name).catch(() => {});
      };
      stops.push(whenIdle(start));
    }),
  ];
  return {
    api: undefined,
    stop() {
      for (const stop of stops) stop();
    },
  };
}
