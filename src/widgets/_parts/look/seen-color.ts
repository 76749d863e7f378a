import { rgbaContrast } from '../../../vocab/rules/color/contrast.ts';

/** A colour as a browser computes it: channels 0 to 255, alpha 0 to 1. */
export interface SeenColor {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

/** Reads a computed colour; null for one in a space whose channels are not those of sRGB. */
export function seenColor(text: string): SeenColor | null {
  const [r, g, b, a = 1] = text.match(/-?\d*\.?\d+(?:e-?\d+)?/g)?.map(Number) ?? [];
  if (r === undefined || g === undefined || b === undefined) return null;
  if (/^rgba?\(/.test(text)) return { r, g, b, a };
  return text.startsWith('color(srgb ') ? { r: r * 255, g: g * 255, b: b * 255, a } : null;
}

/** What is seen of a colour over another that lets nothing through. */
export const over = (top: SeenColor, ground: SeenColor): SeenColor => {
  const mix = (one: number, other: number): number => one * top.a + other * (1 - top.a);
  return { r: mix(top.r, ground.r), g: mix(top.g, ground.g), b: mix(top.b, ground.b), a: 1 };
};

/** The colour behind an element's own background; null where a picture or gradient is there, or a colour that cannot be read. */
export function behind(element: Element): SeenColor | null {
  const layers: SeenColor[] = [];
  let at: Element | null = element;
  for (; at; at = at.parentElement) {
    const style = getComputedStyle(at);
    const color = seenColor(style.backgroundColor);
    if (!color || style.backgroundImage !== 'none') return null;
    if (color.a > 0) layers.push(color);
    if (color.a === 1) break;
  }
  const dark = getComputedStyle(element).colorScheme.trim() === 'dark';
  const canvas = dark ? { r: 18, g: 18, b: 18, a: 1 } : { r: 255, g: 255, b: 255, a: 1 };
  return layers.reduceRight<SeenColor>((ground, layer) => over(layer, ground), canvas);
}

const BLACK = { r: 0, g: 0, b: 0, a: 0.14 };
const WHITE = { r: 255, g: 255, b: 255, a: 0.14 };

/**
 * A background for the pointer over a button: a shade towards its text, or away from it where the words would be harder to read than 4.5:1. Where the
 * page's own pair is below that, never harder than the page has it.
 *
 * @param ground what is behind the button
 */
export function hoverColor(background: SeenColor, text: SeenColor, ground: SeenColor): string {
  const base = over(background, ground);
  const words = over(text, base);
  const least = Math.min(4.5, rgbaContrast(base, words));
  const shades = [BLACK, WHITE].map((shade) => over(shade, base));
  // The one that is nearer to the words is seen better.
  const [towards, away] = shades.sort((one, other) => rgbaContrast(one, words) - rgbaContrast(other, words));
  const chosen = towards && rgbaContrast(towards, words) >= least ? towards : (away ?? base);
  return `rgb(${[chosen.r, chosen.g, chosen.b].map(Math.round).join(' ')})`;
}

const red = (text: string, r: number, g: number, b: number) => ({ text, color: { r, g, b, a: 1 } });
/** One for light pages, one for dark ones; the last for those between, where neither is seen well. */
const ERRORS = [red('#b3261e', 179, 38, 30), red('#ffb4ab', 255, 180, 171), red('#450603', 69, 6, 3)] as const;

/** The colour of an error's sign and edge on what is behind: at least 3:1 (WCAG 1.4.11). */
export function errorColor(ground: SeenColor): string {
  const ratio = ({ color }: (typeof ERRORS)[number]): number => rgbaContrast(color, ground);
  const [light, dark, between] = ERRORS;
  const usual = ratio(light) >= ratio(dark) ? light : dark;
  return (ratio(usual) >= 3 ? usual : between).text;
}
