import type { Block } from '../vocab/block/define-block.ts';
import { publishedNamesOf } from '../vocab/block/published-names-of.ts';
import { BLOCK } from '../vocab/names.ts';
import { EVENT_LIST } from '../vocab/published/event-list.ts';
import { PRODUCT_PAGE } from '../vocab/published/places.ts';
import { blocks } from '../widgets/blocks.ts';
import { attributeOf, classesOf, type HtmlElement, hasAttribute } from './element.ts';
import { matches } from './matches.ts';
import type { Page } from './page.ts';

/** An element of the page that is a block. */
export interface Host {
  readonly element: HtmlElement;
  readonly block: Block;
  /** Marked by the platform and not by `data-block`. */
  readonly platform: boolean;
}

export const blockNames: readonly string[] = blocks.map(({ name }) => name);

const byName = new Map(blocks.map((block) => [block.name, block]));

const byAlias = new Map(blocks.flatMap((block) => publishedNamesOf(block).map((word) => [`${word}`, block] as const)));

/** Blocks that published pages mark by a place of their own, with the name that they have here. */
const PLACES: readonly (readonly [selector: string, name: string])[] = [
  [PRODUCT_PAGE, 'product'],
  [EVENT_LIST, 'eventlist'],
];

const placeOf = (element: HtmlElement): string | undefined =>
  PLACES.find(([selector]) => matches(element, selector))?.[1];

/** Returns whether the platform marks an element as a block, of any kind. */
export const isPlatformMarked = (element: HtmlElement): boolean =>
  element.attrs.some(
    ({ name, value }) =>
      name === 'data-block-type' ||
      name === 'data-sqsp-block' ||
      name === 'data-definition-name' ||
      (name === 'class' && value.includes('sqs-block') && value.split(/\s+/).includes('sqs-block')),
  ) || placeOf(element) !== undefined;

/** The order is the same as on the page: sqsp name, definition name, class, type code, place. */
function platformBlock(element: HtmlElement): Block | null {
  const words = [
    attributeOf(element, 'data-sqsp-block'),
    attributeOf(element, 'data-definition-name')?.split('.').pop(),
    ...classesOf(element).flatMap((word) => (word.startsWith('sqs-block-') ? [word.slice(10)] : [])),
    attributeOf(element, 'data-block-type'),
    placeOf(element),
  ];
  for (const word of words) {
    const block = word && byAlias.get(word);
    if (block) return block;
  }
  return null;
}

/**
 * Returns whether the platform's own runtime is active on this page; its blocks are then ignored, here as on the page.
 */
const platformRuns = ({ elements }: Page): boolean =>
  elements.some(
    (element) =>
      hasAttribute(element, 'data-controllers-bound') ||
      (element.tagName === 'script' &&
        (attributeOf(element, 'src')?.includes('site-bundle') ||
          element.childNodes.some((node) => 'value' in node && /\bSQUARESPACE_ROLLUPS\b/.test(node.value)))),
  );

/** Returns every block of a page that this bundle knows, in document order. */
export function hostsOf(page: Page): Host[] {
  const found: Host[] = [];
  const published: Host[] = [];
  for (const element of page.elements) {
    if (element.attrs.length === 0) continue;
    const own = attributeOf(element, BLOCK);
    const block = own === null ? isPlatformMarked(element) && platformBlock(element) : byName.get(own);
    if (block) (own === null ? published : found).push({ element, block, platform: own === null });
  }
  if (published.length === 0 || platformRuns(page)) return found;
  const order = new Map(page.elements.map((element, at) => [element, at]));
  return [...found, ...published].sort((a, b) => (order.get(a.element) ?? 0) - (order.get(b.element) ?? 0));
}
