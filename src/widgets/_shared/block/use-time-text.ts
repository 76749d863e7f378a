import { useEffect, useState } from 'react';
import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import messages from '../../../strings/pt-BR/time.json';
import { RELATIVE_TIME_REFRESH, relativeTime } from '../../../vocab/rules/text/relative-time.ts';

/**
 * When something was written, in words (FMT-301 to FMT-305): within a minute how long ago, looked at again every 5 s; from then on its full date.
 *
 * @param moment in ms since 1970; null for a day without a time, which is never counted
 * @param full the full date
 */
export function useTimeText(
  moment: number | null,
  full: string,
  handle: Pick<BlockHandle, 'after' | 'strings'>,
): string {
  const [now, setNow] = useState(() => Date.now());
  const wording = moment === null ? null : relativeTime(moment, now);
  const isRelative = wording !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look sets the timer of the next one.
  useEffect(
    () => (isRelative ? handle.after(RELATIVE_TIME_REFRESH, () => setNow(Date.now())) : undefined),
    [handle, isRelative, now],
  );
  return wording ? handle.strings(messages)(wording.key, wording.values) : full;
}
