import type { Call } from '../../vocab/calls.ts';
import { dataWithoutSecrets } from '../../vocab/rules/text/data-without-secrets.ts';
import { toJson } from '../../vocab/rules/text/to-json.ts';

/** One observation of the page (TRACK-001). */
export interface TraceEntry {
  readonly pageUrl: string;
  readonly type: string;
  readonly data: unknown;
}

/** Interval at which waiting entries are sent, in ms (TRACK-003). */
export const TRACE_EVERY = 30_000;

/** The types that JSON leaves out of objects. */
const NOT_IN_JSON = /^(undefined|function|symbol)$/;

/** Returns an entry as JSON. Data that cannot be written as JSON becomes null, because a server refuses the whole list if the field is missing. */
function entryText(entry: TraceEntry): string {
  const withData = (data: unknown): string => toJson(dataWithoutSecrets({ ...entry, data }));
  try {
    return withData(NOT_IN_JSON.test(typeof entry.data) ? null : entry.data);
  } catch {
    return withData(null);
  }
}

/**
 * Returns the call that sends trace entries: form-encoded, one field with a JSON list, without crumb; its response is ignored. Everything that may identify the
 * visitor is removed.
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
