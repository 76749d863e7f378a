import { isRecord } from '../../../is-record.ts';
import { validAlpha } from '../../../rules/color/color-model.ts';
import type { ReportColor } from '../../../rules/color/color-problem.ts';
import { parseColor } from '../../../rules/color/parse-color.ts';

/** A colour of the site's palette, by id, with an alpha of its own from 0 to 1. */
export interface PaletteColorReference {
  readonly type: 'SITE_PALETTE_COLOR';
  readonly id: string;
  readonly alpha: number;
}

/** A colour that belongs to no palette, as text. */
export interface CustomColorReference {
  readonly type: 'CUSTOM_COLOR';
  readonly color: string;
}

/** A colour of the theme. The requirements do not show what it holds: it is handed on as it came. */
export interface ThemeColorReference {
  readonly type: 'THEME_COLOR';
  readonly [field: string]: unknown;
}

/** Where a colour comes from (COLOR-003). */
export type ColorReference = PaletteColorReference | CustomColorReference | ThemeColorReference;

const isTheme = (value: Readonly<Record<string, unknown>>): value is ThemeColorReference =>
  value.type === 'THEME_COLOR';

/**
 * Reads a reference to a colour (PALETTE-310, PALETTE-311). The alpha of a palette reference is 1 where it is missing or outside 0 to 1; whether the
 * palette has such an id is seen when the reference is resolved.
 *
 * @param report told of a custom colour that is none
 * @returns null for anything that is no reference
 */
export function colorReference(value: unknown, report?: ReportColor): ColorReference | null {
  if (!isRecord(value)) return null;
  if (isTheme(value)) return value;
  const { type, id, alpha, color } = value;
  if (type === 'SITE_PALETTE_COLOR' && typeof id === 'string' && id !== '')
    return { type, id, alpha: validAlpha(alpha) };
  if (type === 'CUSTOM_COLOR' && typeof color === 'string' && parseColor(color, report)) return { type, color };
  return null;
}
