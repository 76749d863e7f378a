export { completePalette, PALETTE_FALLBACKS, type Palette } from './complete-palette.ts';
export { type PaletteEntry, paletteEntries, paletteEntry } from './palette.ts';
export {
  PALETTE_LIMITS,
  type PaletteValue,
  paletteRgba,
  paletteText,
  paletteValue,
  paletteValueOf,
  roundHundredths,
  type UserFormat,
} from './palette-value.ts';
export { resolveColor } from './resolve-color.ts';
export { isSystemColorId, type SystemColor, type SystemColorId, systemColors } from './system-colors.ts';
