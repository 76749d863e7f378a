import { linkAttributes } from '../../../runtime/page/link-attributes.ts';
import type { Problem } from '../../../vocab/block/problem.ts';
import { type CalendarEvent, eventAddress, readTimes } from '../../../vocab/rules/calendar/calendar-event.ts';
import { EVENT_TIME, isDuration, readMoment } from '../../../vocab/rules/calendar/read-moment.ts';
import { textOf } from '../block/text-of.ts';

const HEADING = 'h1,h2,h3,h4,h5,h6,[data-title]';
const PLACE = '[data-place],address';
const TIME = 'time[datetime]';

const datetime = (element: Element | undefined): string => element?.getAttribute('datetime') ?? '';

/** What remains of an element's text without that of the elements that are read separately. */
function restOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const one of copy.querySelectorAll(`time,script,${PLACE}`)) one.remove();
  return textOf(copy).replace(/^[\s,;:·–—-]+|[\s,;:·–—-]+$/g, '');
}

/**
 * Reads an event of the site's own markup: an element with `time datetime`, a second one for its end, a heading or link, `data-place` or `address`, and
 * `data-description`.
 *
 * @returns null if it has no time that can be read, or no title
 */
export function readEventElement(element: Element, zone: string): CalendarEvent | null {
  const [first, second] = element.querySelectorAll(TIME);
  const times = readTimes(datetime(first), datetime(second), zone);
  const heading = element.querySelector(HEADING);
  const link = heading
    ? (heading.querySelector('a[href]') ?? heading.closest('a[href]'))
    : element.querySelector('a[href]');
  const title = textOf(heading) || textOf(link) || restOf(element);
  if (!times || !title) return null;
  return {
    id: element.getAttribute('data-event-id') ?? element.id,
    title,
    ...times,
    place: textOf(element.querySelector(PLACE)),
    url: eventAddress(link?.getAttribute('href')),
    ...(link && { link: linkAttributes(link) }),
    description: textOf(element.querySelector('[data-description]')),
  };
}

/**
 * The times of events that cannot be read: an event has a start and may have an end.
 *
 * @param reads whether a `datetime` is read
 */
export const unreadTimes = (
  events: readonly Element[],
  reads = (text: string): boolean => readMoment(text) !== null,
): Problem[] =>
  events
    .flatMap((event) => [...event.querySelectorAll(TIME)].slice(0, 2).map(datetime))
    .filter((text) => !reads(text) && !isDuration(text))
    .map((read) => ({ where: 'datetime', read, expected: EVENT_TIME, used: 'no time' }));

const hasTime = (element: Element): boolean => element.querySelector(TIME) !== null;

const isWhole = (element: Element): boolean =>
  element.matches('article,ul,ol') ||
  (element.matches('div,section') && element.querySelector(`${HEADING},a[href]`) !== null);

/** The children of the element, and the items of a list among them; of an only wrapper around them, those inside. */
export function eventChildren(source: Element): Element[] {
  const [only, ...others] = [...source.children].filter(hasTime);
  if (only?.matches('div,section') && !others.length) {
    const inside = [...only.children].filter(hasTime);
    // Elements of one event have its times; each event has a title of its own.
    if (inside.length && inside.every(isWhole)) return eventChildren(only);
  }
  return [...source.children].flatMap((child) => (child.matches('ul,ol') ? [...child.children] : [child]));
}

/** The elements of own markup that may be events. */
export const eventElements = (source: Element): HTMLElement[] =>
  eventChildren(source).filter((one): one is HTMLElement => one instanceof HTMLElement && hasTime(one));
