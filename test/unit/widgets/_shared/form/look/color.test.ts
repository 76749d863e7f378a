import { describe, expect, it } from 'vitest';
import { rgbaContrast } from '../../../../../../src/vocab/rules/color/contrast.ts';
import {
  composite,
  errorColor,
  hoverColor,
  parseColor,
  type Rgba,
} from '../../../../../../src/widgets/_shared/form/look/color.ts';

const color = (text: string): Rgba => {
  const seen = parseColor(text);
  if (!seen) throw new Error(text);
  return seen;
};
const WHITE = color('rgb(255, 255, 255)');
const BLACK = color('rgb(0, 0, 0)');

describe('a computed colour', () => {
  it('is read in the spaces that browsers write sRGB in', () => {
    expect(parseColor('rgba(10, 20, 30, 0.5)')).toEqual({ r: 10, g: 20, b: 30, a: 0.5 });
    expect(parseColor('color(srgb 1 0 0.2 / 0.4)')).toEqual({ r: 255, g: 0, b: 51, a: 0.4 });
  });

  it('is none in a space whose channels mean something else', () => {
    for (const text of ['oklch(0.5 0.1 20)', 'color(display-p3 1 0 0)', 'none', ''])
      expect(parseColor(text)).toBeNull();
  });
});

describe('the pointer over a button', () => {
  const contrast = (background: string, text: string, ground: Rgba): [was: number, is: number] => {
    const base = composite(color(background), ground);
    const words = composite(color(text), base);
    return [rgbaContrast(base, words), rgbaContrast(color(hoverColor(color(background), color(text), ground)), words)];
  };

  it.each([
    ['rgb(27, 21, 18)', 'rgb(255, 245, 230)', WHITE],
    ['rgb(10, 127, 90)', 'rgb(255, 255, 255)', WHITE],
    ['rgb(255, 212, 0)', 'rgb(34, 34, 34)', WHITE],
    ['rgba(0, 0, 0, 0)', 'rgb(127, 209, 192)', BLACK],
    ['rgba(0, 0, 0, 0.55)', 'rgb(255, 255, 255)', WHITE],
  ])('leaves 4.5:1 on %s under %s', (background, text, ground) => {
    const [was, is] = contrast(background, text, ground);
    expect(is).toBeGreaterThanOrEqual(Math.min(4.5, was));
    expect(is).not.toBe(was);
  });

  it('takes nothing from a pair that the page made too faint', () => {
    const [was, is] = contrast('rgb(150, 150, 150)', 'rgb(255, 255, 255)', WHITE);
    expect(was).toBeLessThan(4.5);
    expect(is).toBeGreaterThanOrEqual(was);
  });
});

it('an error has at least 3:1 on any grey behind it', () => {
  for (let grey = 0; grey <= 255; grey += 5) {
    const ground = { r: grey, g: grey, b: grey, a: 1 };
    const [r = 0, g = 0, b = 0] =
      errorColor(ground)
        .match(/[0-9a-f]{2}/g)
        ?.map((pair) => Number.parseInt(pair, 16)) ?? [];
    expect(rgbaContrast({ r, g, b, a: 1 }, ground), String(grey)).toBeGreaterThanOrEqual(3);
  }
});
