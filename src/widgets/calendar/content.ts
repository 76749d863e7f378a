import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import { pageTimeZone } from '../_shared/events/event-zones.ts';
import { eventElements, readEventElement, unreadTimes } from '../_shared/events/read-event-element.ts';

export interface CalendarContent {
  /** The elements of the markup that are events; another one stays beside the calendar. */
  readonly elements: readonly HTMLElement[];
  /** The time zone in the page's context; empty without one. */
  readonly pageZone: string;
}

/** Finds the events of own markup. They are read in the time zone that the block's data may give. */
export const readCalendar = (source: Element): ParsedMarkup<CalendarContent> => ({
  content: {
    // Whether a time can be read does not depend on its zone.
    elements: eventElements(source).filter((one) => readEventElement(one, 'UTC')),
    pageZone: pageTimeZone(source.ownerDocument),
  },
  lend: [],
  problems: unreadTimes(eventElements(source)),
});
