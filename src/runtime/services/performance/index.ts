import { readMeasureSettings } from '../../../vocab/measure-settings.ts';
import { pageFunction } from '../../page/page-function.ts';
import type { LaterService, MeasuredPage } from '../telemetry/later-service.ts';
import { loadRecord, vitalRecord } from './describe-load.ts';
import { recordPerformance } from './record-performance.ts';
import { watchVitals } from './watch-vitals.ts';

export default { start: startPerformance } satisfies LaterService;

/**
 * Records how the page loaded, and its web vitals. An error in this goes to the function that the site names for it,
 * and no further (PERF-613). Returns a function that stops it.
 */
function startPerformance({ store, site, service }: Pick<MeasuredPage, 'store' | 'site' | 'service'>): () => void {
  const { errorReporter } = readMeasureSettings(site.measureSettings);
  // Before the records are: what grows until the page is left has to be added before the records leave.
  const stopVitals = watchVitals((metric) => recorder.add(vitalRecord(site, metric)));
  const { recorder, stop } = recordPerformance({
    store,
    request: async (call) => (await service('calls'))(call),
    report(error) {
      try {
        pageFunction(errorReporter)?.(error);
      } catch {}
    },
  });
  const loaded = loadRecord(site);
  if (loaded) recorder.add(loaded);
  return () => {
    stopVitals();
    stop();
  };
}
