import type { TraceEntry } from '../../../api/tracking/trace.ts';
import { inNativeApp } from '../../page/page-modes.ts';
import { randomText } from '../../page/random-text.ts';
import { session } from '../../page/web-storage.ts';

/** Actor, action and object of an event, and the page it happened on (TRACK-005). */
export interface AnalyticsEvent {
  readonly actor: string;
  readonly action: string;
  readonly object_type: string;
  readonly object_identifier: string;
  readonly product_page: string;
}

/**
 * Creates the trace entry of an analytics event: what happened, and on what kind of device and connection (TRACK-005).
 * The query is removed from addresses. By its `event_id` a server counts it once that it receives twice: a page that ends may not learn what has arrived.
 */
export function analyticsEntry(event: AnalyticsEvent): TraceEntry {
  const { origin, pathname, search } = location;
  return {
    pageUrl: pathname,
    type: 'analytics',
    data: {
      ...event,
      event_id: randomText(),
      frame_url: origin + pathname,
      connection_speed: connectionSpeed(),
      orientation: matchMedia('(orientation: portrait)').matches ? 'portrait' : 'landscape',
      native_app: inNativeApp(search, session),
    },
  };
}

/** `slow-2g` to `4g`; null in browsers that do not report it. */
function connectionSpeed(): string | null {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const speed: unknown = connection instanceof Object ? Reflect.get(connection, 'effectiveType') : null;
  return typeof speed === 'string' ? speed : null;
}
