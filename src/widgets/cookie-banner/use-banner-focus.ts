import { type RefObject, useLayoutEffect } from 'react';
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
 */
export function useBannerFocus(banner: RefObject<HTMLElement | null>, again: boolean): void {
  useLayoutEffect(() => {
    const element = banner.current;
    if (!element) return;
    let from: HTMLElement | null = focused();
    const entered = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) from = relatedTarget;
    };
    element.addEventListener('focusin', entered);
    if (again) element.focus({ preventScroll: true });
    else if (!from && !location.hash) goOnFrom(element);
    return () => {
      element.removeEventListener('focusin', entered);
      if (!element.matches(':focus-within')) return;
      if (from?.isConnected) from.focus({ preventScroll: true });
      if (element.matches(':focus-within')) goOnFrom(documentMember('documentElement'));
    };
  }, [banner, again]);
}
