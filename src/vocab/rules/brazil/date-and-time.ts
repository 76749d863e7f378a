import { exactText } from '../text/visible-text.ts';

/** A date as Brazilians write it, and one with other separators. */
const DATE = /^(\d{2})[/.-]?(\d{2})[/.-]?(\d{4})$/;
const TIME = /^(\d{2})[:h]?(\d{2})$/i;

/** Longest text that is read, in characters. */
const LONGEST = 30;

/**
 * Reads a date written as `25/12/2026`, day first (the project's own).
 *
 * @returns the date as `2026-12-25`; null for anything else, and for a day that the calendar does not have
 */
export function parseDate(text: string): string | null {
  if (text.length > LONGEST) return null;
  const [, day = '', month = '', year = ''] = DATE.exec(exactText(text)) ?? [];
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return year > '0000' && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
    ? `${year}-${month}-${day}`
    : null;
}

/**
 * Reads a time of the 24-hour clock, from `00:00` to `23:59` (the project's own).
 *
 * @returns hour and minute with a colon; null for anything else
 */
export function parseTime(text: string): string | null {
  if (text.length > LONGEST) return null;
  const [, hour = '', minute = ''] = TIME.exec(exactText(text)) ?? [];
  return hour !== '' && hour < '24' && minute < '60' ? `${hour}:${minute}` : null;
}
