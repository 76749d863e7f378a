import { highlightAnimations, highlightDirections, highlightShapes } from '../../codes/highlight.ts';
import type { WordIn } from '../../codes/words.ts';
import { isRecord } from '../../is-record.ts';
import { decimalNumber } from '../text/decimal-number.ts';

export type HighlightShape = WordIn<typeof highlightShapes>;

/** How a decorative shape over a text looks and moves, every value sure (HILITE-303). */
export interface HighlightSettings {
  readonly shape: HighlightShape;
  /** Not yet checked; null: the text's own colour. */
  readonly color: string | null;
  readonly thickness: { readonly unit: 'em' | 'px'; readonly value: number };
  readonly linecap: 'square' | 'round' | 'butt';
  readonly linejoin: 'round' | 'bevel';
  /** A CSS blend mode; none: it covers what is below. */
  readonly blend: string;
  /** 0 to 1. */
  readonly opacity: number;
  /** Above the text; else behind it. */
  readonly isFront: boolean;
  /** In px, where that of the text cannot be read. */
  readonly fontSize: number;
  readonly isAnimationEnabled: boolean;
  readonly animation: WordIn<typeof highlightAnimations>;
  readonly direction: WordIn<typeof highlightDirections>;
  /** In seconds; 0 is at its end at once. */
  readonly duration: number;
}

/** Defaults of thickness in em, font size in px and duration in seconds (HILITE-306, HILITE-311, HILITE-316). */
export const HIGHLIGHT_DEFAULTS = /* @__PURE__ */ Object.freeze({ thickness: 0.06, fontSize: 12, duration: 0.75 });

/** The first word of a list is its default. */
const oneOf = <const Word extends string>(list: readonly [Word, ...Word[]], value: unknown): Word =>
  list.find((word) => word === value) ?? list[0];

const positive = (value: unknown): number | null => {
  const number = decimalNumber(value);
  return number !== null && number > 0 ? number : null;
};

/** Longest word that is taken over, in characters. */
const LONGEST_WORD = 200;

const wordOf = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= LONGEST_WORD ? value.trim() || null : null;

/**
 * The duration in seconds (HILITE-316): a text is read as an integer, so that `1.5` is 1 and `0.75` is 0; a number is taken as it is. The default where it
 * is no number; below 0 is 0.
 */
export function highlightDuration(value: unknown): number {
  const given = typeof value === 'string' ? Number.parseInt(value.slice(0, LONGEST_WORD), 10) : value;
  return typeof given === 'number' && Number.isFinite(given) ? Math.max(0, given) : HIGHLIGHT_DEFAULTS.duration;
}

/** Reads the settings of a highlight (HILITE-303). Unknown words and wrong values take their defaults. */
export function highlightSettings(given: Readonly<Record<string, unknown>>): HighlightSettings {
  const thickness: Readonly<Record<string, unknown>> = isRecord(given.thickness) ? given.thickness : {};
  const value = positive(thickness.value);
  const opacity = decimalNumber(given.opacity);
  const linecap = oneOf(['square', 'round', 'butt'], given.linecap);
  return {
    shape: highlightShapes.has(given.shape) ? given.shape : 'wave',
    color: wordOf(given.color),
    thickness:
      value === null
        ? { unit: 'em', value: HIGHLIGHT_DEFAULTS.thickness }
        : { unit: oneOf(['em', 'px'], thickness.unit), value },
    linecap,
    linejoin: linecap === 'round' ? 'round' : 'bevel',
    blend: wordOf(given.blend) ?? 'none',
    opacity: opacity === null ? 1 : Math.min(1, Math.max(0, opacity)),
    isFront: given.isFront !== false,
    fontSize: positive(given.fontSize) ?? HIGHLIGHT_DEFAULTS.fontSize,
    isAnimationEnabled: given.isAnimationEnabled === true,
    animation: highlightAnimations.has(given.animation) ? given.animation : 'draw',
    direction: highlightDirections.has(given.direction) ? given.direction : 'right',
    duration: highlightDuration(given.duration),
  };
}
