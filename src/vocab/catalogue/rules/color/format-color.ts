import { colord } from 'colord';
import type { Rgba } from '../../../rules/color/color-model.ts';
import { nearestDecimal } from '../../../rules/color/nearest-decimal.ts';

/** Hue in degrees (0 to 360), saturation and lightness in per cent, alpha from 0 to 1. */
export interface Hsla {
  readonly h: number;
  readonly s: number;
  readonly l: number;
  readonly a: number;
}

/** `#rrggbb`, or `#rrggbbaa` where the colour is not opaque: forms that the parser reads (COLOR-301). */
export const hexText = (color: Rgba): string => colord(color).toHex();

/** `rgb(r, g, b)`, or `rgba(r, g, b, a)` where the colour is not opaque; whole channels (COLOR-301). */
export const rgbText = (color: Rgba): string => colord(color).toRgbString();

/** `hsl(h, s%, l%)`, or `hsla(h, s%, l%, a)` where the colour is not opaque (COLOR-301). Nothing is rounded. */
export const hslText = ({ h, s, l, a }: Hsla): string =>
  a < 1 ? `hsla(${h}, ${s}%, ${l}%, ${a})` : `hsl(${h}, ${s}%, ${l}%)`;

/**
 * The channels as hue, saturation and lightness, as a palette holds them (PALETTE-312), not rounded (colord's are, to whole numbers). A grey has hue and
 * saturation 0.
 */
export function hslaOf({ r, g, b, a }: Rgba): Hsla {
  const max = Math.max(r, g, b);
  const chroma = max - Math.min(r, g, b);
  const l = (max - chroma / 2) / 2.55;
  if (chroma === 0) return { h: 0, s: 0, l: nearestDecimal(l), a };
  const turn = max === r ? (g - b) / chroma : max === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4;
  return {
    h: nearestDecimal(((turn + 6) % 6) * 60),
    s: nearestDecimal(chroma / 2.55 / (1 - Math.abs(l / 50 - 1))),
    l: nearestDecimal(l),
    a,
  };
}
