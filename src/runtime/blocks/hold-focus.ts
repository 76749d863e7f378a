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
  const scrolled = [...element.querySelectorAll('*')].flatMap((one) => {
    const { scrollTop: top, scrollLeft: left } = one;
    return top || left ? [() => one.scrollTo({ top, left, behavior: 'instant' })] : [];
  });
  return () => {
    for (const restore of scrolled) restore();
    if (held && !held.matches(':focus')) withoutFocusEvents(() => held.focus({ preventScroll: true }));
  };
}
