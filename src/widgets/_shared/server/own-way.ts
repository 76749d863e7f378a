import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import { BLOCK } from '../../../vocab/names.ts';
import { hasOwnAction } from './own-addresses.ts';

/** The page's own form, if the server has an address for it: an action, or the page itself for a form that posts. A published form has none of its own. */
export const ownWay = (
  form: HTMLFormElement | null,
  { element }: Pick<BlockHandle, 'element'>,
): HTMLFormElement | null => (form && element.hasAttribute(BLOCK) && hasOwnAction(form) ? form : null);
