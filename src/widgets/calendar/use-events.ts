import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { monthEvents, monthText } from '../../api/calendar.ts';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import messages from '../../strings/pt-BR/calendar.json';
import { type CalendarEvent, isSameEvent, readCalendarEvent } from '../../vocab/rules/calendar/calendar-event.ts';
import { inOrder, isWithin } from '../../vocab/rules/calendar/event-days.ts';
import type { Month } from '../../vocab/rules/calendar/read-month.ts';
import { callProblem } from '../_shared/ui/problem/call-problem.ts';
import { daysOf } from './month.ts';

interface Options {
  readonly handle: BlockHandle;
  /** Empty if the markup has all events. */
  readonly collectionId: string;
  /** Those of the markup. */
  readonly own: readonly CalendarEvent[];
  /** The month that the markup has completely, as `11-2026`. */
  readonly complete: string;
  readonly month: Month;
  readonly zone: string;
}

interface MonthEvents {
  /** In order of time. */
  readonly events: readonly CalendarEvent[];
  readonly busy: boolean;
  /** Why they could not be loaded, also while they are loaded again; empty if they could. */
  readonly problem: string;
  retry(): void;
}

/** No failure. */
const NONE = { key: '', problem: '', attempt: 0 };

type Loaded = ReadonlyMap<string, readonly CalendarEvent[]>;

/** The events of a month: those of the markup, and those that the server has for it, which are loaded once (COLL-003). */
export function useEvents({ handle, collectionId, own, complete, month, zone }: Options): MonthEvents {
  const [loaded, setLoaded] = useState<Loaded>(new Map());
  const [failed, setFailed] = useState(NONE);
  const [attempt, setAttempt] = useState(0);
  const key = monthText(month.year, month.month);
  const answer = loaded.get(key);
  const isMissing = collectionId !== '' && key !== complete && answer === undefined;
  const problem = isMissing && failed.key === key ? failed.problem : '';

  const load = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    const t = handle.strings(messages);
    try {
      const request = await handle.request();
      signal.throwIfAborted();
      const isFirst = loaded.size === 0 && attempt === 0;
      const items = await monthEvents((call) => request({ ...call, signal, ...(isFirst && { automatic: true }) }), {
        ...month,
        collectionId,
      });
      signal.throwIfAborted();
      const read = items.map((item) => readCalendarEvent(item, zone)).filter((event) => event !== null);
      setLoaded((before) => new Map(before).set(key, read));
    } catch (error) {
      if (signal.aborted) return;
      const text = navigator.onLine ? callProblem(error, t('calendarFailed')) : t('calendarOffline');
      setFailed({ key, problem: text, attempt });
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same month.
  useEffect(() => {
    if (!isMissing) return;
    const loading = new AbortController();
    setFailed((before) => (before.attempt === attempt ? NONE : before));
    void handle.run(() => load(loading.signal));
    return () => loading.abort();
  }, [key, isMissing, attempt, handle]);

  const retry = (): void => setAttempt((before) => before + 1);
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (!problem) return;
    const online = (): void => again();
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, [problem]);

  const events = useMemo(() => {
    const fresh = answer ?? [];
    const rest = own.filter((event) => !fresh.some((other) => isSameEvent(event, other)));
    const [from, to] = daysOf({ year: month.year, month: month.month });
    return [...rest, ...fresh].filter((event) => isWithin(event, from, to, zone)).toSorted(inOrder);
  }, [own, answer, month.year, month.month, zone]);

  return { events, busy: isMissing && !(problem && failed.attempt === attempt), problem, retry };
}
