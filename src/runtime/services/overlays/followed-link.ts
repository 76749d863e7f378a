const withoutFragment = (address: string): string => address.replace(/#.*/, '');

/**
 * Returns whether a click follows a link inside an element of a selector, to another page or to a fragment of this one; null if it follows none. A click with a
 * modifier, or with the middle button, opens another tab.
 */
export function followedLink(event: MouseEvent, inside: string): 'page' | 'fragment' | null {
  const { type, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  const path = event.composedPath();
  const end = path.findIndex((node) => node instanceof Element && node.matches(inside));
  const link = path.slice(0, Math.max(0, end)).find((node) => node instanceof HTMLAnchorElement && node.href);
  if (!(link instanceof HTMLAnchorElement) || defaultPrevented || button > 1) return null;
  const isHere = link.hash && withoutFragment(link.href) === withoutFragment(location.href);
  return isHere && !link.target && type === 'click' && !(ctrlKey || metaKey || shiftKey || altKey)
    ? 'fragment'
    : 'page';
}
