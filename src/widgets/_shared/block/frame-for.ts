import { BLOCK_ADDED } from '../../../vocab/names.ts';

/** Elements without behaviour of their own: a second one changes no behaviour. */
const PLAIN_ELEMENTS = /^(summary|h[1-6]|p|div|figure|span|strong|em|b|i|small|ul|ol|li|section|article)$/;
/** The attributes by which rules of style sheets distinguish elements. Other attributes may start a script of the page. */
const STYLING_ATTRIBUTES = /^(class|lang|dir|data-(accordion|is)-.*)$/;

/**
 * Copies of the elements around lent nodes, without boxes or text styles of their own, so that the page's rules still match the content of the nodes: `summary
 * strong`, `.answer > p`. There are none if the nodes are bare text.
 *
 * @param top the block's element, which stays around them
 */
export function frameFor(nodes: readonly Node[], top: Element): Element | undefined {
  if (!nodes.some(({ nodeType }) => nodeType === Node.ELEMENT_NODE)) return undefined;
  let outer: HTMLElement | undefined;
  for (let at = nodes[0]?.parentElement; at && at !== top; at = at.parentElement) {
    if (!PLAIN_ELEMENTS.test(at.localName) || isDecorated(at)) continue;
    const like: HTMLElement = Document.prototype.createElement.call(at.ownerDocument, at.localName);
    for (const { name, value } of at.attributes) if (STYLING_ATTRIBUTES.test(name)) like.setAttribute(name, value);
    like.setAttribute(BLOCK_ADDED, outer ? 'around' : '');
    // The caption of a figure belongs to it.
    if (at.localName !== 'figure') like.setAttribute('role', 'presentation');
    like.style.cssText = 'all:inherit!important;display:contents!important';
    if (outer) like.append(outer);
    outer = like;
  }
  return outer;
}

/**
 * Returns whether a page draws generated content before or after an element: a mark of its own, which must not appear
 * beside the block's mark.
 */
const isDecorated = (element: Element): boolean =>
  ['::before', '::after'].some((part) => !/^(none|normal|)$/.test(getComputedStyle(element, part).content));
