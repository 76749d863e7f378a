const UNSEEN = 'script,style,template,noscript,link,meta';
const SEEN = 'a[href],img,svg,video,audio,iframe,object,embed,canvas,input,select,textarea,button';

/** Returns whether a node has words, or something else that a visitor can see or use. */
export const isSeen = (node: Node): boolean =>
  node instanceof Element
    ? !node.matches(UNSEEN) && (node.matches(SEEN) || [...node.childNodes].some(isSeen))
    : node.nodeType === Node.TEXT_NODE && Boolean(node.textContent?.trim());

/**
 * Returns whether a node has something to see, and the page does not hide it among what it shows. Not
 * `checkVisibility`: what has no box of its own may have words.
 *
 * @param within the element around it up to which the page may hide it: what is around the block, such as a closed tab,
 * hides the block, too
 */
export function isVisible(node: Node, within: Element | null = node.parentElement): boolean {
  if (!isSeen(node)) return false;
  const isHidden = (element: Element | null): boolean =>
    element !== null && getComputedStyle(element).visibility === 'hidden';
  const element = node instanceof Element ? node : node.parentElement;
  if (isHidden(element) && !isHidden(within)) return false;
  for (let at = element; at && at !== within; at = at.parentElement)
    if (getComputedStyle(at).display === 'none') return false;
  return true;
}
