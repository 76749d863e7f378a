import { documentMember } from '../../page/document-member.ts';
import type { LineBox } from './shape-path.ts';

/**
 * Joins the boxes of a text's parts to one for each line, from top to bottom: two parts are on one line if they share
 * half of the lower one's height.
 */
export function mergeLines(parts: readonly LineBox[]): LineBox[] {
  const lines: LineBox[] = [];
  for (const part of [...parts].sort((a, b) => a.y - b.y || a.x - b.x)) {
    if (part.width <= 0 || part.height <= 0) continue;
    const at = lines.findIndex((line) => {
      const shared = Math.min(line.y + line.height, part.y + part.height) - Math.max(line.y, part.y);
      return shared > Math.min(line.height, part.height) / 2;
    });
    const line = lines[at];
    if (!line) {
      lines.push(part);
      continue;
    }
    const x = Math.min(line.x, part.x);
    const y = Math.min(line.y, part.y);
    lines[at] = {
      x,
      y,
      width: Math.max(line.x + line.width, part.x + part.width) - x,
      height: Math.max(line.y + line.height, part.y + part.height) - y,
    };
  }
  return lines;
}

/** Returns the boxes of the lines of an element's text, in px of the window. */
export function lineBoxes(element: Element, display: string): LineBox[] {
  // An inline element has a box on each line. Of any other only its texts have.
  if (display === 'inline') return mergeLines([...element.getClientRects()]);
  const range = new Range();
  const texts = documentMember('createTreeWalker').call(document, element, NodeFilter.SHOW_TEXT);
  const parts: LineBox[] = [];
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    parts.push(...range.getClientRects());
  }
  return mergeLines(parts);
}
