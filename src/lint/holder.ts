import { BLOCK } from '../vocab/names.ts';
import { attributeOf, childrenOf, firstBelow, type HtmlElement, parentOf } from './element.ts';

/**
 * Returns the element whose children a block reads, as the block finds it: its own, or what its only wrapper with
 * something to read leads to.
 */
export function holderOf(source: HtmlElement, isItem: (element: HtmlElement) => boolean): HtmlElement {
  let holder = source;
  while (!childrenOf(holder).some(isItem)) {
    const [only, ...others] = childrenOf(holder).filter((child) => firstBelow(child, isItem));
    if (!only || others.length || !isWrapper(only)) return source;
    holder = only;
  }
  return holder;
}

const isWrapper = (element: HtmlElement): boolean =>
  element.tagName === 'div' ? attributeOf(element, BLOCK) === null : WRAPPER.test(element.tagName);

const WRAPPER = /^(section|article|main|header)$/;

/** Yields the element that a block reads and everything around it, up to the block's own. */
export function* wrappersOf(holder: HtmlElement, source: HtmlElement): Generator<HtmlElement> {
  for (let at: HtmlElement | null = holder; at; at = at === source ? null : parentOf(at)) yield at;
}
