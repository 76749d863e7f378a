import type { Call } from '../../vocab/calls.ts';
import { dataWithoutSecrets } from '../../vocab/rules/text/data-without-secrets.ts';
import { toJson } from '../../vocab/rules/text/to-json.ts';

/** One thing the page noticed (TRACK-001). */
export interface TraceEntry {
  readonly pageUrl: string;
  readonly type: string;
  readonly data: unknown;
}

/** Every so many ms the entries that wait are sent (TRACK-003). */
export const TRACE_EVERY = 30_000;

/** What JSON leaves out of objects. */
const NOT_IN_JSON = /^(undefined|function|symbol)$/;

/** An entry as JSON. One whose data has none has null there: a server refuses the whole list where the field is missing. */
function entryText(entry: TraceEntry): string {
  const withData = (data: unknown): string => toJson(dataWithoutSecrets({ ...entry, data }));
  try {
    return withData(NOT_IN_JSON.test(typeof entry.data) ? null : entry.data);
  } catch {
    return withData(null);
  }
}

/**
 * The call that sends trace entries: form-encoded, one field with a JSON list, without crumb; its answer is ignored. What may tell who the visitor is stays
 * here.
 */
export const traceCall = (entries: readonly TraceEntry[]): Call => ({
  method: 'POST',
  path: '/api/events/Trace',
  form: { data: `[${entries.map(entryText).join(',')}]` },
  crumb: 'none',
  automatic: true,
  quiet: true,
  unread: true,
  retries: 0,
});
