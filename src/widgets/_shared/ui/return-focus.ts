import { documentMember } from '../../../runtime/page/document-member.ts';

/** The focused element, also inside open shadow roots; null if nothing has the focus. */
export function focused(): HTMLElement | null {
  let element = documentMember('activeElement');
  if (element === documentMember('body') || element === documentMember('documentElement')) return null;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLElement ? element : null;
}

/** Makes the next Tab continue from an element that is in no tab order, without keeping the focus on it. */
export function goOnFrom(element: HTMLElement): void {
  const own = element.getAttribute('tabindex');
  if (own === null) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
  element.blur();
  if (own === null) element.removeAttribute('tabindex');
}

/**
 * Remembers from where the focus comes into an element that stands beside the page.
 *
 * @returns a function that is called before the element goes: if it has the focus, the focus returns to its previous element, otherwise to the beginning of the page
 */
export function returnFocus(element: Element): () => void {
  let from: HTMLElement | null = focused();
  let isAway = false;
  /** The window itself loses the focus, and gives it back to where it was. */
  const left = (event: Event): void => {
    isAway = (event as FocusEvent).relatedTarget === null && !documentMember('hasFocus').call(document);
  };
  const entered = (event: Event): void => {
    const { relatedTarget } = event as FocusEvent;
    const isBack = isAway && relatedTarget === null;
    isAway = false;
    if (isBack) return;
    // It may come from nothing: what had the focus long ago must not get it.
    if (!(relatedTarget instanceof Node && element.contains(relatedTarget)))
      from = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
  element.addEventListener('focusin', entered);
  element.addEventListener('focusout', left);
  return () => {
    element.removeEventListener('focusin', entered);
    element.removeEventListener('focusout', left);
    if (!element.matches(':focus-within')) return;
    if (from?.isConnected) from.focus({ preventScroll: true });
    if (element.matches(':focus-within')) goOnFrom(documentMember('documentElement'));
  };
}
