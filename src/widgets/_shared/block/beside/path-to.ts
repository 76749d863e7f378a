import { documentMember } from '../../../../runtime/page/document-member.ts';
import { wrappersOf } from './with-beside.ts';

/**
 * The elements from the block's own, exclusively, to the one that holds all of what the block draws.
 *
 * @param drawn what the block draws
 */
export function pathTo(source: Element, drawn: ReadonlySet<Node>): Element[] {
  const wrappers = wrappersOf(drawn, source);
  const path: Element[] = [];
  for (let at = source; ; ) {
    const children = [...at.childNodes];
    const [only, ...others] = children.filter((child) => wrappers.has(child));
    if (!(only instanceof Element) || others.length || children.some((child) => drawn.has(child))) return path;
    path.push(only);
    at = only;
  }
}

/** The comment that stands in a block which the platform's scripts fill; one among words is the page's own. */
export const commentIn = (source: Element): Node | null =>
  documentMember('createTreeWalker')
    .call(document, source, NodeFilter.SHOW_COMMENT, ({ parentElement }) =>
      parentElement?.closest('p,h1,h2,h3,h4,h5,h6,li,a,figure') ? NodeFilter.FILTER_SKIP : NodeFilter.FILTER_ACCEPT,
    )
    .nextNode();
