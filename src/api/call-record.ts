import type { Call, CallRecord } from '../vocab/calls.ts';
import { withoutCrumb } from '../vocab/rules/without-crumb.ts';
import { withoutSecrets } from '../vocab/rules/without-secrets.ts';
import { CallError } from './call-error.ts';

/** What is learnt of a call while it lasts. */
export interface Progress {
  /** Milliseconds since 1970. */
  readonly began: number;
  tries: number;
  status: number;
}

/** The carts' paths hold the cart's own token. */
const CART = /(\/cart\/)[^/]+/;

/** A call's path, and the names of its query's parameters: neither crumb nor any other value. */
export function addressIn({ path, query = {} }: Pick<Call, 'path' | 'query'>): string {
  const [place = '', written = ''] = withoutCrumb(path).split('#', 1).join('').split('?');
  const names = [...new Set([...new URLSearchParams(written).keys(), ...Object.keys(query)])];
  return (
    withoutSecrets(place.replace(CART, '$1…')) +
    (names.length ? `?${names.map((name) => withoutSecrets(name)).join('&')}` : '')
  );
}

/**
 * Says of a finished call what a report may show.
 *
 * @param now milliseconds since 1970
 * @param error what it failed with, null where it did not
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
