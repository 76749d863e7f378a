import type { CircuitBreaker } from '../../../api/call/circuit-breaker.ts';
import { withDeadline } from '../../../api/call/deadline.ts';

/** Maximum wait for a response, in ms; the same as for every call. */
const MAX_WAIT = 30_000;
const TYPE = 'application/json';

/** Sends JSON as a beacon; false if the browser refuses it, or for another origin than the site's: a beacon takes cookies along wherever it goes. */
export function beacon(address: string, body: string): boolean {
  try {
    if (new URL(address).origin !== location.origin) return false;
    return navigator.sendBeacon(address, new Blob([body], { type: TYPE }));
  } catch {
    return false;
  }
}

/** Sends JSON and returns the status; 0 without a response, also where none may be requested now. It never rejects. Cookies go to the site itself only. */
export async function postJson(address: string, body: string, guard: CircuitBreaker): Promise<number> {
  if (!guard.allowRequest()) return 0;
  try {
    const response = await withDeadline(MAX_WAIT, undefined, (signal) =>
      fetch(address, {
        method: 'POST',
        body,
        headers: { 'Content-Type': TYPE },
        credentials: 'same-origin',
        keepalive: true,
        signal,
      }),
    );
    guard.recordResponse(response);
    return response.status;
  } catch {
    guard.recordFailure();
    return 0;
  }
}
