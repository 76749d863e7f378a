import { BLOCK, PLATFORM_BLOCKS } from '../../vocab/names.ts';
import { queryIn } from '../page/document-member.ts';

/** Selector for block elements. */
export const BLOCK_SELECTOR = `[${BLOCK}],${PLATFORM_BLOCKS}`;

/** Finds all block elements under a root, including the root itself. The content of templates is not searched. */
export function findBlocks(root: ParentNode): Element[] {
  const found = queryIn(root, BLOCK_SELECTOR);
  return root instanceof Element && root.matches(BLOCK_SELECTOR) ? [root, ...found] : found;
}
