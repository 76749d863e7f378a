import { stringOf } from '../text/string-of.ts';
import type { Rgba } from './color-model.ts';
import { rgbaOf, validAlpha } from './color-model.ts';
import { logColor, type ReportColor } from './color-problem.ts';
import { cssNumber } from './css-number.ts';
import { namedColor } from './named-color.ts';
import { toPercent } from './percent.ts';

/**
 * Reads a colour as a person or a theme writes it (COLOR-001, COLOR-301, COLOR-601, D-35; one parser for the union of the three lists): a CSS name, hex with 3, 4, 6
 * or 8 digits with or without `#`, `rgb()`, `hsl()`, `hsv()` and the same with `a`, `hwb()`. Letter case and spaces around the parts do not matter;
 * the parts are between commas, or between spaces with the alpha after a slash.
 *
 * An alpha outside 0 to 1 is 1, and so is one that is no number. Saturation, lightness, whiteness and blackness may lack their `%` and may be
 * fractions (`toPercent`). What goes beyond the ends of a channel is held there, as in style sheets.
 *
 * @param report told of a text that is no colour, which gives null (COLOR-302); without one it is logged
 * @throws TypeError for anything but a string (COLOR-304)
 */
export function parseColor(text: string, report: ReportColor = logColor): Rgba | null {
  const source = stringOf(text).trim();
  const color = hexColor(source) ?? namedColor(source) ?? colorFunction(source);
  if (!color) report({ key: 'notAColor', value: text });
  return color;
}

const HEX = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

function hexColor(text: string): Rgba | null {
  const [, digits] = HEX.exec(text) ?? [];
  if (!digits) return null;
  const pairs = digits.length < 6 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [r = 0, g = 0, b = 0, a = 255] = pairs.map((pair) => Number.parseInt(pair, 16));
  return { r, g, b, a: a / 255 };
}

const FUNCTION = /^(rgb|hsl|hsv|hwb)(a?)\(([^()]*)\)$/i;

function colorFunction(text: string): Rgba | null {
  const [, name = '', a = '', inside = ''] = FUNCTION.exec(text) ?? [];
  const model = name.toLowerCase();
  const parts = partsOf(inside);
  // Style sheets know no hwba().
  if (!parts || (model === 'hwb' && a)) return null;
  const channels = model === 'rgb' ? rgbChannels(parts.channels) : hueChannels(parts.channels);
  const named = Object.fromEntries([...model].map((channel, index) => [channel, channels[index]]));
  // The whole text is what is reported.
  return rgbaOf({ ...named, a: alphaOf(parts.alpha) }, () => {});
}

interface Parts {
  readonly channels: readonly string[];
  readonly alpha: string | undefined;
}

/** `1, 2, 3, 0.5` or `1 2 3 / 0.5`, with or without the last; null for any other order. */
function partsOf(inside: string): Parts | null {
  const commas = inside.includes(',');
  const [head = '', ...tail] = commas ? [inside] : inside.split('/');
  const [x, y, z, ...more] = commas ? head.split(',').map((part) => part.trim()) : head.trim().split(/\s+/);
  const alpha = [...more, ...tail.map((part) => part.trim())];
  if (!x || !y || !z || alpha.length > 1 || (!commas && more.length > 0)) return null;
  return alpha.every((part) => /^[^\s/]+$/.test(part)) ? { channels: [x, y, z], alpha: alpha[0] } : null;
}

/** Numbers of 0 to 255, or percentages, all three alike; NaN for what is neither. */
function rgbChannels(parts: readonly string[]): readonly number[] {
  const read = parts.map(cssNumber);
  const unit = read[0]?.unit;
  if (unit !== '' && unit !== '%') return [];
  return read.map((number) =>
    number?.unit === unit ? (unit ? (number.value / 100) * 255 : number.value) : Number.NaN,
  );
}

/** Degrees of one unit of angle. */
const DEGREES: Readonly<Record<string, number>> = { '': 1, deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };

/** A hue, and two shares of the whole; NaN for what is neither. */
function hueChannels([hue = '', ...shares]: readonly string[]): readonly number[] {
  const { value, unit } = cssNumber(hue) ?? NO_NUMBER;
  return [value * (DEGREES[unit] ?? Number.NaN), ...shares.map((share) => toPercent(share) ?? Number.NaN)];
}

function alphaOf(part = '1'): number {
  const { value, unit } = cssNumber(part) ?? NO_NUMBER;
  return validAlpha(unit === '%' ? value / 100 : unit ? Number.NaN : value);
}

const NO_NUMBER = { value: Number.NaN, unit: '' };
