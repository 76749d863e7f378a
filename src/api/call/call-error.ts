import type { Call } from '../../vocab/calls.ts';
import { addressIn } from './address-in.ts';

/**
 * Why a call gave nothing.
 *
 * - `offline` no answer came
 * - `timeout` the whole answer did not come in time
 * - `refused` the server said no, or the call was held back during an outage
 * - `application` the server said why, in the caller's own terms (DATA-014)
 * - `shape` a success that is not JSON or names an error
 */
export type CallErrorKind = 'offline' | 'timeout' | 'refused' | 'application' | 'shape';

interface Answer {
  /** HTTP status, 0 without an answer. */
  status?: number;
  /** The parsed answer, null where there is none. */
  data?: unknown;
  /** The wording that the requirements give this failure, in place of method and path. */
  message?: string;
}

/**
 * A call that failed. There is no `cause`: what a page's own fetch throws may name the address, crumb and all, and errors end up in logs.
 */
export class CallError extends Error {
  override readonly name: string = 'CallError';
  readonly kind: CallErrorKind;
  readonly status: number;
  readonly data: unknown;
  /** What a visitor may be told. Plain text, partly from the server. */
  readonly text: string;

  constructor(call: Call, kind: CallErrorKind, text: string, { status = 0, data = null, message }: Answer = {}) {
    super(message ?? `${call.method} ${addressIn(call)}: ${kind}${status ? ` (${status})` : ''}`);
    this.kind = kind;
    this.status = status;
    this.data = data;
    this.text = text;
  }
}

/** A 404, with the path that is not there (ERR-608); tokens in it are left out. */
export class NotFoundError extends CallError {
  override readonly name = 'NotFoundError';
  readonly path: string;

  constructor(call: Call, text: string, data: unknown) {
    super(call, 'refused', text, { status: 404, data });
    this.path = addressIn({ path: call.path });
  }
}
