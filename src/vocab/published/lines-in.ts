/** Returns the width of a text in px. */
export type MeasureText = (text: string, size: number, weight: number) => number;

/** Counts the lines that a text takes in a width, as a browser breaks it. */
export interface LinesIn {
  (text: string, width: number, size: number, weight?: number): number;
  widthOf(text: string, size: number): number;
}

const REGULAR = 400;

/**
 * Creates the function that counts lines. A line break in the text counts as one; a word that is longer than the line is broken, as the blocks' own CSS does.
 *
 * @param measure returns the width of a text in a font size in px and a weight
 */
export function linesIn(measure: MeasureText): LinesIn {
  const count = (text: string, width: number, size: number, weight = REGULAR): number =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .reduce((sum, line) => sum + linesOf(line, width, (part) => measure(part, size, weight)), 0);
  return Object.assign(count, { widthOf: (text: string, size: number) => measure(text, size, REGULAR) });
}

function linesOf(line: string, width: number, widthOf: (text: string) => number): number {
  if (width <= 0) return 1;
  if (widthOf(line) <= width) return 1;
  const space = widthOf(' ');
  let [lines, at] = [1, 0];
  for (const word of line.split(/\s+/)) {
    const wide = widthOf(word);
    if (at && at + space + wide <= width) {
      at += space + wide;
      continue;
    }
    // A word begins a new line if it does not fit, and takes several lines if it is longer than one.
    const more = Math.max(0, Math.ceil(wide / width) - 1);
    lines += (at ? 1 : 0) + more;
    at = wide - more * width;
  }
  return lines;
}
