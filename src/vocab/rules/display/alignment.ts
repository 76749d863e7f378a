import { alignments } from '../../codes/alignments.ts';
import { fluidPositions } from '../../codes/fluid-blocks.ts';
import type { WordIn } from '../../codes/words.ts';

/** How a strip's current slide is aligned (GAL-355). */
export type Alignment = WordIn<typeof alignments>;

/** Whether a value may be set as an alignment: start, middle or end, and no other (GAL-355). */
export const isAlignment = (value: unknown): value is Alignment => alignments.has(value);

const ALIGNMENTS: ReadonlyMap<unknown, Alignment> = new Map([
  ['left', 'start'],
  ['center', 'middle'],
  ['right', 'end'],
]);

/** The alignment that a gallery's `active-alignment` means (GAL-356): left start, center middle, right end, anything else middle. */
export const alignmentOf = (activeAlignment: unknown): Alignment => ALIGNMENTS.get(activeAlignment) ?? 'middle';

const VERTICAL = ['top', 'center', 'bottom'] as const;

/** Where a picture is placed that is smaller than its place. */
export interface ImageAlignment {
  readonly horizontal: WordIn<typeof fluidPositions>;
  readonly vertical: (typeof VERTICAL)[number];
}

const wordIn = <Word extends string>(list: readonly Word[], parts: readonly string[]): Word | undefined =>
  list.find((word) => word !== 'center' && parts.includes(word));

/** Longest alignment that is read, in characters. */
const LONGEST = 40;

/**
 * Reads a picture's alignment (IMG-304): `top left`, `bottom-right`, `TOP_CENTER`, or one word alone; the side that is not named is the centre.
 *
 * @returns null where there is none or a word means nothing: a picture that is shown whole needs one
 */
export function imageAlignment(value: unknown): ImageAlignment | null {
  if (typeof value !== 'string' || value.length > LONGEST) return null;
  const parts = value
    .trim()
    .toLowerCase()
    .split(/[\s_-]+/);
  const known: readonly string[] = [...fluidPositions.words, ...VERTICAL, 'centre'];
  const horizontal = wordIn(fluidPositions.words, parts);
  const vertical = wordIn(VERTICAL, parts);
  const sides = parts.filter((part) => !/^cent(er|re)$/.test(part)).length;
  if (parts.length > 2 || !parts.every((part) => known.includes(part))) return null;
  if (sides !== Number(horizontal !== undefined) + Number(vertical !== undefined)) return null;
  return { horizontal: horizontal ?? 'center', vertical: vertical ?? 'center' };
}

/** Where a fluid picture is in a wider place: left, center or right, else center (FLUID-303). */
export const fluidPosition = (value: unknown): ImageAlignment['horizontal'] =>
  fluidPositions.has(value) ? value : 'center';
