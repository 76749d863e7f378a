import { TRACE_EVERY, type TraceEntry, traceCall } from '../../../api/tracking/trace.ts';
import { TRACE_KEY } from '../../../vocab/measure-names.ts';
import { PREFIX } from '../../../vocab/names.ts';
import { BeaconQueue } from '../../page/beacon-queue.ts';
import { listen } from '../../page/emit.ts';
import { watchLeaving, watchReturn } from '../../page/page-visibility.ts';
import { local } from '../../page/web-storage.ts';
import type { Page } from '../../stage/page.ts';
import { mayCollect } from '../consent/gate.ts';
import type { LaterService } from '../telemetry/later-service.ts';
import { TRACED_EVENTS } from '../telemetry/measured-events.ts';
import { analyticsEntry } from '../tracking/analytics-entry.ts';
import { outageGuard } from '../tracking/outage-guard.ts';

export default { start: startTrace } satisfies LaterService;

const TRACED = Object.entries(TRACED_EVENTS) as [keyof typeof TRACED_EVENTS, readonly [string, string]][];

/**
 * Records what a visitor does (TRACK-001 to TRACK-006, TRACK-008). Entries wait up to 30 s, or until the page is left, and those that could not be sent wait for
 * the next page, or for the visitor to return to this one. Without consent to analytics nothing is recorded, and what waits is forgotten once the consent is withdrawn.
 */
function startTrace({ store }: Pick<Page, 'store'>, early: readonly CustomEvent[]): () => void {
  const isAllowed = (): boolean => mayCollect(store, 'analytics');
  const { path } = traceCall([]);
  const queue = new BeaconQueue<TraceEntry>({
    address: new URL(path, location.origin).href,
    encode: (entries) => ({
      body: `${new URLSearchParams(traceCall(entries).form)}`,
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
    }),
    every: TRACE_EVERY,
    key: TRACE_KEY,
    storage: local,
    mayStore: isAllowed,
    breaker: outageGuard('trace'),
  });
  const record = ({ type, detail }: CustomEvent): void => {
    const [, traced] = TRACED.find(([name]) => type === `${PREFIX}:${name}`) ?? [];
    if (!traced || !isAllowed()) return;
    const [action, object_type] = traced;
    const object_identifier = String(Object(detail).formId ?? '');
    queue.push(analyticsEntry({ actor: 'visitor', action, object_type, object_identifier, product_page: '' }));
  };
  for (const event of early) record(event);
  const stops = [
    ...TRACED.map(([name]) => listen(document, name, record)),
    watchLeaving((ends) => queue.sendOnLeave(ends)),
    watchReturn(() => queue.resume()),
    store.subscribe((now, before) => {
      if (now.consent !== before.consent && !isAllowed()) queue.clear();
    }),
    () => queue.stop(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
