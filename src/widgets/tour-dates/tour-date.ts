import type { LinkAttributes } from '../../runtime/page/link-attributes.ts';
import { isRecord } from '../../vocab/is-record.ts';
import { eventAddress } from '../../vocab/rules/calendar/calendar-event.ts';
import { dayNumbers } from '../../vocab/rules/calendar/day-key.ts';

/** A date of a tour, on the clock of its venue. */
export interface TourDate {
  /** Such as `2026-12-05`. */
  readonly day: string;
  /** Such as `20:00`; empty if it is not known. */
  readonly time: string;
  readonly venue: string;
  readonly city: string;
  /** Address of the tickets; empty without one. */
  readonly tickets: string;
  /** What the page's own link to them says to the browser beside its address. */
  readonly link?: LinkAttributes;
  readonly soldOut: boolean;
}

type Raw = Readonly<Record<string, unknown>>;

const LONGEST = 300;
const WHEN = /^(\d{4}-\d{2}-\d{2})(?:[T ]([0-2]\d:[0-5]\d))?/;

const own = (record: Raw, name: string): unknown => (Object.hasOwn(record, name) ? record[name] : undefined);
const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, LONGEST).trim() : '');

/** Day and clock of a text with both, as its venue has them: an offset changes neither. Null for a text that has no day. */
export function readWhen(value: unknown): Pick<TourDate, 'day' | 'time'> | null {
  const [, day = '', time = ''] = WHEN.exec(text(value)) ?? [];
  return dayNumbers(day) ? { day, time: time < '24' ? time : '' } : null;
}

/** Reads a date as Bandsintown writes it (docs/published-markup.md §12); null without a day or a venue. */
export function readTourDate(item: unknown): TourDate | null {
  if (!isRecord(item)) return null;
  const when = readWhen(own(item, 'starts_at')) ?? readWhen(own(item, 'datetime'));
  const at = own(item, 'venue');
  const venue: Raw = isRecord(at) ? at : {};
  const name = text(own(venue, 'name')) || text(own(item, 'title'));
  if (!when || !name) return null;
  const offers = own(item, 'offers');
  const tickets = (Array.isArray(offers) ? offers : []).filter(isRecord);
  const open = tickets.find((offer) => !/sold/i.test(text(own(offer, 'status'))));
  return {
    ...when,
    venue: name,
    city: ['city', 'region', 'country']
      .map((part) => text(own(venue, part)))
      .filter(Boolean)
      .join(', '),
    tickets: eventAddress(own(open ?? {}, 'url')) || eventAddress(own(item, 'url')),
    soldOut: own(item, 'sold_out') === true || (tickets.length > 0 && !open),
  };
}

/** Those of a time frame: from today on, the nearest first; or earlier ones, the latest first. */
export function inTimeframe(
  dates: readonly TourDate[],
  timeframe: 'upcoming' | 'past',
  today: string,
): readonly TourDate[] {
  const order = timeframe === 'past' ? -1 : 1;
  return dates
    .filter(({ day }) => (timeframe === 'past' ? day < today : day >= today))
    .toSorted((one, other) => (`${one.day}${one.time}` < `${other.day}${other.time}` ? -order : order));
}
