/**
 * Remembers what in an element has the focus, also in the shadow roots of blocks inside it: a node that is moved loses it.
 *
 * @returns puts it back, without scrolling, where it was lost and the node can take it
 */
export function holdFocus(element: Element): () => void {
  let held = element.querySelector<HTMLElement>(':focus');
  for (let inner: Element | null | undefined = held; inner; inner = inner.shadowRoot?.activeElement)
    held = inner as HTMLElement;
  return () => {
    if (!held?.matches(':focus')) held?.focus({ preventScroll: true });
  };
}
