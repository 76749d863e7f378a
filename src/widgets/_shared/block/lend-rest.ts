import type { Lend } from '../../../runtime/mount/lend.ts';
import { isSeen } from './beside/is-seen.ts';

/**
 * Lends the content of a published block that draws something of its own in its place to the slot `rest`, so that words, links and pictures beside it are not lost.
 *
 * @param drawn selects the part that the block draws anew, which is hidden
 * @returns nothing where nothing else can be seen
 */
export function lendRest(source: Element, drawn?: string): readonly Lend[] {
  const nodes = [...source.childNodes];
  const isBeside = (node: Node): boolean =>
    drawn && node instanceof Element
      ? !node.matches(drawn) && (node.querySelector(drawn) ? [...node.childNodes].some(isBeside) : isSeen(node))
      : isSeen(node);
  if (!nodes.some(isBeside)) return [];
  const filled = nodes.filter((node) => node instanceof Element || node.textContent?.trim());
  const hide = (drawn && source.querySelector(drawn)) || undefined;
  // A single element stays where it is, so that the page's own selectors go on matching it.
  return [{ slot: 'rest', nodes: filled.length === 1 ? filled : nodes, hide }];
}
