import type { CalendarEvent } from './calendar-event.ts';
import { type DayKey, dayAfter, dayAt } from './day-key.ts';

/** The first and the last day of an event in a time zone (COLL-003). One that ends at midnight does not touch the day that begins then. */
export function eventDays({ start, end }: Pick<CalendarEvent, 'start' | 'end'>, zone: string): [DayKey, DayKey] {
  return [dayAt(start, zone), dayAt(Math.max(start, end - 1), zone)];
}

/** Whether an event touches a span of days, both included (COLL-003). */
export function isWithin(event: Pick<CalendarEvent, 'start' | 'end'>, from: DayKey, to: DayKey, zone: string): boolean {
  const [first, last] = eventDays(event, zone);
  return first <= to && last >= from;
}

/** The events of each day of a span, both ends included, in order of time (COLL-003). Days without events have no entry. */
export function eventsByDay<Event extends Pick<CalendarEvent, 'start' | 'end'>>(
  events: readonly Event[],
  from: DayKey,
  to: DayKey,
  zone: string,
): ReadonlyMap<DayKey, readonly Event[]> {
  const days = new Map<DayKey, Event[]>();
  for (const event of events.toSorted(inOrder)) {
    const [first, last] = eventDays(event, zone);
    const end = last < to ? last : to;
    for (let day = first < from ? from : first; day <= end; day = dayAfter(day)) {
      const list = days.get(day);
      if (list) list.push(event);
      else days.set(day, [event]);
    }
  }
  return days;
}

/** The order of a list: by start, then by end (COLL-003). */
export const inOrder = (
  one: Pick<CalendarEvent, 'start' | 'end'>,
  other: Pick<CalendarEvent, 'start' | 'end'>,
): number => one.start - other.start || one.end - other.end;
