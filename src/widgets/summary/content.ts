import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import type { Lend } from '../../runtime/mount/lend.ts';
import type { DataOf } from '../../vocab/block/field.ts';
import { NEXT_PAGE } from '../../vocab/names.ts';
import { frameFor } from '../_shared/block/frame-for.ts';
import { contentWidth } from '../_shared/media/gallery-layout/place.ts';
import type { summary } from './block.ts';
import { filterIn, itemOf, type SummaryItem } from './item.ts';

export type SummaryData = DataOf<typeof summary.data>;

export interface SummaryContent {
  readonly items: readonly SummaryItem[];
  /** A copy of the first item, of which items of further pages are made; null where none will be fetched. */
  readonly template: HTMLElement | null;
  /** Copies of the elements around the first item, for what is made of the template. */
  readonly frame: Element | undefined;
  /** The address of the next page of the list; empty without one. */
  readonly next: string;
  /** Links that filter the list. */
  readonly filters: readonly HTMLAnchorElement[];
  /** The width of the block before it was mounted, in px; 0 if it was not rendered. */
  readonly width: number;
  /** Slots for what the page has above the items. */
  readonly above: readonly string[];
  /** The text of the list's heading; empty without one. */
  readonly heading: string;
}

const UNSEEN = 'script, style, template, noscript, link, meta, br';
const BESIDE = 'header, nav, h1, h2, h3, h4, h5, h6, p';
const NEXT = `a[${NEXT_PAGE}][href]`;

/** Elements of which each is one item: those of the block, or of the only list or div among them. */
function itemElements(source: Element): HTMLElement[] {
  const isItem = (child: Element): child is HTMLElement =>
    child instanceof HTMLElement && !child.matches(`${UNSEEN}, ${BESIDE}, ${NEXT}`);
  const children = [...source.children].filter(isItem);
  const [only] = children;
  const isHolder = only?.matches('ul, ol') || (only?.matches('div') && only.querySelector('article'));
  return children.length === 1 && only && isHolder ? [...only.children].filter(isItem) : children;
}

/** Puts together what a reader has found. */
export function summaryOf(
  source: Element,
  elements: readonly HTMLElement[],
  above: readonly Element[],
  next: HTMLAnchorElement | null = null,
): ParsedMarkup<SummaryContent> {
  const items = elements.map((element, at) => itemOf(element, `item-${at}`));
  const filters = above.flatMap((one) =>
    one.matches('nav')
      ? [...one.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(({ href }) => leadsHere(href))
      : [],
  );
  const lend: Lend[] = [
    ...above.map((one, at) => ({ slot: `above-${at}`, nodes: [one], frame: frameFor([one], source) })),
    ...items.map(({ slot, element }) => ({ slot, nodes: [element], frame: frameFor([element], source) })),
    // It is shown in no slot: the block takes its place.
    ...(next ? [{ slot: 'next', nodes: [outermost(next, source)] }] : []),
  ];
  const heading = above.map((one) => (one.matches('h1,h2,h3,h4,h5,h6') ? one : one.querySelector('h1,h2,h3,h4,h5,h6')));
  const fetches = next !== null || filters.length > 0;
  return {
    content: {
      items,
      template: fetches ? ((elements[0]?.cloneNode(true) as HTMLElement | undefined) ?? null) : null,
      frame: fetches && elements[0] ? frameFor([elements[0]], source) : undefined,
      next: next?.href ?? '',
      // A nav whose links filter nothing is left alone.
      filters: filters.some(({ href }) => filterIn(href)) ? filters : [],
      width: contentWidth(source),
      above: above.map((_, at) => `above-${at}`),
      heading: heading.find(Boolean)?.textContent?.trim() ?? '',
    },
    lend,
  };
}

const leadsHere = (href: string): boolean => {
  const { origin, pathname } = new URL(href, location.href);
  return origin === location.origin && pathname === location.pathname;
};

/** The child of the block that a link is alone in, such as a paragraph around it; else the link. */
function outermost(link: Element, source: Element): Element {
  const parent = link.parentElement;
  return parent && parent !== source && parent.children.length === 1 && parent.localName === 'p' ? parent : link;
}

/** Reads own markup (BLOCK-004). It changes nothing. */
export function readSummary(source: Element): ParsedMarkup<SummaryContent> {
  const next = source.querySelector<HTMLAnchorElement>(NEXT);
  const above = [...source.children].filter((child) => child.matches(BESIDE) && !child.contains(next));
  return summaryOf(source, itemElements(source), above, next);
}
