const UNSEEN = 'script,style,template,noscript,link,meta';
const SEEN = 'a[href],img,svg,video,audio,iframe,object,embed,canvas,input,select,textarea,button';

/** Whether a node has words, or something else that a visitor can see or use. */
export const isSeen = (node: Node): boolean =>
  node instanceof Element
    ? !node.matches(UNSEEN) && (node.matches(SEEN) || [...node.childNodes].some(isSeen))
    : node.nodeType === Node.TEXT_NODE && Boolean(node.textContent?.trim());

/** Whether a node has something to see, and the page does not hide it among what it shows. Not `checkVisibility`: what has no box of its own may have words. */
export function isVisible(node: Node): boolean {
  if (!isSeen(node) || !(node instanceof Element)) return isSeen(node);
  const { display, visibility } = getComputedStyle(node);
  const isAlone = visibility === 'hidden' && getComputedStyle(node.parentElement ?? node).visibility !== 'hidden';
  return display !== 'none' && !isAlone;
}
