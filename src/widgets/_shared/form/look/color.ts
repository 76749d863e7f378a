import { rgbaContrast } from '../../../../vocab/rules/color/contrast.ts';

/** A colour as a browser computes it: channels 0 to 255, alpha 0 to 1. */
export interface Rgba {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

/** Reads a computed colour, or a colour that an author wrote; null for a value that is not a colour or depends on its context. */
export function parseColor(text: string): Rgba | null {
  const [r, g, b, a = 1] = text.match(/-?\d*\.?\d+(?:e-?\d+)?/g)?.map(Number) ?? [];
  if (r !== undefined && g !== undefined && b !== undefined) {
    if (/^rgba?\([^%]+$/.test(text)) return { r, g, b, a };
    if (text.startsWith('color(srgb ')) return { r: r * 255, g: g * 255, b: b * 255, a };
  }
  return drawnColor(text);
}

/** Lets the browser draw a colour, because it supports every notation. */
function drawnColor(text: string): Rgba | null {
  const none = '#010203';
  // A canvas outside the page cannot resolve these values.
  if (!text || /current|canvas|field|button|var\(/i.test(text)) return null;
  try {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) return null;
    context.fillStyle = none;
    context.fillStyle = text;
    if (context.fillStyle === none) return null;
    context.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(0, 0, 1, 1).data;
    return { r, g, b, a: a / 255 };
  } catch {
    return null;
  }
}

/** Composites a colour over an opaque one. */
export const composite = (top: Rgba, background: Rgba): Rgba => {
  const mix = (one: number, other: number): number => one * top.a + other * (1 - top.a);
  return { r: mix(top.r, background.r), g: mix(top.g, background.g), b: mix(top.b, background.b), a: 1 };
};

const BLACK = { r: 0, g: 0, b: 0, a: 0.14 };
const WHITE = { r: 255, g: 255, b: 255, a: 0.14 };

/** The contrast that text and borders need (WCAG 1.4.3, 1.4.11), plus a small margin because channels are rounded. */
export const MIN_CONTRAST = { text: 4.55, edge: 3.05 } as const;

/**
 * A colour that is less prominent than the text's: a share of it, moved towards black or white until its contrast suffices, first in the direction of the text
 * colour.
 *
 * @param background what is behind it; null if it is not known, and then the share is the full text colour
 * @param share of the text colour, 0 to 1
 * @param minRatio ratio of contrast, to 1; up to 4.58 there is always one
 */
export function mutedColor(background: Rgba | null, text: Rgba | null, share: number, minRatio: number): string {
  if (!background || !text) return 'currentcolor';
  const opaqueText = composite(text, background);
  const faint = composite({ ...opaqueText, a: share }, background);
  // The result still follows the text colour and the background.
  if (rgbaContrast(faint, background) >= minRatio) return `color-mix(in srgb,currentcolor ${share * 100}%,transparent)`;
  const ends = rgbaContrast(opaqueText, BLACK) > rgbaContrast(background, BLACK) ? [WHITE, BLACK] : [BLACK, WHITE];
  const steps = ends.flatMap((end) => STEPS.map((a) => composite({ ...end, a }, faint)));
  return rgbText(steps.find((step) => rgbaContrast(step, background) >= minRatio) ?? opaqueText);
}

const STEPS = [...Array(17).keys()].map((step) => step / 16);

/** A translucent accent as it is seen, with a text colour that is readable on it; opaque if the background is not known. */
export function solidButton(accent: Rgba, background: Rgba | null): Record<'cover' | 'color' | 'hover', string> {
  const cover = composite(background ? accent : { ...accent, a: 1 }, background ?? accent);
  const words = [BLACK, WHITE].find((end) => rgbaContrast(end, cover) >= MIN_CONTRAST.text) ?? WHITE;
  return {
    cover: rgbText(cover),
    color: rgbText({ ...words, a: 1 }),
    hover: hoverColor(cover, { ...words, a: 1 }, cover),
  };
}

/**
 * The hover background of a button: a shade towards its text colour, or away from it if the contrast would fall below 4.5:1. If the contrast of the page's own
 * pair is lower, the result never falls below that of the page.
 *
 * @param behind what is behind the button; null if it is not known, and then the result is a translucent shade over any background
 */
export function hoverColor(background: Rgba, text: Rgba, behind: Rgba | null): string {
  if (!behind && background.a < 1) return rgbText(rgbaContrast(text, BLACK) > 4.6 ? BLACK : WHITE);
  const base = composite(background, behind ?? background);
  const opaqueText = composite(text, base);
  const minRatio = Math.min(4.5, rgbaContrast(base, opaqueText));
  const shades = [BLACK, WHITE].map((shade) => composite(shade, base));
  // The shade that is nearer to the text colour is more visible.
  const [towards, away] = shades.sort((one, other) => rgbaContrast(one, opaqueText) - rgbaContrast(other, opaqueText));
  return rgbText((towards && rgbaContrast(towards, opaqueText) >= minRatio ? towards : away) ?? base);
}

const rgbText = ({ r, g, b, a }: Rgba): string => `rgb(${[r, g, b].map(Math.round).join(' ')} / ${a})`;

const red = (text: string, r: number, g: number, b: number) => ({ text, color: { r, g, b, a: 1 } });
/** One for light pages, one for dark pages; the last one for backgrounds in between, on which neither is clearly visible. */
const ERRORS = [red('#b3261e', 179, 38, 30), red('#ffb4ab', 255, 180, 171), red('#450603', 69, 6, 3)] as const;

/**
 * The colour of an error's icon and border on the given background: at least 3:1 (WCAG 1.4.11). If the background is not known, only the text colour is
 * readable.
 */
export function errorColor(background: Rgba | null): string {
  if (!background) return 'currentcolor';
  const ratio = ({ color }: (typeof ERRORS)[number]): number => rgbaContrast(color, background);
  const [light, dark, between] = ERRORS;
  const usual = ratio(light) >= ratio(dark) ? light : dark;
  return (ratio(usual) >= 3 ? usual : between).text;
}
