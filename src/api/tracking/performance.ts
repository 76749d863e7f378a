import type { Call, Request } from '../../vocab/calls.ts';
import {
  metricSettingsTimeout,
  pageLoadIdMissing,
  performanceDataEmpty,
  unexpectedStatus,
} from '../../vocab/logged-messages.ts';
import { dataWithoutSecrets } from '../../vocab/rules/text/data-without-secrets.ts';
import { fillPlaceholders } from '../../vocab/rules/text/fill-placeholders.ts';
import { toJson } from '../../vocab/rules/text/to-json.ts';
import { CallError, isCallError } from '../call/call-error.ts';
import { fitsKeepalive } from '../call/fits-keepalive.ts';
import { memberOrData } from '../call/member-of.ts';

/** Sends a body as a beacon; returns false if the browser refuses it. */
type Beacon = (path: string, body: string) => boolean;

/** Timeout of the request for the settings, in ms (PERF-602). */
export const SETTINGS_TIMEOUT = 30_000;
/** Time from the page's load event until the records are sent, in ms (PERF-607). */
export const FLUSH_AFTER_LOAD = 30_000;
/** A metric that has not arrived by then is dropped, in ms (PERF-609). */
export const METRIC_WAIT = 60_000;

export const RECORDS_PATH = '/api/1/performance/records';

const SETTINGS = {
  method: 'GET',
  path: '/api/1/performance/settings',
  automatic: true,
  quiet: true,
  retries: 0,
  timeout: SETTINGS_TIMEOUT,
} as const satisfies Call;

/** What the server wants measured; only the id of the page load is known by name. */
export interface PerformanceSettings {
  readonly pageLoadId: string;
  readonly answer: unknown;
}

/** One record of the performance of a page load (PERF-611); the content of the groups is not specified. `timestamp` is in ms since 1970. */
export interface PerformanceRecord {
  readonly pageLoadId: string;
  readonly app: string;
  readonly event: string;
  readonly timestamp: number;
  readonly context: Readonly<Record<string, unknown>>;
  readonly connection: Readonly<Record<string, unknown>>;
  readonly display: Readonly<Record<string, unknown>>;
  readonly hardware: Readonly<Record<string, unknown>>;
  readonly metrics: Readonly<Record<string, unknown>>;
}

/**
 * Returns a failure in the requirements' wording: a response without an id, a timeout, an unexpected status. Any other failure is returned unchanged (PERF-602,
 * PERF-603, PERF-604).
 */
function worded(call: Call, error: unknown): unknown {
  if (!isCallError(error)) return error;
  const { kind, status, data, text } = error;
  if (kind === 'shape') return new CallError(call, kind, text, { status, data, message: pageLoadIdMissing });
  if (kind === 'timeout') return new CallError(call, kind, text, { message: metricSettingsTimeout });
  if (status === 0) return error;
  return new CallError(call, kind, text, {
    status,
    data,
    message: fillPlaceholders(unexpectedStatus, { code: status }),
  });
}

/**
 * Requests the settings that tell what to measure. Nothing is recorded before this response, and nothing without a page load id (PERF-601, PERF-603). Rejects
 * with a CallError in the requirements' wording.
 */
export async function performanceSettings(request: Request): Promise<PerformanceSettings> {
  let answer: unknown;
  try {
    answer = await request(SETTINGS);
  } catch (error) {
    throw worded(SETTINGS, error);
  }
  const pageLoadId = memberOrData(answer, 'pageLoadId');
  if (typeof pageLoadId !== 'string' || pageLoadId === '')
    throw new CallError(SETTINGS, 'shape', '', {
      status: 200,
      data: answer,
      message: pageLoadIdMissing,
    });
  return { pageLoadId, answer };
}

/**
 * Sends records by beacon. If there are no beacons or the browser refuses one, the same JSON is sent in a text body that outlives the page (PERF-605,
 * PERF-606). Many records are split into batches of at most 50,000 bytes. Everything that may identify the visitor is removed.
 *
 * @throws RangeError for an empty list; nothing is sent then. A CallError in the requirements' wording if a call fails, after all calls have been tried.
 */
export async function sendRecords(
  request: Request,
  records: readonly PerformanceRecord[],
  beacon: Beacon | null,
): Promise<void> {
  if (records.length === 0) throw new RangeError(performanceDataEmpty);
  // All beacons are sent first: while the page is being left, nothing runs after a response.
  const left = batchesOf(records.map(cleaned)).filter((text) => !beacon?.(RECORDS_PATH, text));
  const failed: unknown[] = [];
  // The requests are sent one after another: all that outlive the page share 64 KiB, whether beacon or request.
  for (const text of left) await sendBatch(request, text).catch((error) => failed.push(error));
  if (failed.length > 0) throw failed[0];
}

async function sendBatch(request: Request, text: string): Promise<void> {
  const call: Call = {
    method: 'POST',
    path: RECORDS_PATH,
    text,
    automatic: true,
    quiet: true,
    unread: true,
    retries: 0,
    keepalive: true,
  };
  try {
    await request(call);
  } catch (error) {
    throw worded(call, error);
  }
}

const cleaned = (record: PerformanceRecord): object => ({
  ...Object(dataWithoutSecrets(record)),
  pageLoadId: record.pageLoadId,
});

/** Returns the records as JSON lists, each as long as a batch may be; a single larger record is a batch of its own. */
function batchesOf(records: readonly object[]): readonly string[] {
  const text = toJson(records);
  if (records.length === 1 || fitsKeepalive(text)) return [text];
  const half = Math.ceil(records.length / 2);
  return [...batchesOf(records.slice(0, half)), ...batchesOf(records.slice(half))];
}
