import { describe, expect, it } from 'vitest';
import { rgbaContrast } from '../../../../../../src/vocab/rules/color/contrast.ts';
import {
  composite,
  errorColor,
  MIN_CONTRAST,
  mutedColor,
  parseColor,
  type Rgba,
  solidButton,
} from '../../../../../../src/widgets/_shared/form/look/color.ts';

const grey = (level: number, a = 1): Rgba => ({ r: level, g: level, b: level, a });
const read = (text: string): Rgba => {
  const color = parseColor(text);
  if (!color) throw new Error(text);
  return color;
};
/** What is seen of a colour that steps back: a share of the text's, or one by itself. */
const seen = (color: string, text: Rgba, ground: Rgba): Rgba => {
  const share = /^color-mix\(in srgb,currentcolor ([\d.]+)%,transparent\)$/.exec(color)?.[1];
  return share ? composite({ ...text, a: text.a * (Number(share) / 100) }, ground) : read(color);
};
/** Every ground with every text that a page may have on it. */
const PAIRS = Array.from({ length: 18 }, (_, at) => grey(at * 15)).flatMap((ground) =>
  [0, 70, 119, 153, 200, 255].flatMap((level) => [1, 0.8, 0.6, 0.3].map((a) => [ground, grey(level, a)] as const)),
);

describe('a colour that steps back from the text’s', () => {
  it('has 4.5:1 as text and 3:1 as an edge, whatever the page’s own colours are', () => {
    for (const [ground, text] of PAIRS) {
      const contrast = (share: number, least: number): number =>
        rgbaContrast(seen(mutedColor(ground, text, share, least), text, ground), ground);
      expect(contrast(0.7, MIN_CONTRAST.text)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(0.55, MIN_CONTRAST.edge)).toBeGreaterThanOrEqual(3);
    }
  });

  it('is the share that was asked for, where that is enough', () => {
    expect(mutedColor(grey(255), grey(0), 0.8, MIN_CONTRAST.text)).toBe(
      'color-mix(in srgb,currentcolor 80%,transparent)',
    );
  });

  it('stays on the side of the ground where the text is, where there is room', () => {
    const edge = read(mutedColor(grey(119), grey(255), 0.55, MIN_CONTRAST.edge));
    expect(edge.r).toBeGreaterThan(119);
  });

  it('is the text’s own, with nothing taken from it, where it is not known what is behind', () => {
    expect(mutedColor(null, grey(0, 0.6), 0.8, MIN_CONTRAST.text)).toBe('currentcolor');
    expect(errorColor(null)).toBe('currentcolor');
  });
});

describe('a button in an accent that lets something through', () => {
  it('has words of 4.5:1, at rest and under the pointer, on every ground', () => {
    for (const [ground, accent] of PAIRS) {
      const { cover, color, hover } = solidButton(accent, ground);
      for (const back of [cover, hover])
        expect(rgbaContrast(read(color), read(back)), `${accent.r} ${accent.a} on ${ground.r}`).toBeGreaterThanOrEqual(
          4.5,
        );
      expect(hover).not.toBe(cover);
    }
  });

  it('is as it looks over the ground, and opaque where that is not known', () => {
    expect(read(solidButton(grey(0, 0.6), grey(255)).cover)).toEqual(composite(grey(0, 0.6), grey(255)));
    expect(solidButton(grey(20, 0.6), null).cover).toBe('rgb(20 20 20 / 1)');
  });
});
