import { withoutFocusEvents } from './move.ts';

/**
 * Remembers what in an element would lose its state when it is moved, or stands in no slot for a moment: what has the focus, also in the shadow roots of blocks
 * inside it, and how far what scrolls is scrolled. It reads the layout.
 *
 * @returns puts both back where they were lost, without scrolling the page and without a word to its handlers
 */
export function holdFocus(element: Element): () => void {
  let held = element.querySelector<HTMLElement>(':focus');
  while (held?.shadowRoot?.activeElement) held = held.shadowRoot.activeElement as HTMLElement;
  // What is closed is laid out for each question about it, and cannot be scrolled.
  const scrolled = [...element.querySelectorAll('*:not(details:not([open]) *)')]
    .filter((one) => one.scrollTop || one.scrollLeft)
    .map((one) => [one, { top: one.scrollTop, left: one.scrollLeft, behavior: 'instant' }] as const);
  return () => {
    for (const [one, where] of scrolled) one.scrollTo(where);
    if (held && !held.matches(':focus')) withoutFocusEvents(() => held.focus({ preventScroll: true }));
  };
}
