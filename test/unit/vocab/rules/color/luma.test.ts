import { describe, expect, it } from 'vitest';
import {
  colorLuma,
  DARK_LUMINANCE,
  isDarkColor,
  isDarkRgba,
  isLightBackground,
  LUMA_THRESHOLD,
  rgbaLuma,
  rgbaLuminance,
} from '../../../../../src/vocab/rules/color/luma.ts';
import { expectConsole } from '../../../expect-console.ts';

const grey = (value: number) => ({ r: value, g: value, b: value, a: 1 });

describe('luma and luminance', () => {
  it('weigh red 0.2126, green 0.7152 and blue 0.0722 [PALETTE-316] [COLOR-308]', () => {
    expect(rgbaLuminance({ r: 100, g: 0, b: 0, a: 1 })).toBe(21.26);
    expect(rgbaLuminance({ r: 0, g: 100, b: 0, a: 1 })).toBe(71.52);
    expect(rgbaLuminance({ r: 0, g: 0, b: 100, a: 1 })).toBe(7.22);
    expect([colorLuma('#f00'), colorLuma('#0f0'), colorLuma('#00f')]).toEqual([0.2126, 0.7152, 0.0722]);
    expect([rgbaLuma(grey(0)), rgbaLuma(grey(255))]).toEqual([0, 1]);
    expectConsole(/Not a color/);
    expect(colorLuma('nada')).toBeNull();
  });

  it('make a background light above 0.34, not at it [PALETTE-316]', () => {
    expect(LUMA_THRESHOLD).toBe(0.34);
    expect(isLightBackground(grey(86.7))).toBe(false);
    expect(isLightBackground(grey(86.8))).toBe(true);
    expect(isLightBackground(grey(0))).toBe(false);
  });

  it('make a colour dark below 166.4, not at it [COLOR-306] [COLOR-605]', () => {
    expect(DARK_LUMINANCE).toBe(166.4);
    expect(isDarkRgba(grey(166.4))).toBe(false);
    expect(isDarkRgba(grey(166.39))).toBe(true);
    expect([isDarkColor('#a6a6a6'), isDarkColor('#a7a7a7')]).toEqual([true, false]);
    // By the mean of the channels green and blue would be alike.
    expect([isDarkColor('lime'), isDarkColor('blue'), isDarkColor('red'), isDarkColor('yellow')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('need a string [COLOR-304] [COLOR-603]', () => {
    expect(() => isDarkColor(0 as unknown as string)).toThrow(TypeError);
    expect(() => colorLuma({} as string)).toThrow(TypeError);
  });

  it('report a text that is no colour and give null [COLOR-302] [COLOR-604]', () => {
    const told: unknown[] = [];
    expect(isDarkColor('#12345', (problem) => told.push(problem))).toBeNull();
    expect(told).toEqual([{ key: 'notAColor', value: '#12345' }]);
  });
});
