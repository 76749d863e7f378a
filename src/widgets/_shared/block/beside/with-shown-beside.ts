import type { ParsedMarkup } from '../../../../runtime/mount/block-module.ts';
import { isSeen } from './is-seen.ts';
import { withBeside } from './with-beside.ts';

/**
 * What `withBeside` does, for published markup: what its page hides stays hidden, whichever of its rules no longer reach what is lent.
 *
 * @param own what the block draws in its own way, and what the platform's scripts would use
 */
export const withShownBeside = <Content>(
  source: Element,
  parsed: ParsedMarkup<Content>,
  own: Iterable<Node> = [],
): ParsedMarkup<Content> => withBeside(source, parsed, own, false, isVisible);

/** Whether a node has something to see, and the page shows it. */
export const isVisible = (node: Node): boolean => isSeen(node) && isShown(node);

function isShown(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  // Safari before 17.4 cannot say.
  return element !== null && element.checkVisibility?.({ visibilityProperty: true }) !== false;
}
