import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import type { Lend } from '../../runtime/mount/lend.ts';
import type { CalendarEvent } from '../../vocab/rules/calendar/calendar-event.ts';
import { siteTimeZone } from '../_shared/events/event-zones.ts';
import { eventChildren, eventElements, readEventElement, unreadTimes } from '../_shared/events/read-event-element.ts';

/** An event of the markup. */
export interface ListedEvent {
  readonly slot: string;
  /** Null if its time cannot be read. */
  readonly event: CalendarEvent | null;
  /** The page shows links of its own that add it to a calendar. */
  readonly hasExport?: boolean;
}

export interface EventListContent {
  readonly events: readonly ListedEvent[];
  /** The time zone in which they were read. */
  readonly zone: string;
  /** Slots of what a published list has above an event, by the event's slot. */
  readonly above?: Readonly<Record<string, readonly string[]>>;
  /** A published list has the spaces of its platform. */
  readonly isPublished?: true;
}

const OWN_ZONE = /"time-?zone"\s*:\s*"([\w+/-]{1,60})"/i;

/** The zone that the block's own attributes give, which its events are read in before they are lent. */
export const zoneOf = (source: Element): string =>
  siteTimeZone(
    source.getAttribute('data-time-zone') ?? OWN_ZONE.exec(source.getAttribute('data-block-json') ?? '')?.[1] ?? null,
    source.ownerDocument,
  );

/** Lends each element as it is; of an item of a list its content, since the block's own list has an item for it. */
export function listed(
  elements: readonly Element[],
  zone: string,
  read: (element: Element, zone: string) => CalendarEvent | null,
): { readonly content: EventListContent; readonly lend: Lend[] } {
  const events = elements.map((element, at) => ({ slot: `event-${at}`, event: read(element, zone) }));
  const lend = elements.map((element, at) => ({
    slot: `event-${at}`,
    nodes: element.localName === 'li' ? [...element.childNodes] : [element],
  }));
  return { content: { events, zone }, lend };
}

/** Reads own markup: the children, and the items of a list among them. Nothing is lent if none of them has a time. */
export function readEventList(source: Element): ParsedMarkup<EventListContent> {
  const zone = zoneOf(source);
  const elements = eventChildren(source).filter((child) => !child.matches('script,template,style'));
  const read = listed(elements, zone, readEventElement);
  const problems = unreadTimes(eventElements(source));
  if (read.content.events.some(({ event }) => event)) return { ...read, problems };
  return { content: { events: [], zone }, lend: [], problems };
}
