import type { ParsedMarkup } from '../../../../runtime/mount/block-module.ts';
import type { Lend } from '../../../../runtime/mount/lend.ts';
import { isSeen } from './is-seen.ts';

/** The slots of what stands above and below the content of a block. */
export interface Beside {
  readonly before: string[];
  readonly after: string[];
}

/**
 * Lends also what the markup has beside the content that the block draws, such as a title above its items or a sentence
 * between them, in the block's element and in every wrapper around that content: above the block what comes before it,
 * below the block everything else. `besideView` shows it.
 *
 * @param own elements that the block draws in its own way and does not lend; nothing inside them is lent
 * @param isAlone also where the block draws nothing of the markup, which then comes above it
 * @param sees whether a node is to be shown that stands within the block's element
 */
export function withBeside<Content>(
  source: Element,
  parsed: ParsedMarkup<Content>,
  own: Iterable<Node> = [],
  isAlone = false,
  sees: (node: Node, within: Element) => boolean = isSeen,
): ParsedMarkup<Content> {
  const drawn = drawnOf(parsed, own);
  const wrappers = wrappersOf(drawn, source);
  if (!isAlone && !wrappers.has(source)) return parsed;
  const beside: Beside = { before: [], after: [] };
  const lend: Lend[] = [];
  let run: Node[] = [];
  let names = beside.before;
  const visit = (parent: Node): void => {
    for (const child of parent.childNodes) {
      if (drawn.has(child)) names = beside.after;
      else if (wrappers.has(child)) visit(child);
      else if (sees(child, source)) {
        // What stands together goes together, and back to one place.
        if (run.length && run.at(-1) === child.previousSibling) run.push(child);
        else {
          const slot = `beside-${lend.length}`;
          run = [child];
          names.push(slot);
          lend.push({ slot, nodes: run });
        }
      }
    }
  };
  visit(source);
  return { ...parsed, content: { ...parsed.content, beside }, lend: [...parsed.lend, ...lend] };
}

/** The nodes that a block renders: those that it lends, and those that it renders in its own way. */
export const drawnOf = (parsed: Pick<ParsedMarkup<unknown>, 'lend'>, own: Iterable<Node>): Set<Node> =>
  new Set([...parsed.lend.flatMap(({ nodes }) => nodes), ...own]);

/** The elements around nodes, up to the block's own, which is among them if it has any of the nodes. */
export function wrappersOf(nodes: Iterable<Node>, source: Element): Set<Node> {
  const wrappers = new Set<Node>();
  for (const node of nodes)
    if (node !== source && source.contains(node))
      for (let at = node.parentNode; at && !wrappers.has(at); at = at.parentNode) {
        wrappers.add(at);
        if (at === source) break;
      }
  return wrappers;
}

/**
 * The element whose children a block reads: the block's own, or what its only wrapper with something to read leads to.
 *
 * @param items selects what is read among the children
 */
export function holderOf(source: Element, items: string): Element {
  let holder = source;
  while (![...holder.children].some((child) => child.matches(items))) {
    const [only, ...others] = [...holder.children].filter((child) => child.querySelector(items));
    if (!only?.matches(WRAPPER) || others.length) return source;
    holder = only;
  }
  return holder;
}

const WRAPPER = 'div:not([data-block]),section,article,main,header';
