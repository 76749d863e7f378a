import { colord } from 'colord';
import { isRecord } from '../../../is-record.ts';
import type { Rgba } from '../../../rules/color/color-model.ts';
import type { ReportColor } from '../../../rules/color/color-problem.ts';
import { hasContrast, rgbaContrast } from '../../../rules/color/contrast.ts';
import { parseColor } from '../../../rules/color/parse-color.ts';
import type { ColorReference } from '../color/color-reference.ts';
import { type PaletteValue, paletteRgba, paletteValue, paletteValueOf, roundHundredths } from './palette-value.ts';
import { isSystemColorId, type SystemColorId } from './system-colors.ts';

/** A colour of a site's palette (PALETTE-301). Its value is null where what was stored is not valid. */
export interface PaletteEntry {
  readonly id: SystemColorId;
  readonly value: PaletteValue | null;
}

/** Reads one entry (PALETTE-301, PALETTE-303); null for one whose id is none of the ten. */
export function paletteEntry(entry: unknown): PaletteEntry | null {
  if (!isRecord(entry)) return null;
  const { id, value } = entry;
  return isSystemColorId(id) ? { id, value: paletteValue(value) } : null;
}

/** Reads a palette out of a list of entries. An entry that is none is left out; one with an invalid value stays, with null (PALETTE-315). */
export const paletteEntries = (list: unknown): readonly PaletteEntry[] =>
  (Array.isArray(list) ? list : []).map(paletteEntry).filter((entry) => entry !== null);

/** What stands for a colour that a palette lacks (PALETTE-317): the accent is the seed of those that are made from it. */
export const PALETTE_FALLBACKS = /* @__PURE__ */ Object.freeze({
  accent: '#FFAABB',
  black: '#000000',
  white: '#FFFFFF',
} as const);

/** A palette in which no colour is missing. */
export type Palette = Readonly<Record<SystemColorId, PaletteValue>>;

/**
 * Completes a palette from its accent (PALETTE-306). What the site has chosen stays; the safe colours are always made, since nobody can choose them. Later
 * entries of the same id win.
 *
 * The requirements say what is made from what and not how. This project's way: light and dark accent keep hue, saturation and alpha, and lie half-way to
 * lightness 100 and 0. A safe colour is its accent, opaque, moved towards black in steps of one per cent of lightness until its contrast with the
 * palette's white is 4.5, exactly and in the whole channels that are printed; an inverse one is moved towards white until its contrast with the
 * palette's black is. Where that never comes, it is black or white itself.
 */
export function completePalette(entries: readonly PaletteEntry[]): Palette {
  const chosen = new Map(entries.map(({ id, value }) => [id, value]));
  const white = chosen.get('white') ?? fallback('white');
  const black = chosen.get('black') ?? fallback('black');
  const accent = chosen.get('accent') ?? fallback('accent');
  const { lightness } = accent.values;
  const lightAccent = chosen.get('lightAccent') ?? withLightness(accent, (lightness + 100) / 2);
  const darkAccent = chosen.get('darkAccent') ?? withLightness(accent, lightness / 2);
  return {
    white,
    lightAccent,
    accent,
    darkAccent,
    black,
    safeLightAccent: safe(lightAccent, white, black, -1),
    safeDarkAccent: safe(darkAccent, white, black, -1),
    safeInverseAccent: safe(accent, black, white, 1),
    safeInverseLightAccent: safe(lightAccent, black, white, 1),
    safeInverseDarkAccent: safe(darkAccent, black, white, 1),
  };
}

const fallback = (id: keyof typeof PALETTE_FALLBACKS): PaletteValue =>
  paletteValueOf(colord(PALETTE_FALLBACKS[id]).rgba, 'hex');

const withLightness = ({ userFormat, values }: PaletteValue, lightness: number): PaletteValue => ({
  userFormat,
  values: { ...values, lightness: roundHundredths(lightness) },
});

function safe(accent: PaletteValue, against: PaletteValue, instead: PaletteValue, step: 1 | -1): PaletteValue {
  const opaque = { ...accent, values: { ...accent.values, alpha: 1 } };
  for (let { lightness } = opaque.values; lightness >= 0 && lightness <= 100; lightness += step) {
    const moved = withLightness(opaque, lightness);
    if (reads(paletteRgba(moved), paletteRgba(against))) return moved;
  }
  return instead;
}

/** Hex and rgb texts have whole channels, hsl texts do not: both have to be readable. */
const reads = (color: Rgba, background: Rgba): boolean =>
  hasContrast(rgbaContrast(color, background)) &&
  hasContrast(rgbaContrast(colord(color).toRgb(), colord(background).toRgb()));

/**
 * The colour that a reference means (PALETTE-309, PALETTE-310, PALETTE-311); null for an id that the palette does not have, and for a colour of the theme, which is not to be
 * found here. The alpha of a palette reference thins out the one that the palette's colour has: that the two multiply is the project's own.
 *
 * @param report told of a custom colour that is none, which is logged without one
 */
export function resolveColor(reference: ColorReference, palette: Palette, report?: ReportColor): Rgba | null {
  if (reference.type === 'CUSTOM_COLOR') return parseColor(reference.color, report);
  if (reference.type === 'THEME_COLOR' || !isSystemColorId(reference.id)) return null;
  const color = paletteRgba(palette[reference.id]);
  return { ...color, a: color.a * reference.alpha };
}
