/** What nobody reads. */
const UNREAD = 'script,style,template,noscript,[hidden],[aria-hidden="true"]';

/** Tells of an element, among those that are seen, whether the page hides it. Where all of the root is invisible, that says nothing of a part. */
export function unseenIn(root: Element): (element: Element) => boolean {
  const isInvisible = (element: Element): boolean => getComputedStyle(element).visibility === 'hidden';
  const shown = !isInvisible(root);
  return (element) =>
    element.matches(UNREAD) ||
    // Not by `checkVisibility`: what has `display: contents` has no box, and words all the same.
    getComputedStyle(element).display === 'none' ||
    (shown && isInvisible(element));
}
