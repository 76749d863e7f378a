export { type ColorModel, type Rgba, rgbaOf, validAlpha } from './color-model.ts';
export type { ColorProblem, ReportColor } from './color-problem.ts';
export {
  type ColorReference,
  type CustomColorReference,
  colorReference,
  type PaletteColorReference,
  type ThemeColorReference,
} from './color-reference.ts';
export { CONTRAST, colorContrast, hasContrast, rgbaContrast } from './contrast.ts';
export { type CssNumber, cssNumber } from './css-number.ts';
export { type Hsla, hexText, hslaOf, hslText, rgbText } from './format-color.ts';
export {
  colorLuma,
  DARK_LUMINANCE,
  isDarkColor,
  isDarkRgba,
  isLightBackground,
  LUMA_THRESHOLD,
  LUMA_WEIGHTS,
  rgbaLuma,
  rgbaLuminance,
} from './luma.ts';
export { namedColor } from './named-color.ts';
export { nearestDecimal } from './nearest-decimal.ts';
export { parseColor } from './parse-color.ts';
export { toFraction, toPercent } from './percent.ts';
