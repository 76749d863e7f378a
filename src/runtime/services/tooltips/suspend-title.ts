const NAMED = ['aria-label', 'aria-labelledby', 'alt'];

/**
 * Takes the `title` of an element away while its tooltip is shown, because the browser would show the same text in a tooltip of its own. An element that has no
 * other name keeps it.
 *
 * @returns a function that restores both
 */
export function suspendTitle(anchor: Element): () => void {
  const title = anchor.getAttribute('title');
  if (title === null) return () => {};
  const isOnlyName = !NAMED.some((name) => anchor.hasAttribute(name)) && !anchor.textContent?.trim();
  if (isOnlyName) anchor.setAttribute('aria-label', title);
  anchor.removeAttribute('title');
  return () => {
    if (isOnlyName && anchor.getAttribute('aria-label') === title) anchor.removeAttribute('aria-label');
    if (!anchor.hasAttribute('title')) anchor.setAttribute('title', title);
  };
}
