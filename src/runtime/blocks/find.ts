import { BLOCK, PLATFORM_BLOCKS } from '../../vocab/names.ts';
import { queryIn } from '../page/document-member.ts';

/** What an element that is marked as a block matches. */
export const HOSTS = `[${BLOCK}],${PLATFORM_BLOCKS}`;

/** Every element under a root, and the root itself, that is marked as a block. Templates keep theirs. */
export function find(root: ParentNode): Element[] {
  const found = queryIn(root, HOSTS);
  return root instanceof Element && root.matches(HOSTS) ? [root, ...found] : found;
}
