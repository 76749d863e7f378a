import { BLOCK, PLATFORM_BLOCKS } from '../../vocab/names.ts';
import { EVENT_LIST } from '../../vocab/published/event-list.ts';
import { PRODUCT_PAGE } from '../../vocab/published/places.ts';
import { queryIn } from './document-member.ts';

/** Selector for block elements. A published product's page, or list of events, is found by the stage alone, which every page with a context has. */
export const BLOCK_SELECTOR = `[${BLOCK}],${PLATFORM_BLOCKS},${PRODUCT_PAGE},${EVENT_LIST}`;

/** Finds all block elements under a root, including the root itself. The content of templates is not searched. */
export function findBlocks(root: ParentNode): Element[] {
  const found = queryIn(root, BLOCK_SELECTOR);
  return root instanceof Element && root.matches(BLOCK_SELECTOR) ? [root, ...found] : found;
}

/** Returns whether a block element is published markup, without `data-block`. */
export const isPublished = (element: Element): boolean => !element.hasAttribute(BLOCK);
