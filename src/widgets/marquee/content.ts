import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import { linesOf } from '../_shared/block/text-of.ts';

/** The texts of the page itself, for a block without `items`. */
export interface MarqueeContent {
  readonly texts: readonly string[];
}

const NOT_TEXT = 'script, style, template, noscript';

/** One line of text: white space is collapsed as a browser does it. */
export const oneLine = (text: string | null): string => (text ?? '').replace(/[ \t\r\n\f]+/g, ' ').trim();

/**
 * Reads the texts from the server's markup: one for each child element (each entry, if the only child is a list), in order and with repeats. Bare text between
 * them counts too, so that no text of the page is lost.
 */
export function readMarquee(source: Element): ParsedMarkup<MarqueeContent> {
  const speaking = [...source.children].filter((child) => !child.matches(NOT_TEXT));
  const [only] = speaking;
  const holder = only && speaking.length === 1 && only.matches('ul, ol') ? only : source;
  const texts = [...holder.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE || (node instanceof Element && !node.matches(NOT_TEXT)))
    .map((node) => oneLine(linesOf(node)))
    .filter((text) => text !== '');
  return { content: { texts }, lend: [] };
}
