import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import {
  EVENT_ADDRESS,
  EVENT_DATE,
  EVENT_EXPORT,
  EVENT_GOOGLE,
  EVENT_ITEM,
  EVENT_TITLE,
} from '../../vocab/published/event-list.ts';
import { type CalendarEvent, eventAddress, readTimes } from '../../vocab/rules/calendar/calendar-event.ts';
import { isVisible } from '../_shared/block/beside/is-seen.ts';
import { layoutLook } from '../_shared/block/beside/layout-look.ts';
import { innermostOf, withFrames } from '../_shared/block/beside/with-frames.ts';
import { textOf } from '../_shared/block/text-of.ts';
import { type EventListContent, type ListedEvent, listed, zoneOf } from './content.ts';

const STAMP = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})Z)?$/;

/** A moment or day of a link to Google, as an element `time` would have it. */
const stampText = (stamp = ''): string =>
  stamp.replace(STAMP, (_, y, m, d, h, i, s) => `${y}-${m}-${d}${h ? `T${h}:${i}:${s}Z` : ''}`);

/** The start and the end that the link to Google has: the only exact ones of a published list. */
function exactTimes(element: Element): string[] {
  const href = element.querySelector(EVENT_GOOGLE)?.getAttribute('href') ?? '';
  const dates = new URLSearchParams(href.slice(href.indexOf('?') + 1)).get('dates') ?? '';
  return dates.split('/').map(stampText);
}

/** Date and 24-hour clock, in the site's time zone. */
function writtenTimes(element: Element): string[] {
  const days = [...element.querySelectorAll(EVENT_DATE)].map((one) => one.getAttribute('datetime') ?? '');
  const clocks = [...(element.querySelector('.event-time-24hr')?.textContent ?? '').matchAll(/\b(\d{1,2}):(\d{2})\b/g)];
  return [0, 1].map((at) => {
    const [day = '', clock] = [days[at] ?? days[0], clocks[at]];
    return clock ? `${day}T${clock[1]?.padStart(2, '0')}:${clock[2]}` : (days[at] ?? '');
  });
}

function readItem(element: Element, zone: string): CalendarEvent | null {
  const title = element.querySelector(EVENT_TITLE);
  const [[from = '', to = ''], [date = '', last = '']] = [exactTimes(element), writtenTimes(element)];
  const times = readTimes(from, to, zone) ?? readTimes(date, last, zone);
  const address = element.querySelector(EVENT_ADDRESS)?.cloneNode(true) as Element | undefined;
  for (const link of address?.querySelectorAll('a') ?? []) link.remove();
  if (!times || !textOf(title)) return null;
  return {
    id: element.getAttribute('data-item-id') ?? '',
    title: textOf(title),
    ...times,
    place: textOf(address),
    url: eventAddress((title?.querySelector('a') ?? title?.closest('a'))?.getAttribute('href')),
    description: textOf(element.querySelector('.eventlist-excerpt')),
  };
}

/** Reads a list as published platform pages write it (docs/published-markup.md §12). One of past events shows them: the page has a list of its own for the others. */
export default function readPublished(source: Element): ParsedMarkup<EventListContent> | null {
  const items = [...source.querySelectorAll(EVENT_ITEM)];
  if (!items.length) return null;
  const isPast = items.every((item) => item.matches('.eventlist-event--past'));
  const { content, lend } = listed(items, zoneOf(source), readItem);
  const parsed = withFrames(source, {
    content: { ...content, events: content.events.map(withExport(items, source)), isPublished: true as const },
    lend,
    ...(isPast && { data: { past: 'show' } }),
  });
  const holder = items[0]?.parentElement ?? source;
  return {
    ...withHeadings(parsed, items),
    look: (mounted) =>
      (parsed.look?.(mounted) ?? '') + layoutLook(LISTS, holder, holder === source ? undefined : source),
  };
}

const withExport =
  (items: readonly Element[], source: Element) =>
  (one: ListedEvent, at: number): ListedEvent => ({
    ...one,
    hasExport: [...(items[at]?.querySelectorAll(EVENT_EXPORT) ?? [])].some((link) => isVisible(link, source)),
  });

const LISTS = '.list';

/** Leaves what stands between events, such as the name of a month, above the event that follows it. */
function withHeadings(
  parsed: ParsedMarkup<EventListContent>,
  items: readonly Element[],
): ParsedMarkup<EventListContent> {
  const inner = innermostOf(parsed.content);
  if (!inner) return parsed;
  const above: Record<string, string[]> = {};
  for (const slot of inner.after.splice(0)) {
    const [node] = parsed.lend.find((one) => one.slot === slot)?.nodes ?? [];
    const at = items.findIndex((item) => isAfter(item, node));
    if (at < 0) inner.after.push(slot);
    else above[`event-${at}`] = [...(above[`event-${at}`] ?? []), slot];
  }
  return { ...parsed, content: { ...parsed.content, above } };
}

const isAfter = (item: Element, node: Node | undefined): boolean =>
  node !== undefined && (node.compareDocumentPosition(item) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
