import type { Lend } from '../../../runtime/blocks/lend.ts';

const UNSEEN = 'script,style,template,noscript';
const SEEN = 'a[href],img,svg,video,audio,iframe,object,embed,canvas,input,select,textarea,button';

/**
 * Lends the content of a published block that draws something of its own in its place to the slot `rest`, so that words, links and pictures beside it are not lost.
 *
 * @param drawn selects the part that the block draws anew, which is hidden
 * @returns nothing where nothing else can be seen
 */
export function lendRest(source: Element, drawn?: string): readonly Lend[] {
  const isSeen = (node: Node): boolean =>
    node instanceof Element
      ? !node.matches(drawn ? `${UNSEEN},${drawn}` : UNSEEN) &&
        (node.matches(SEEN) || [...node.childNodes].some(isSeen))
      : node.nodeType === Node.TEXT_NODE && Boolean(node.textContent?.trim());
  const nodes = [...source.childNodes];
  if (!nodes.some(isSeen)) return [];
  const filled = nodes.filter((node) => node instanceof Element || node.textContent?.trim());
  const hide = (drawn && source.querySelector(drawn)) || undefined;
  // A single element stays where it is, so that the page's own selectors go on matching it.
  return [{ slot: 'rest', nodes: filled.length === 1 ? filled : nodes, hide }];
}
