import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import { isSeen, isVisible } from '../_shared/block/beside/is-seen.ts';
import { withFrames } from '../_shared/block/beside/with-frames.ts';
import { type CodeContent, readCode } from './content.ts';

/**
 * Reads a code block of a published platform page that displays its source. One whose content is rendered by the server is left as it is: words with markup or style of
 * their own, more than one part, what leads elsewhere, is hidden, or is filled by a script. The file is loaded for such pages only: no static import may reach this file.
 */
export default function readPublished(source: Element): ParsedMarkup<CodeContent> | undefined {
  let only: Node | undefined = source;
  while (
    only instanceof Element &&
    !(only instanceof HTMLPreElement) &&
    (only === source || only.matches('div,section'))
  ) {
    const seen: Node[] = [...only.childNodes].filter(isSeen);
    only = seen.length === 1 ? seen[0] : undefined;
  }
  const isSource =
    only instanceof HTMLPreElement &&
    isVisible(only, source) &&
    !source.querySelector('script,style,[data-block]') &&
    [...only.querySelectorAll('*')].every((one) => one.matches('code'));
  return isSource && only ? withFrames(source, readCode(source), [only]) : undefined;
}
