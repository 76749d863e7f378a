import { BLOCK, PLATFORM_BLOCKS } from '../../vocab/names.ts';

/** What an element that is marked as a block matches. */
export const HOSTS = `[${BLOCK}],${PLATFORM_BLOCKS}`;

/** Every element under a root, and the root itself, that is marked as a block. Templates keep theirs. */
export function find(root: ParentNode): Element[] {
  // A form inside the document may hide `document.querySelectorAll`; inside an element nothing can.
  const query = root instanceof Document ? Document.prototype.querySelectorAll : root.querySelectorAll;
  const found = [...query.call(root, HOSTS)];
  return root instanceof Element && root.matches(HOSTS) ? [root, ...found] : found;
}
