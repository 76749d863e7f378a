import { colord } from 'colord';
import type { WordIn } from '../../../codes/words.ts';
import { isRecord } from '../../../is-record.ts';
import type { Rgba } from '../../../rules/color/color-model.ts';
import { nearestDecimal } from '../../../rules/color/nearest-decimal.ts';
import { colorFormats } from '../../codes/colors.ts';
import { hexText, hslaOf, hslText, rgbText } from '../color/format-color.ts';

/** The notation in which a person wrote a colour (PALETTE-302). Nothing but its printing follows from it. */
export type UserFormat = WordIn<typeof colorFormats>;

/** What a palette holds of a colour (PALETTE-301). All values have at most 2 decimals. */
export interface PaletteValue {
  readonly userFormat: UserFormat;
  readonly values: {
    /** Degrees, 0 to 360. */
    readonly hue: number;
    /** Per cent, 0 to 100. */
    readonly saturation: number;
    /** Per cent, 0 to 100. */
    readonly lightness: number;
    /** 0 to 1; 1 where it was not given. */
    readonly alpha: number;
  };
}

/** The largest value of each, the least being 0; both ends are valid (PALETTE-313). */
export const PALETTE_LIMITS = /* @__PURE__ */ Object.freeze({
  hue: 360,
  saturation: 100,
  lightness: 100,
  alpha: 1,
} as const);

/** To 2 decimals, halves up (PALETTE-314): 12.345 is 12.35, whatever binary fractions make of it. */
export const roundHundredths = (value: number): number => Math.round(nearestDecimal(value * 100)) / 100 + 0;

type Values = PaletteValue['values'];

const rounded = ({ hue, saturation, lightness, alpha }: Values): Values => ({
  hue: roundHundredths(hue),
  saturation: roundHundredths(saturation),
  lightness: roundHundredths(lightness),
  alpha: roundHundredths(alpha),
});

const fields = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

/** Reads what a palette holds of a colour and rounds it; null for what is not valid (PALETTE-313, PALETTE-314, PALETTE-315). A value is checked before it is rounded. */
export function paletteValue(value: unknown): PaletteValue | null {
  const { userFormat, values } = fields(value);
  const { hue, saturation, lightness, alpha = 1 } = fields(values);
  const read = { hue, saturation, lightness, alpha };
  return colorFormats.has(userFormat) && isValid(read) ? { userFormat, values: rounded(read) } : null;
}

function isValid(values: Readonly<Record<keyof Values, unknown>>): values is Values {
  return Object.entries(PALETTE_LIMITS).every(([name, max]) => {
    const value = values[name as keyof Values];
    return typeof value === 'number' && value >= 0 && value <= max;
  });
}

/** What a palette holds of this colour (PALETTE-301), as if somebody had written it in that notation. */
export function paletteValueOf(color: Rgba, userFormat: UserFormat): PaletteValue {
  const { h, s, l, a } = hslaOf(color);
  return { userFormat, values: rounded({ hue: h, saturation: s, lightness: l, alpha: a }) };
}

/** The channels of a palette's colour (PALETTE-301), not rounded. */
export const paletteRgba = ({ values: { hue, saturation, lightness, alpha } }: PaletteValue): Rgba =>
  colord({ h: hue, s: saturation, l: lightness, a: alpha }).rgba;

/** A palette's colour as CSS, in the notation of its `userFormat` (PALETTE-302). */
export function paletteText(value: PaletteValue): string {
  const { hue: h, saturation: s, lightness: l, alpha: a } = value.values;
  if (value.userFormat === 'hsl') return hslText({ h, s, l, a });
  return (value.userFormat === 'rgb' ? rgbText : hexText)(paletteRgba(value));
}
