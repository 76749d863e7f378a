import type { TraceEntry } from '../../../api/tracking/trace.ts';
import { PREFIX } from '../../../vocab/names.ts';
import { TRACED_EVENTS } from '../telemetry/measured-events.ts';
import { analyticsEntry } from '../tracking/analytics-entry.ts';

const TRACED = Object.entries(TRACED_EVENTS);

/** Creates the trace entry of what a visitor did with a block; null for an event that is not traced. */
export function tracedEntry({ type, detail }: CustomEvent): TraceEntry | null {
  const [, traced] = TRACED.find(([name]) => type === `${PREFIX}:${name}`) ?? [];
  if (!traced) return null;
  const [action, object_type] = traced;
  const object_identifier = String(Object(detail).formId ?? '');
  return analyticsEntry({ actor: 'visitor', action, object_type, object_identifier, product_page: '' });
}
