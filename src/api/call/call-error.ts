import type { Call } from '../../vocab/calls.ts';
import { addressIn } from './address-in.ts';

/**
 * Why a call has no result.
 *
 * - `offline` no response arrived
 * - `timeout` the complete response did not arrive in time
 * - `refused` the server rejected the request, or the circuit breaker held it back during an outage
 * - `application` the server gave a reason that is meant for the caller (DATA-014)
 * - `shape` the response has a success status but is not JSON, or it names an error
 */
export type CallErrorKind = 'offline' | 'timeout' | 'refused' | 'application' | 'shape';

interface Answer {
  /** HTTP status; 0 if there was no response. */
  status?: number;
  /** The parsed response; null if there is none. */
  data?: unknown;
  /** The wording that the requirements give this failure. It replaces method and path. */
  message?: string;
}

/**
 * A failed call. It has no `cause`, because an exception from a page's own fetch may contain the address with its crumb, and errors end up in logs.
 */
export class CallError extends Error {
  override readonly name: string = 'CallError';
  readonly kind: CallErrorKind;
  readonly status: number;
  readonly data: unknown;
  /** The text that may be shown to a visitor: plain text, partly written by the server. */
  readonly text: string;

  constructor(call: Call, kind: CallErrorKind, text: string, { status = 0, data = null, message }: Answer = {}) {
    super(message ?? `${call.method} ${addressIn(call)}: ${kind}${status ? ` (${status})` : ''}`);
    this.kind = kind;
    this.status = status;
    this.data = data;
    this.text = text;
  }
}

/**
 * Whether something thrown is a failed call. Files that are fetched apart may each have the class, so `instanceof` would deny the error of another file.
 */
export const isCallError = (error: unknown): error is CallError =>
  error instanceof Error && Object.hasOwn(error, 'kind') && Object.hasOwn(error, 'status');

/** A 404 response, with the path that was not found (ERR-608). Tokens in the path are left out. */
export class NotFoundError extends CallError {
  override readonly name = 'NotFoundError';
  readonly path: string;

  constructor(call: Call, text: string, data: unknown) {
    super(call, 'refused', text, { status: 404, data });
    this.path = addressIn({ path: call.path });
  }
}
