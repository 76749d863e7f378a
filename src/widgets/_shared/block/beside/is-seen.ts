const UNSEEN = 'script,style,template,noscript,link,meta';
const SEEN = 'a[href],img,svg,video,audio,iframe,object,embed,canvas,input,select,textarea,button';

/** Whether a node has words, or something else that a visitor can see or use. */
export const isSeen = (node: Node): boolean =>
  node instanceof Element
    ? !node.matches(UNSEEN) && (node.matches(SEEN) || [...node.childNodes].some(isSeen))
    : node.nodeType === Node.TEXT_NODE && Boolean(node.textContent?.trim());

/** Whether a node has something to see, and the page shows it. */
export function isVisible(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  return isSeen(node) && element !== null && element.checkVisibility?.({ visibilityProperty: true }) !== false;
}
