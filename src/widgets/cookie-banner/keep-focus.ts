import { documentMember } from '../../runtime/page/document-member.ts';

/** The focused element, also inside open shadow roots; null if nothing has the focus. */
function focused(): HTMLElement | null {
  let element = documentMember('activeElement');
  if (element === documentMember('body') || element === documentMember('documentElement')) return null;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLElement ? element : null;
}

/** Makes the next Tab continue from an element that is in no tab order, without keeping the focus on it. */
function goOnFrom(element: HTMLElement): void {
  const own = element.getAttribute('tabindex');
  if (own === null) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
  element.blur();
  if (own === null) element.removeAttribute('tabindex');
}

/**
 * A banner never takes the focus by itself, but on a page without a focused element the first Tab moves into it. If the visitor requested it, the focus moves
 * there. When it closes, the focus returns to its previous element, otherwise to the beginning of the page.
 *
 * @param again whether the visitor requested the banner
 * @returns a function that is called before the banner goes
 */
export function keepFocus(banner: HTMLElement, again: boolean): () => void {
  let from: HTMLElement | null = focused();
  const entered = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof HTMLElement && !banner.contains(relatedTarget)) from = relatedTarget;
  };
  banner.addEventListener('focusin', entered);
  if (again) banner.focus({ preventScroll: true });
  else if (!from && !location.hash) goOnFrom(banner);
  return () => {
    banner.removeEventListener('focusin', entered);
    if (!banner.matches(':focus-within')) return;
    if (from?.isConnected) from.focus({ preventScroll: true });
    if (banner.matches(':focus-within')) goOnFrom(documentMember('documentElement'));
  };
}
