import { isRecord } from '../../is-record.ts';
import { linkAddress, protocolOf } from '../link/address.ts';
import { dayAfter, dayAt, dayStart } from './day-key.ts';
import { readMoment } from './read-moment.ts';
import { wallTime } from './time-zone.ts';

/** Something that happens at a time. */
export interface CalendarEvent {
  /** Empty if it is not known. */
  readonly id: string;
  readonly title: string;
  /** In ms since 1970. */
  readonly start: number;
  /** The moment after its last one, in ms since 1970; that of the start if it is not known. */
  readonly end: number;
  /** It takes whole days of the site's time zone. */
  readonly allDay: boolean;
  readonly place: string;
  /** Address of its page; empty without one. */
  readonly url: string;
  /** What the page's own link to it says to the browser beside its address, such as `rel`, as properties of React's. */
  readonly link?: Readonly<Record<string, string>>;
  readonly description: string;
}

const MINUTE = 60_000;
const LONGEST = 10_000;
// The years 1 to 9999, less a day for time zones, in ms since 1970.
const EARLIEST = -62_135_510_400_000;
const LATEST = 253_402_128_000_000;

type Raw = Readonly<Record<string, unknown>>;
const own = (record: Raw, name: string): unknown => (Object.hasOwn(record, name) ? record[name] : undefined);
const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, LONGEST).trim() : '');
const moment = (value: unknown): number | null =>
  typeof value === 'number' && value >= EARLIEST && value <= LATEST ? value : null;

/** An address that may be followed: of this site or of the web (COLL-003); empty for any other. */
export const eventAddress = (value: unknown): string => {
  const address = linkAddress(text(value));
  return /^(https?)?$/.test(protocolOf(address) ?? '') ? address : '';
};

/** Whole days begin and end at midnight; the platform writes their end as the last minute of a day. */
function isWhole(start: number, end: number, zone: string): boolean {
  const first = wallTime(start, zone);
  const last = wallTime(end + MINUTE, zone);
  const isMidnight = end > start && wallTime(end, zone).hour + wallTime(end, zone).minute === 0;
  return first.hour + first.minute === 0 && (isMidnight || (end > start && last.hour + last.minute === 0));
}

/** An event of whole days, from the first day to the last one (COLL-003). */
export const wholeDays = (
  first: string,
  last: string,
  zone: string,
): { readonly start: number; readonly end: number; readonly allDay: true } => ({
  start: dayStart(first, zone),
  end: dayStart(dayAfter(last < first ? first : last), zone),
  allDay: true,
});

/** The times of an event: of two moments, or of whole days (COLL-002). */
export function eventTimes(
  start: number,
  end: number,
  zone: string,
  allDay = false,
): Pick<CalendarEvent, 'start' | 'end' | 'allDay'> {
  const last = Math.max(start, end);
  return allDay || isWhole(start, last, zone)
    ? wholeDays(dayAt(start, zone), dayAt(Math.max(start, last - 1), zone), zone)
    : { start, end: last, allDay: false };
}

/** Reads a start and an end as elements `time` write them (COLL-003); null if the start cannot be read. */
export function readTimes(
  from: string,
  to: string,
  zone: string,
): Pick<CalendarEvent, 'start' | 'end' | 'allDay'> | null {
  const [first, last] = [readMoment(from, zone), readMoment(to, zone)];
  if (!first) return null;
  const days = first.moment === undefined;
  const begin = moment(days ? dayStart(first.day, zone) : first.moment);
  const end = moment(last ? (last.moment ?? dayStart(last.day, zone)) : begin);
  if (begin === null || end === null) return null;
  if (days) return wholeDays(first.day, dayAt(end, zone), zone);
  return eventTimes(begin, last?.moment === undefined && last ? dayStart(dayAfter(last.day), zone) : end, zone);
}

/** The place of an item, from the parts of its address. */
function placeOf(location: unknown): string {
  if (!isRecord(location)) return '';
  const parts = ['addressTitle', 'addressLine1', 'addressLine2'].map((name) => text(own(location, name)));
  return parts.filter(Boolean).join(', ');
}

/**
 * Reads an event of the server's answer (COLL-003; docs/published-markup.md §12).
 *
 * @param zone the site's time zone
 * @returns null if it has no title or no start
 */
export function readCalendarEvent(item: unknown, zone = 'UTC'): CalendarEvent | null {
  if (!isRecord(item)) return null;
  const inner = own(item, 'structuredContent');
  const times: Raw = isRecord(inner) ? inner : {};
  const start = moment(own(item, 'startDate')) ?? moment(own(times, 'startDate'));
  const end = moment(own(item, 'endDate')) ?? moment(own(times, 'endDate'));
  const title = text(own(item, 'title'));
  if (start === null || !title) return null;
  return {
    id: text(own(item, 'id')),
    title,
    ...eventTimes(start, end ?? start, zone, own(item, 'allDay') === true),
    place: placeOf(own(item, 'location')),
    url: eventAddress(own(item, 'fullUrl')),
    description: text(own(item, 'description')),
  };
}

/** Two that stand for the same event, of the markup and of the answer (COLL-003). */
export const isSameEvent = (one: CalendarEvent, other: CalendarEvent): boolean =>
  (one.id !== '' && one.id === other.id) || (one.title === other.title && one.start === other.start);
