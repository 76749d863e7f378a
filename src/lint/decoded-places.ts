import { parseFragment } from 'parse5';
import { lastAt } from './last-at.ts';

/** What a parser reads as something else: character references, and line ends but the plain one. */
const WRITTEN = /&#?\w+[;=]?|\r\n?/g;

const known = new Map<string, string>();

/** Asked of the parser itself: which names it knows, and where they need their semicolon, is a long list. */
function decoded(reference: string): string {
  let text = known.get(reference);
  if (text === undefined) {
    const [element] = parseFragment(`<i a="${reference}">`).childNodes;
    text = (element && 'attrs' in element && element.attrs[0]?.value) || reference;
    if (known.size < 1_000) known.set(reference, text);
  }
  return text;
}

/**
 * Gives the place in a value as it is written for a place in the value as it is read.
 *
 * @returns null where the two do not belong together
 */
export function decodedPlaces(written: string, read: string): ((offset: number) => number) | null {
  if (written === read) return (offset) => offset;
  const steps = [{ at: 0, written: 0 }];
  let length = 0;
  let end = 0;
  for (const { 0: sign, index } of written.matchAll(WRITTEN)) {
    const text = sign.startsWith('\r') ? '\n' : decoded(sign);
    length += index - end + text.length;
    end = index + sign.length;
    if (text !== sign) steps.push({ at: length, written: end });
  }
  if (length + written.length - end !== read.length) return null;
  return (offset) => {
    const step = steps[lastAt(steps, offset)];
    return step ? step.written + offset - step.at : offset;
  };
}
