import { BLOCK, PLATFORM_BLOCKS } from '../../vocab/names.ts';
import { queryIn } from '../page/document-member.ts';

/** What an element that is marked as a block matches. */
export const BLOCK_SELECTOR = `[${BLOCK}],${PLATFORM_BLOCKS}`;

/** Every element under a root, and the root itself, that is marked as a block. Templates keep theirs. */
export function findBlocks(root: ParentNode): Element[] {
  const found = queryIn(root, BLOCK_SELECTOR);
  return root instanceof Element && root.matches(BLOCK_SELECTOR) ? [root, ...found] : found;
}
