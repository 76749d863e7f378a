import type { ParsedMarkup } from '../../../runtime/blocks/block-module.ts';
import { isSeen } from './is-seen.ts';

/** The slots of what stands above and below the content of a block. */
export interface Beside {
  readonly before: string[];
  readonly after: string[];
}

/**
 * Lends also what the markup has beside the content that the block draws, such as a sentence between its items: above the block what comes before that content,
 * below it everything else. `besideView` shows it.
 *
 * @param isDrawn whether a child has something that the block draws and does not lend
 */
export function withBeside<Content>(
  source: Element,
  parsed: ParsedMarkup<Content>,
  isDrawn: (child: Node) => boolean = () => false,
): ParsedMarkup<Content> {
  const lent = parsed.lend.flatMap(({ nodes }) => nodes);
  const children = [...source.childNodes];
  const drawn = children.map((child) => lent.some((node) => child.contains(node)) || isDrawn(child));
  const first = drawn.indexOf(true);
  if (first < 0) return parsed;
  const beside: Beside = { before: [], after: [] };
  const lend: { slot: string; nodes: Node[] }[] = [];
  for (const [index, child] of children.entries()) {
    if (drawn[index] || !isSeen(child)) continue;
    const names = index < first ? beside.before : beside.after;
    const run = lend.at(-1);
    // What stands together goes together, and back to one place.
    if (run && run.nodes.at(-1) === child.previousSibling) run.nodes.push(child);
    else {
      names.push(`beside-${index}`);
      lend.push({ slot: `beside-${index}`, nodes: [child] });
    }
  }
  return { ...parsed, content: { ...parsed.content, beside }, lend: [...parsed.lend, ...lend] };
}

/** For `isDrawn`: whether a child is or has an element that a selector matches. */
export const has =
  (selector: string) =>
  (child: Node): boolean =>
    child instanceof Element && (child.matches(selector) || child.querySelector(selector) !== null);
