import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import { linkAttributes } from '../../runtime/page/link-attributes.ts';
import { eventAddress } from '../../vocab/rules/calendar/calendar-event.ts';
import { textOf } from '../_shared/block/text-of.ts';
import { eventElements, unreadTimes } from '../_shared/events/read-event-element.ts';
import { readWhen, type TourDate } from './tour-date.ts';

export interface TourDatesContent {
  /** Those of the markup. */
  readonly dates: readonly TourDate[];
  /** The markup has content that cannot be read: it stays. */
  readonly isOther: boolean;
}

function readDate(element: Element): TourDate | null {
  const when = readWhen(element.querySelector('time[datetime]')?.getAttribute('datetime'));
  const venue = textOf(element.querySelector('[data-venue]') ?? element.querySelector('h1,h2,h3,h4,h5,h6'));
  if (!when || !venue) return null;
  const link = element.querySelector('a[href]');
  return {
    ...when,
    venue,
    city: textOf(element.querySelector('[data-city]')),
    tickets: eventAddress(link?.getAttribute('href')),
    ...(link && { link: linkAttributes(link) }),
    soldOut: element.matches('[data-sold-out]') || element.querySelector('[data-sold-out]') !== null,
  };
}

/** The elements of the markup that are dates; another one stays beside the block. */
export const datesIn = (source: Element): Element[] => eventElements(source).filter((element) => readDate(element));

/** Reads own markup: elements with a time and a venue. */
export function readTourDates(source: Element): ParsedMarkup<TourDatesContent> {
  const problems = unreadTimes(eventElements(source), (text) => readWhen(text) !== null);
  const dates = datesIn(source)
    .map(readDate)
    .filter((date) => date !== null);
  return { content: { dates, isOther: dates.length === 0 && textOf(source) !== '' }, lend: [], problems };
}
