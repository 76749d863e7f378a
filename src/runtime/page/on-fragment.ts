/**
 * Calls a function whenever the visitor goes to a fragment of the page, also by a link to the one that the address has already, of which browsers fire no
 * `hashchange`. Returns a function that ends it.
 */
export function onFragment(fn: () => void): () => void {
  const clicked = (event: MouseEvent): void => {
    const { ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
    const link = event.composedPath().find((step) => step instanceof HTMLAnchorElement);
    if (!link?.hash || link.href !== location.href || link.target === '_blank') return;
    if (!(defaultPrevented || ctrlKey || metaKey || shiftKey || altKey)) fn();
  };
  addEventListener('hashchange', fn);
  addEventListener('click', clicked);
  return () => {
    removeEventListener('hashchange', fn);
    removeEventListener('click', clicked);
  };
}
