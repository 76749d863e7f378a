import type { Wording } from './wording-keys.ts';

/** How often a relative time is looked at again, in ms (FMT-304). Once it is a full date, nothing changes any more. */
export const RELATIVE_TIME_REFRESH = 5000;

/** Up to this many whole seconds they are counted; then a full date is used (FMT-302, FMT-303). */
const COUNTED_SECONDS = 59;

/**
 * Says how long ago a moment was (FMT-301, FMT-302, FMT-305): now at 0 seconds, the number of whole elapsed seconds up to 59. A moment in the future counts as now.
 *
 * @param moment in ms since 1970
 * @param now in ms since 1970
 * @returns null from 60 seconds on, and for what is no moment: the full date is used
 */
export function relativeTime(moment: number, now: number): Wording<'timeNow' | 'timeSeconds'> | null {
  const seconds = Math.max(0, Math.floor((now - moment) / 1000));
  if (seconds === 0) return { key: 'timeNow', values: {} };
  return seconds <= COUNTED_SECONDS ? { key: 'timeSeconds', values: { n: seconds } } : null;
}
