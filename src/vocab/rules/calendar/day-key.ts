import { momentOf, wallTime } from './time-zone.ts';

const KEY = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY = 86_400_000;

/** A day as `2026-11-28`: such texts sort as the days do. */
export type DayKey = string;

const padded = (number: number, length: number): string => String(number).padStart(length, '0');

/** The day of these numbers (COLL-003); months are counted from 1. */
export const dayKey = (year: number, month: number, day: number): DayKey =>
  `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;

/** The day that a time zone has at a moment (COLL-003). @throws RangeError for a zone that Intl does not know */
export function dayAt(moment: number, zone: string): DayKey {
  const { year, month, day } = wallTime(moment, zone);
  return dayKey(year, month, day);
}

/** The numbers of a day (COLL-003); null for a text that is no day of the years 1 to 9999. */
export function dayNumbers(key: string): { year: number; month: number; day: number } | null {
  const [, year = '', month = '', day = ''] = KEY.exec(key) ?? [];
  if (!Number(year)) return null;
  const date = new Date(`${key}T00:00Z`);
  if (date.getUTCDate() !== Number(day)) return null;
  return { year: Number(year), month: Number(month), day: Number(day) };
}

/** The day that is some days later, or earlier (COLL-003); the same text for one that is no day. */
export function dayAfter(key: DayKey, days = 1): DayKey {
  const numbers = dayNumbers(key);
  if (!numbers) return key;
  const date = new Date(new Date(`${key}T00:00Z`).getTime() + days * DAY);
  return dayKey(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

/** The moment at which a day begins in a time zone: its first one, where clocks skip midnight (COLL-003). NaN for what is no day. */
export function dayStart(key: DayKey, zone: string): number {
  const numbers = dayNumbers(key);
  return numbers ? momentOf({ ...numbers, hour: 0, minute: 0, second: 0 }, zone) : Number.NaN;
}
