import { focused, goOnFrom, returnFocus } from '../_shared/ui/return-focus.ts';

/**
 * A banner never takes the focus by itself, but on a page without a focused element the first Tab moves into it. If the visitor requested it, the focus moves
 * there.
 *
 * @param again whether the visitor requested the banner
 * @returns a function that is called before the banner goes
 */
export function keepFocus(banner: HTMLElement, again: boolean): () => void {
  const isFree = focused() === null && !location.hash;
  const giveBack = returnFocus(banner);
  if (again) banner.focus({ preventScroll: true });
  else if (isFree) goOnFrom(banner);
  return giveBack;
}
