import { parseFragment } from 'parse5';
import { lastAt } from './last-at.ts';

/** The sequences that a parser reads as something else: character references, and line ends other than LF. */
const WRITTEN = /&#?\w+[;=]?|\r\n?/g;

const known = new Map<string, string>();

/**
 * The parser itself decodes the reference, because the list of names, and of where they need their semicolon, is long.
 */
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
 * Maps a place in a value as the parser reads it to the place in the value as it is written.
 *
 * @returns null if the two values do not correspond
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
