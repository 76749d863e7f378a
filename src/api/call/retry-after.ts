/** Wait in ms if a server asks for a later request without a readable time. */
const DEFAULT_WAIT = 60_000;

/** Returns the wait in ms that a `Retry-After` header requests, as seconds or as a date. An invalid or missing header counts as one minute. */
export function retryAfter(header: string | null, now: number): number {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1_000;
  // A date contains letters; without this check, some engines parse "-5" and "1.5" as dates.
  const date = /[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isFinite(date) ? Math.max(0, date - now) : DEFAULT_WAIT;
}
