import { type DayKey, dayNumbers } from './day-key.ts';
import { momentOf } from './time-zone.ts';

/** Longest text that is read, in characters. */
const LONGEST = 40;
const TEXT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** What the `datetime` of an event has to be, for developer messages. */
export const EVENT_TIME = 'a day, or a time such as 2026-12-05T20:00-03:00';

/** Whether the `datetime` of an element `time` is a duration such as `PT2H`, which is no time of an event (the project's own). */
export const isDuration = (text: string): boolean => /^\s*P/i.test(text);

/** A moment, or a whole day. */
export type ReadMoment = { readonly day: DayKey; readonly moment?: undefined } | { readonly moment: number };

/** An offset such as `-03:00` or `Z`, in ms. */
function offsetOf(text: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
}

/**
 * Reads the `datetime` of an element `time` (COLL-002): a day, or a time with or without an offset.
 *
 * @param zone the site's time zone, in which a time without an offset is read
 * @returns null for anything else
 */
export function readMoment(text: string, zone = 'UTC'): ReadMoment | null {
  if (text.length > LONGEST) return null;
  const [, day = '', hour, minute = '', second = '0', offset] = TEXT.exec(text.trim()) ?? [];
  const numbers = dayNumbers(day);
  if (!numbers) return null;
  if (hour === undefined) return { day };
  const clock = { hour: Number(hour), minute: Number(minute), second: Number(second) };
  if (clock.hour > 23 || clock.minute > 59 || clock.second > 59) return null;
  const time = { ...numbers, ...clock };
  return { moment: offset ? momentOf(time, 'UTC') - offsetOf(offset) : momentOf(time, zone) };
}
