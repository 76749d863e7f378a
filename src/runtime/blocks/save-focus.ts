import { withoutFocusEvents } from './move.ts';

/**
 * Remembers the focus and the scroll positions inside an element, which are lost when its nodes are moved or briefly in no slot. The focus may be in the
 * shadow roots of nested blocks. This forces layout.
 *
 * @returns a function that restores both where they were lost, without scrolling the page and without focus events
 */
export function saveFocus(element: Element): () => void {
  let focused = element.querySelector<HTMLElement>(':focus');
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement as HTMLElement;
  // Closed details cannot be scrolled, and each question about their content would force layout.
  const scrolled = [...element.querySelectorAll('*:not(details:not([open]) *)')]
    .filter((one) => one.scrollTop || one.scrollLeft)
    .map((one) => [one, { top: one.scrollTop, left: one.scrollLeft, behavior: 'instant' }] as const);
  return () => {
    for (const [one, where] of scrolled) one.scrollTo(where);
    if (focused && !focused.matches(':focus')) withoutFocusEvents(() => focused.focus({ preventScroll: true }));
  };
}
