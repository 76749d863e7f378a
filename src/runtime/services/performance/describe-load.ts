import type { MetricWithAttribution } from 'web-vitals/attribution';
import type { PerformanceRecord } from '../../../api/tracking/performance.ts';
import type { Context } from '../../../vocab/context.ts';

type Group = Readonly<Record<string, unknown>>;
export type Draft = Omit<PerformanceRecord, 'pageLoadId'>;

/** The requirements give no value for `app` (PERF-611). */
const APP = 'vitrine';

/** Members of a platform object that a browser may not have. */
const membersOf = (object: unknown, ...names: string[]): Group =>
  Object.fromEntries(names.map((name) => [name, Reflect.get(Object(object), name) ?? null]));

/** Texts and numbers only: the rest of an attribution is elements and entries of the browser. */
const plain = (group: object): Group =>
  Object.fromEntries(Object.entries(group).filter(([, value]) => /^(string|number|boolean)$/.test(typeof value)));

/** The page, the visitor's connection, window and device, with what was measured (PERF-611). */
function draft({ website, ...site }: Context, event: string, metrics: Group): Draft {
  return {
    app: APP,
    event,
    timestamp: Date.now(),
    context: {
      accountId: site.authenticatedAccount?.id ?? null,
      memberAccountId: site.memberAccount?.id ?? null,
      websiteId: website.id,
      templateId: site.templateId,
      templateVersion: site.templateVersion,
      language: website.language || site.language,
      pageType: site.pageType,
      path: location.pathname,
    },
    connection: membersOf(Reflect.get(navigator, 'connection'), 'effectiveType', 'downlink', 'rtt', 'saveData'),
    display: {
      ...membersOf(screen, 'width', 'height'),
      ...membersOf(window, 'innerWidth', 'innerHeight', 'devicePixelRatio'),
    },
    hardware: membersOf(navigator, 'hardwareConcurrency', 'deviceMemory', 'maxTouchPoints'),
    metrics,
  };
}

/** The record of one web vital, with what it is attributed to. */
export const vitalRecord = (
  site: Context,
  { name, value, rating, navigationType, attribution }: MetricWithAttribution,
) => draft(site, name, { value, rating, navigationType, ...plain(attribution) });

/** The record of the page load itself, by the browser's own timing; null where the browser has none. */
export function loadRecord(site: Context): Draft | null {
  const [entry] = performance.getEntriesByType('navigation');
  const names = ['type', 'redirectCount', 'transferSize', 'domainLookupEnd', 'connectEnd', 'requestStart'];
  const later = ['responseStart', 'responseEnd', 'domInteractive', 'domContentLoadedEventEnd', 'loadEventEnd'];
  return entry ? draft(site, 'page-load', membersOf(entry, ...names, ...later)) : null;
}
