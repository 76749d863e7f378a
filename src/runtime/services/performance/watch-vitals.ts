import { type MetricWithAttribution, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals/attribution';
import { METRIC_WAIT } from '../../../api/tracking/performance.ts';
import { watchLeaving } from '../../page/page-visibility.ts';

const GROWING = { reportAllChanges: true };

/**
 * Measures the web vitals of this page load and reports each once: what is final at once, what may still grow when the
 * page is hidden or left, or after 60 s with its value at that time. A metric without a value by then is given up
 * (PERF-609). Returns a function that stops it.
 */
export function watchVitals(report: (metric: MetricWithAttribution) => void): () => void {
  const latest = new Map<string, MetricWithAttribution>();
  const reported = new Set<string>();
  let ended = false;
  const final = (metric: MetricWithAttribution): void => {
    if (ended || reported.has(metric.name)) return;
    reported.add(metric.name);
    report(metric);
  };
  const growing = (metric: MetricWithAttribution): void => void latest.set(metric.name, metric);
  const settle = (): void => {
    for (const metric of latest.values()) final(metric);
    latest.clear();
  };
  const end = (): void => {
    settle();
    ended = true;
    stopWatching();
    clearTimeout(timer);
  };
  const timer = setTimeout(end, METRIC_WAIT);
  onTTFB(final);
  onFCP(final);
  onLCP(growing, GROWING);
  onCLS(growing, GROWING);
  onINP(growing, GROWING);
  const stopWatching = watchLeaving(settle);
  return end;
}
