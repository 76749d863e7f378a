import type { Rgba } from './color-model.ts';
import type { ReportColor } from './color-problem.ts';
import { LUMA_WEIGHTS } from './luma.ts';
import { parseColor } from './parse-color.ts';

/** Least ratios of contrast (COLOR-307), to 1. The requirements give the numbers; WCAG says what they are for. */
export const CONTRAST = /* @__PURE__ */ Object.freeze({ largeText: 3, text: 4.5, enhanced: 7 } as const);

/** Light instead of voltage: what a channel of a screen gives off, 0 to 1. */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

const light = ({ r, g, b }: Rgba): number =>
  linear(r) * LUMA_WEIGHTS.r + linear(g) * LUMA_WEIGHTS.g + linear(b) * LUMA_WEIGHTS.b;

/** The ratio of contrast between two colours (COLOR-308) as WCAG 2 has it: 1 to 21, the same both ways, not rounded. Alpha is not looked at. */
export function rgbaContrast(one: Rgba, other: Rgba): number {
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** Whether a ratio is enough (COLOR-307); one exactly at the threshold is. */
export const hasContrast = (ratio: number, purpose: keyof typeof CONTRAST = 'text'): boolean =>
  ratio >= CONTRAST[purpose];

/**
 * The ratio of contrast between two colours given as texts (COLOR-308), 1 to 21; null where one is no colour.
 *
 * @throws TypeError for anything but strings
 */
export function colorContrast(one: string, other: string, report?: ReportColor): number | null {
  const colors = [parseColor(one, report), parseColor(other, report)] as const;
  return colors[0] && colors[1] && rgbaContrast(colors[0], colors[1]);
}
