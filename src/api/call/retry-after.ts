/** How long to wait where a server says "later" without a time one can read, in ms. */
const DEFAULT_WAIT = 60_000;

/** The wait a `Retry-After` header asks for, in ms: seconds, or a date. Garbage, and no header, count as a minute. */
export function retryAfter(header: string | null, now: number): number {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1_000;
  // A date has letters; without this, "-5" and "1.5" are dates to some engines.
  const date = /[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isFinite(date) ? Math.max(0, date - now) : DEFAULT_WAIT;
}
