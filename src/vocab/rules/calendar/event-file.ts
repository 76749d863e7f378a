import type { CalendarEvent } from './calendar-event.ts';
import { dayAt } from './day-key.ts';

/** What the file says about itself. */
export interface EventFileOptions {
  /** The site's host, which makes the ids of events unique. */
  readonly host: string;
  /** When the file is made, in ms since 1970. */
  readonly now: number;
  /** The site's time zone, whose days an event of whole days takes. */
  readonly zone: string;
}

/** Longest line, in octets, without its end (RFC 5545 §3.1). */
const LINE = 75;

/** Octets of a unit of UTF-16. The first half of a character of two units counts all four. */
const octets = (unit: number): number =>
  unit < 0x80 ? 1 : unit < 0x800 ? 2 : unit < 0xd800 || unit >= 0xe000 ? 3 : unit < 0xdc00 ? 4 : 0;

/** Breaks a line after at most 75 octets, never inside a character; what follows begins with a space. */
function folded(line: string): string {
  const pieces: string[] = [];
  let [from, size] = [0, 0];
  for (let at = 0; at < line.length; at += 1) {
    const own = octets(line.charCodeAt(at));
    if (size + own > LINE) {
      pieces.push(line.slice(from, at));
      [from, size] = [at, 1];
    }
    size += own;
  }
  pieces.push(line.slice(from));
  return pieces.join('\r\n ');
}

/** Text without half characters and without control characters, but for line breaks and tabs. */
const clean = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replace(/[\ud800-\udfff]/gu, '\ufffd');

/** A value of the type TEXT (RFC 5545 §3.3.11). */
const textValue = (text: string): string =>
  clean(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** A moment in UTC, as `20261128T120000Z` (COLL-003). */
export const utcText = (moment: number): string => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');

/** A day as `20261128`. */
const dateText = (moment: number, zone: string): string => dayAt(moment, zone).replaceAll('-', '');

/** An id that is the same whenever the file is made (RFC 5545 §3.8.4.7). */
const idOf = ({ id, start, title }: CalendarEvent, host: string): string =>
  `${(id || `${start}-${title}`).slice(0, 120).replace(/[^\w.-]+/g, '-')}@${host}`;

function eventLines(event: CalendarEvent, { host, now, zone }: EventFileOptions): string[] {
  const { title, start, end, allDay, place, url, description } = event;
  const optional = (name: string, value: string): string[] => (value ? [`${name}:${value}`] : []);
  return [
    'BEGIN:VEVENT',
    `UID:${idOf(event, host)}`,
    `DTSTAMP:${utcText(now)}`,
    ...(allDay
      ? [`DTSTART;VALUE=DATE:${dateText(start, zone)}`, `DTEND;VALUE=DATE:${dateText(end, zone)}`]
      : [`DTSTART:${utcText(start)}`, ...(end > start ? [`DTEND:${utcText(end)}`] : [])]),
    `SUMMARY:${textValue(title)}`,
    ...optional('LOCATION', textValue(place)),
    ...optional('DESCRIPTION', textValue(description)),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: an address has none.
    ...optional('URL', url.replace(/[\u0000-\u0020\u007f]/g, '')),
    'END:VEVENT',
  ];
}

/**
 * Writes events as a file that calendars read (COLL-002; RFC 5545). Times are in UTC, so that it needs no description of a time zone; whole days are dates.
 *
 * @param events with absolute addresses
 */
export function eventFile(events: readonly CalendarEvent[], options: EventFileOptions): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vitrine//Vitrine//PT',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, options)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A name for the file: the title in letters that every system keeps (COLL-003). */
export function eventFileName(title: string): string {
  const plain = title
    .slice(0, 200)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return `${plain.replace(/^-|-$/g, '').slice(0, 60) || 'evento'}.ics`;
}
