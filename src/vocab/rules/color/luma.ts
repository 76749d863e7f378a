import type { Rgba } from './color-model.ts';
import type { ReportColor } from './color-problem.ts';
import { nearestDecimal } from './nearest-decimal.ts';
import { parseColor } from './parse-color.ts';

/** How much each channel adds to the lightness that is seen (PALETTE-316). Together they make 1. */
export const LUMA_WEIGHTS = /* @__PURE__ */ Object.freeze({ r: 0.2126, g: 0.7152, b: 0.0722 } as const);

/** Above this luma a background is light (PALETTE-316). Luma, 0 to 1. */
export const LUMA_THRESHOLD = 0.34;

/** Below this luminance a colour is dark (COLOR-306): 166.4. Luminance, 0 to 256. */
export const DARK_LUMINANCE = 0.65 * 256;

/** The luminance of a colour (COLOR-308): its channels as they are, weighted. 0 to 255; alpha is not looked at. */
export const rgbaLuminance = ({ r, g, b }: Rgba): number =>
  nearestDecimal(r * LUMA_WEIGHTS.r + g * LUMA_WEIGHTS.g + b * LUMA_WEIGHTS.b);

/** The luma of a colour (COLOR-308): its luminance on a scale of 0 to 1. */
export const rgbaLuma = (color: Rgba): number => nearestDecimal(rgbaLuminance(color) / 255);

/** Whether a colour is dark (COLOR-306). One exactly at the bound is not. */
export const isDarkRgba = (color: Rgba): boolean => rgbaLuminance(color) < DARK_LUMINANCE;

/** Whether a colour is a light background, for dark text. The requirements give the threshold (PALETTE-316), and this use is the project's own. */
export const isLightBackground = (color: Rgba): boolean => rgbaLuma(color) > LUMA_THRESHOLD;

/**
 * The luma of a colour given as text (COLOR-308), 0 to 1; null for no colour.
 *
 * @throws TypeError for anything but a string
 */
export function colorLuma(text: string, report?: ReportColor): number | null {
  const color = parseColor(text, report);
  return color && rgbaLuma(color);
}

/**
 * Whether a colour given as text is dark (COLOR-306); null for no colour.
 *
 * @throws TypeError for anything but a string
 */
export function isDarkColor(text: string, report?: ReportColor): boolean | null {
  const color = parseColor(text, report);
  return color && isDarkRgba(color);
}
