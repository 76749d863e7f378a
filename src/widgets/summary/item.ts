import { EVENT_END, EVENT_START } from '../../vocab/names.ts';
import { parseAddress } from '../../vocab/parse-address.ts';
import { isCalendarDay } from '../../vocab/rules/text/is-calendar-day.ts';
import { plainText } from '../../vocab/rules/text/plain-text.ts';

/** An item of the list, in the page's own element. */
export interface SummaryItem {
  /** The name of its slot. */
  readonly slot: string;
  readonly element: HTMLElement;
  /** Where its first link leads; empty without one. */
  readonly url: string;
  /** As they are compared with a filter: an address often has them without accents. */
  readonly tags: readonly string[];
  readonly categories: readonly string[];
  /** Beginning and end of its event, in ms since 1970; null where it is none. */
  readonly start: number | null;
  readonly end: number | null;
  /** Height over width of its first picture; null if that is not known. */
  readonly ratio: number | null;
}

/** What the address of a link filters by; null for neither. */
export function filterIn(address: string): Filter | null {
  const searchParams = parseAddress(address, location.href)?.searchParams;
  if (!searchParams) return null;
  const filter = { tag: searchParams.get('tag') ?? '', category: searchParams.get('category') ?? '' };
  return filter.tag || filter.category ? filter : null;
}

/** What visitors have chosen, as in the address; empty for all. */
export interface Filter {
  readonly tag: string;
  readonly category: string;
}

export const ALL: Filter = { tag: '', category: '' };

/** Reads an item. It changes nothing. */
export function itemOf(element: HTMLElement, slot: string): SummaryItem {
  const links = [...element.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const own = element.matches('a[href]') ? (element as HTMLAnchorElement) : links[0];
  const filters = links.map(({ href }) => filterIn(href));
  const words = (name: 'tag' | 'category', attribute: string): string[] => [
    ...new Set(
      [...(element.getAttribute(attribute) ?? '').split(','), ...filters.map((filter) => filter?.[name] ?? '')]
        .map(plainText)
        .filter(Boolean),
    ),
  ];
  return {
    slot,
    element,
    url: own?.href ?? '',
    tags: words('tag', 'data-tags'),
    categories: words('category', 'data-categories'),
    start: momentOf(element.getAttribute(EVENT_START)),
    end: momentOf(element.getAttribute(EVENT_END)),
    ratio: ratioOf(element.querySelector('img')),
  };
}

function momentOf(text: string | null): number | null {
  // A day without a time lasts until it is over where the visitor is.
  const moment = text ? Date.parse(isCalendarDay(text.trim()) ? `${text.trim()}T23:59:59` : text) : Number.NaN;
  return Number.isNaN(moment) ? null : moment;
}

function ratioOf(image: HTMLImageElement | null): number | null {
  const [width, height] = [Number(image?.getAttribute('width')), Number(image?.getAttribute('height'))];
  return width > 0 && height > 0 ? height / width : null;
}

/** Whether an item is left by a filter. */
export const matches = ({ tags, categories }: SummaryItem, { tag, category }: Filter): boolean =>
  (!tag || tags.includes(plainText(tag))) && (!category || categories.includes(plainText(category)));

/** Whether an item is among the events that are to come, or among those that are over. What is no event is among both. */
export function isIn({ start, end }: SummaryItem, which: 'all' | 'upcoming' | 'past', now: number): boolean {
  const last = end ?? start;
  return which === 'all' || last === null || last >= now === (which === 'upcoming');
}
