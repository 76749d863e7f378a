import type { Call, CallRecord } from '../../vocab/calls.ts';
import { addressIn } from './address-in.ts';
import { CallError } from './call-error.ts';

/** What is known about a call while it is in progress. */
export interface Progress {
  /** Milliseconds since 1970. */
  readonly began: number;
  tries: number;
  status: number;
}

/**
 * Describes a finished call by the values that a report may show.
 *
 * @param now milliseconds since 1970
 * @param error the error it failed with; null if it succeeded
 */
export function recordOf(call: Call, { began, tries, status }: Progress, now: number, error: unknown): CallRecord {
  const failed = error instanceof CallError ? error : null;
  return {
    method: call.method,
    path: addressIn(call),
    status: failed?.status ?? status,
    duration: Math.max(0, Math.round(now - began)),
    outcome: failed?.kind ?? (error === null ? 'done' : 'abandoned'),
    tries,
  };
}
