import type { ParsedMarkup } from '../../../../runtime/mount/block-module.ts';
import type { Lend } from '../../../../runtime/mount/lend.ts';
import { framesIn } from './frames.ts';
import { framesLook } from './frames-look.ts';
import { isVisible } from './is-seen.ts';
import { commentIn, pathTo } from './path-to.ts';
import { type Beside, drawnOf, withBeside } from './with-beside.ts';

type Level = Framed & { readonly frame: string };

/**
 * The content of the page beside that of a block in one of its wrappers, and in the next wrapper within it, which is
 * rendered anew.
 */
export interface Framed extends Beside {
  readonly inner?: Level;
}

/**
 * What `withBeside` does, for published markup: what its page hides stays hidden, whichever of its rules no longer reach what is lent, and the wrappers of the
 * page around what the block renders are made anew, with their background, their borders and their spacing. `besideView` shows them.
 *
 * @param own what the block renders in its own way, and what the platform's scripts would use; without any the block stands where the platform's comment does
 * @param sees whether a node beside it is to be shown
 */
export function withFrames<Content>(
  source: Element,
  parsed: ParsedMarkup<Content>,
  own: Iterable<Node> = [],
  sees: (node: Node) => boolean = (node) => isVisible(node, source),
): ParsedMarkup<Content> {
  const drawn = drawnOf(parsed, own);
  const comment = drawn.size ? null : commentIn(source);
  if (comment) drawn.add(comment);
  const frames = framesIn(pathTo(source, drawn));
  const levels = [source, ...frames].map((element, at): { beside: Level; lend: Lend[] } => {
    const next = frames[at];
    const { content, lend } = withBeside(
      element,
      { content: {}, lend: next ? [] : parsed.lend },
      next ? [next] : drawn,
      !drawn.size,
      sees,
    );
    const { before = [], after = [] } = (content as { beside?: Beside }).beside ?? {};
    // Each wrapper counts from nought.
    const named = (slot: string): string => (/^beside/.test(slot) ? `${slot}-${at}` : slot);
    return {
      beside: { before: before.map(named), after: after.map(named), frame: `frame-${at - 1}` },
      lend: lend.map((one) => ({ ...one, slot: named(one.slot) })),
    };
  });
  const beside = levels.map((level) => level.beside).reduceRight((inner, outer) => ({ ...outer, inner }));
  return {
    ...parsed,
    content: { ...parsed.content, beside },
    lend: levels.toReversed().flatMap(({ lend }) => lend),
    ...(frames.length > 0 && { look: (mounted: boolean) => (parsed.look?.(mounted) ?? '') + framesLook(frames) }),
  };
}

/** Returns the content directly beside the one that `withFrames` has read. */
export function innermostOf(content: object): Framed | undefined {
  let at = (content as { beside?: Framed }).beside;
  while (at?.inner) at = at.inner;
  return at;
}
