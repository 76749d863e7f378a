import type { Rgba } from '../../../rules/color/color-model.ts';
import { parseColor } from '../../../rules/color/parse-color.ts';
import type { ColorReference } from '../color/color-reference.ts';
import type { Palette } from './complete-palette.ts';
import { paletteRgba } from './palette-value.ts';
import { isSystemColorId } from './system-colors.ts';

/**
 * The colour that a reference means (PALETTE-309, PALETTE-310, PALETTE-311); null for an id that the palette does not have, and for a colour of the theme, which is not to be
 * found here. The alpha of a palette reference thins out the one that the palette's colour has: that the two multiply is the project's own.
 */
export function resolveColor(reference: ColorReference, palette: Palette): Rgba | null {
  if (reference.type === 'CUSTOM_COLOR') return parseColor(reference.color);
  if (reference.type === 'THEME_COLOR' || !isSystemColorId(reference.id)) return null;
  const color = paletteRgba(palette[reference.id]);
  return { ...color, a: color.a * reference.alpha };
}
