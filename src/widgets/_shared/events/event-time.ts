import type { CalendarEvent } from '../../../vocab/rules/calendar/calendar-event.ts';
import { dayAt } from '../../../vocab/rules/calendar/day-key.ts';
import { eventDays } from '../../../vocab/rules/calendar/event-days.ts';
import { dateFormat } from './date-format.ts';

/** Where a time is read and how it is written. */
interface Writing {
  readonly zone: string;
  readonly locale: string;
  /** The current moment: days of another year are written with it. */
  readonly now: number;
}

/** A sentence begins with a capital letter, in the locale's own way. */
const capital = (text: string, locale: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** The hour as the locale writes it: `09:00`, or `9:00 AM` where a clock has twelve hours. */
function clockText(moment: number, { zone, locale }: Omit<Writing, 'now'>): string {
  const { hour12 } = dateFormat(locale, { hour: 'numeric' }).resolvedOptions();
  return dateFormat(locale, {
    timeZone: zone,
    minute: '2-digit',
    ...(hour12 ? { hour: 'numeric' } : { hour: '2-digit', hourCycle: 'h23' }),
  }).format(moment);
}

/** A day in words, such as `Sábado, 28 de novembro`. */
export const dayText = (moment: number, writing: Writing): string => capital(dayWords(moment, writing), writing.locale);

/** The same within a sentence. */
function dayWords(moment: number, { zone, locale, now }: Writing): string {
  const sameYear = dayAt(moment, zone).slice(0, 4) === dayAt(now, zone).slice(0, 4);
  return dateFormat(locale, {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!sameYear && { year: 'numeric' }),
  }).format(moment);
}

/**
 * When an event takes place, in words.
 *
 * @param allDay what is written after a single whole day
 */
export function eventTimeText(event: CalendarEvent, allDay: string, writing: Writing): string {
  const { start, end } = event;
  const [first, last] = eventDays(event, writing.zone);
  const lastMoment = Math.max(start, end - 1);
  if (event.allDay)
    return first === last
      ? `${dayText(start, writing)} · ${allDay}`
      : `${dayText(start, writing)} – ${dayWords(lastMoment, writing)}`;
  const from = `${dayText(start, writing)}, ${clockText(start, writing)}`;
  if (end <= start) return from;
  return first === last
    ? `${from}–${clockText(end, writing)}`
    : `${from} – ${dayWords(end, writing)}, ${clockText(end, writing)}`;
}
