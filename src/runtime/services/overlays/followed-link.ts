import { LAYER_MARK } from '../../../vocab/codes/layout.ts';

const withoutFragment = (address: string): string => address.replace(/#.*/, '');

/** A link that was followed. */
export interface FollowedLink {
  readonly href: string;
  /** It leads to a fragment of this page, and not in another tab. */
  readonly isFragment: boolean;
}

/** Returns whether a fragment names a place inside an element. */
function isPlaceIn(element: Element, hash: string): boolean {
  try {
    return hash !== '' && element.querySelector(`#${CSS.escape(decodeURIComponent(hash.slice(1)))}`) !== null;
  } catch {
    return false;
  }
}

/**
 * Returns which link inside an element of a selector a click follows; null if it follows none, or one that leads nowhere or to a place of the same element. A click with a
 * modifier, or with the middle button, opens another tab.
 */
export function followedLink(event: MouseEvent, inside: string): FollowedLink | null {
  const { type, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const path = event.composedPath();
  const end = path.findIndex((node) => node instanceof Element && node.matches(inside));
  const link = path.slice(0, Math.max(0, end)).find((node) => node instanceof HTMLAnchorElement && node.href);
  if (!(link instanceof HTMLAnchorElement) || /^#?$/.test(link.getAttribute('href') ?? '') || button > 1) return null;
  const { href, hash, target } = link;
  if (isPlaceIn(path[end] as Element, hash)) return null;
  const isHere = hash && withoutFragment(href) === withoutFragment(location.href);
  return {
    href,
    isFragment: !!isHere && !target && type === 'click' && !(ctrlKey || metaKey || shiftKey || altKey),
  };
}

/**
 * Keeps the browser from following a link to a fragment until a layer has closed, which gives the focus back and would take it from the place that the link leads to.
 * The entry that the layer has in the history becomes that of the place: Back leads to the page as it was.
 *
 * @returns a function that follows the link
 */
export function goLater(event: Event, href: string): () => void {
  const hasEntry = Object(history.state)[LAYER_MARK];
  // Without its mark the layer does not go back in the history when it closes.
  if (hasEntry) history.replaceState(null, '');
  event.preventDefault();
  return () => location[hasEntry ? 'replace' : 'assign'](href);
}
