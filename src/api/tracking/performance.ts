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
import { CallError } from '../call/call-error.ts';
import { memberOrData } from '../call/member-of.ts';

/** Hands a body to the browser for good; false where that refuses. */
type Beacon = (path: string, body: string) => boolean;

/** Longest wait for the settings, in ms (PERF-602). */
export const SETTINGS_TIMEOUT = 30_000;
/** Records are flushed so long after the page's load event, in ms (PERF-607). */
export const FLUSH_AFTER_LOAD = 30_000;
/** A metric that has not come by then is given up, in ms (PERF-609). */
export const METRIC_WAIT = 60_000;

/** Largest body of one piece, in bytes: what goes with a leaving page shares 64 KiB. */
const MAX_BATCH_BYTES = 50_000;

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

/** One record of how a page load went (PERF-611); the content of the groups is not said anywhere. `timestamp` is in ms since 1970. */
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

/** A failure in the requirements' words: an answer without an id, of time, of an unexpected status; any other stays as it is (PERF-602, PERF-603, PERF-604). */
function worded(call: Call, error: unknown): unknown {
  if (!(error instanceof CallError)) return error;
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

/** Asks what to measure. Nothing is recorded before this answer, and nothing without a page load id (PERF-601, PERF-603). Rejects with a CallError in the requirements' words. */
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
 * Sends records: by beacon, and where there is none or it refuses, as the same JSON in a text body that outlives the page (PERF-605, PERF-606). Many go in pieces of
 * at most 50,000 bytes. What may tell who the visitor is stays here.
 *
 * @throws RangeError for an empty list; nothing is sent then. A CallError in the requirements' words where a call fails, once all have been tried.
 */
export async function sendRecords(
  request: Request,
  records: readonly PerformanceRecord[],
  beacon: Beacon | null,
): Promise<void> {
  if (records.length === 0) throw new RangeError(performanceDataEmpty);
  // Beacons first, all of them: on a page that goes nothing follows an answer.
  const left = batchesOf(records.map(cleaned)).filter((text) => !beacon?.(RECORDS_PATH, text));
  const failed: unknown[] = [];
  // One after another: what outlives the page shares 64 KiB, also as requests.
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
    // A larger one would be refused for it.
    keepalive: bytes(text) <= MAX_BATCH_BYTES,
  };
  try {
    await request(call);
  } catch (error) {
    throw worded(call, error);
  }
}

const bytes = (text: string): number => new TextEncoder().encode(text).length;

const cleaned = (record: PerformanceRecord): object => ({
  ...Object(dataWithoutSecrets(record)),
  pageLoadId: record.pageLoadId,
});

/** The records as JSON lists, each as long as a piece may be; a single larger record is a piece of its own. */
function batchesOf(records: readonly object[]): readonly string[] {
  const text = toJson(records);
  if (records.length === 1 || bytes(text) <= MAX_BATCH_BYTES) return [text];
  const half = Math.ceil(records.length / 2);
  return [...batchesOf(records.slice(0, half)), ...batchesOf(records.slice(half))];
}
