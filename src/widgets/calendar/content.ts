import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import { pageTimeZone } from '../_shared/events/event-zones.ts';
import { eventElements } from '../_shared/events/read-event-element.ts';

export interface CalendarContent {
  /** The elements of the markup that may be events. */
  readonly elements: readonly HTMLElement[];
  /** The time zone in the page's context; empty without one. */
  readonly pageZone: string;
}

/** Finds the events of own markup. They are read in the time zone that the block's data may give. */
export const readCalendar = (source: Element): ParsedMarkup<CalendarContent> => ({
  content: { elements: eventElements(source), pageZone: pageTimeZone(source.ownerDocument) },
  lend: [],
});
