import { type DayKey, dayAfter, dayKey } from '../../vocab/rules/calendar/day-key.ts';
import type { Month } from '../../vocab/rules/calendar/read-month.ts';

export const isSameMonth = (one: Month, other: Month): boolean => one.year === other.year && one.month === other.month;

/** The month that is some months later, or earlier; the years 1 to 9999 only. */
export function monthAfter({ year, month }: Month, months: number): Month {
  const at = Math.min(9999 * 12 + 11, Math.max(12, year * 12 + month - 1 + months));
  return { year: Math.floor(at / 12), month: (at % 12) + 1 };
}

/** The first and the last day of a month. */
export function daysOf(month: Month): [DayKey, DayKey] {
  const next = monthAfter(month, 1);
  return [dayKey(month.year, month.month, 1), dayAfter(dayKey(next.year, next.month, 1), -1)];
}

/** The month of a day. */
export const monthOf = (day: DayKey): Month => ({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) });
