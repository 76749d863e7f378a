import { colord } from 'colord';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexText } from '../../../../../src/vocab/catalogue/rules/color/format-color.ts';
import type { ColorProblem } from '../../../../../src/vocab/rules/color/color-problem.ts';
import { parseColor } from '../../../../../src/vocab/rules/color/parse-color.ts';
import { expectConsole } from '../../../expect-console.ts';
import { anyText, textOf } from '../any-text.ts';

const hex = (text: string): string | null => {
  const color = parseColor(text);
  return color && hexText(color);
};
const alpha = (text: string): number | undefined => parseColor(text)?.a;

describe('a colour string', () => {
  it('is hex with 3, 4, 6 or 8 digits, with or without # [COLOR-001] [COLOR-301] [COLOR-601]', () => {
    for (const text of ['#fa3', 'fa3', '#ffaa33', 'FFAA33', '#FA3F', '#ffaa33ff', ' #Fa3 '])
      expect(hex(text), text).toBe('#ffaa33');
    expect(parseColor('#FFAABB')).toEqual({ r: 255, g: 170, b: 187, a: 1 });
    expect(parseColor('#00000080')).toEqual({ r: 0, g: 0, b: 0, a: 128 / 255 });
    expect(parseColor('#0008')).toEqual({ r: 0, g: 0, b: 0, a: 136 / 255 });
  });

  it('is rgb or rgba, in numbers or per cent [COLOR-001] [COLOR-301] [COLOR-601]', () => {
    for (const text of [
      'rgb(255,170,51)',
      'RGB( 255 , 170 , 51 )',
      'rgb(255 170 51)',
      'rgba(255, 170, 51, 1)',
      'rgb(255 170 51 / 100%)',
      'rgb(100%, 66.6667%, 20%)',
    ])
      expect(hex(text), text).toBe('#ffaa33');
    expect(parseColor('rgba(1, 2, 3, .5)')).toEqual({ r: 1, g: 2, b: 3, a: 0.5 });
    expect(parseColor('rgb(100%, 0%, 0%)')).toEqual({ r: 255, g: 0, b: 0, a: 1 });
  });

  it('is hsl or hsla, its shares with % or without, or as fractions [COLOR-001] [COLOR-301] [COLOR-601] [COLOR-006] [PALETTE-312]', () => {
    for (const text of [
      'hsl(120, 100%, 25%)',
      'HSL(120 100% 25%)',
      'hsla(120,100,25,1)',
      'hsl(120, 1, 0.25)',
      'hsl(120deg 100% 25% / 1)',
      'hsl(480, 100%, 25%)',
      'hsl(-240, 100%, 25%)',
      'hsl(0.333333333333turn 100% 25%)',
    ])
      expect(hex(text), text).toBe('#008000');
    // One per cent is not the whole.
    expect(hex('hsl(0, 0%, 1%)')).toBe('#030303');
    expect(hex('hsl(0, 0, 1)')).toBe('#ffffff');
  });

  it('is hsv or hsva [COLOR-301] [COLOR-601]', () => {
    for (const text of ['hsv(120, 100%, 50%)', 'HSVA(120, 100, 50, 1)', 'hsv(120 1 0.5)'])
      expect(hex(text), text).toBe('#008000');
    expect(hex('hsv(0, 50%, 100%)')).toBe('#ff8080');
  });

  it('is hwb [COLOR-001] [COLOR-301] [COLOR-607]', () => {
    for (const text of ['hwb(120 0% 50%)', 'hwb(120, 0%, 49.8%)', 'HWB(120deg 0% 50% / 1)'])
      expect(hex(text), text).toBe('#008000');
    expect(hex('hwb(0 20% 20%)')).toBe('#cc3333');
    // Whiteness and blackness of more than the whole make a grey.
    expect(hex('hwb(90 100% 100%)')).toBe('#808080');
    expect(alpha('hwb(0 0% 0% / 50%)')).toBe(0.5);
  });

  it('is a CSS name in any letter case [COLOR-001] [COLOR-301] [COLOR-601]', () => {
    expect(hex('red')).toBe('#ff0000');
    expect(hex('RebeccaPurple')).toBe('#663399');
    expect(hex('lightgoldenrodyellow')).toBe('#fafad2');
    expect(hex('darkslategrey')).toBe('#2f4f4f');
    expect(parseColor('transparent')).toEqual({ r: 0, g: 0, b: 0, a: 0 });
  });

  it('leaves colord as it was for everybody else', () => {
    expect(colord('red').isValid()).toBe(false);
    expect(colord('hwb(0 0% 0%)').isValid()).toBe(false);
  });

  it.each([
    '',
    '   ',
    '#',
    '#12',
    '#12345',
    '12345',
    '#1234567',
    '#123456789',
    '#ggg',
    '##fff',
    'vermelho',
    'constructor',
    '__proto__',
    'toString',
    'pin\u212a',
    'currentColor',
    'inherit',
    'url(x)',
    'cmyk(0%, 0%, 0%, 0%)',
    'lab(50% 0 0)',
    'rgb',
    'rgb()',
    'rgb(1,2)',
    'rgb(1,2,3,4,5)',
    'rgb(1 2 3 4)',
    'rgb(1,2,3 / 0.5)',
    'rgb(1 2 3 / 0.5 / 0.5)',
    'rgb(1,2,3,)',
    'rgb(1,,3)',
    'rgb(1,2,x)',
    'rgb(1,2,3',
    'rgb 1,2,3',
    'rgb((1,2,3))',
    'rgb(1%, 2, 3)',
    'rgb(1deg, 2, 3)',
    'rgb(1e999, 0, 0)',
    'rgb(1,2,3);background:url(//x)',
    'hsl(1%, 2%, 3%)',
    'hsl(1deg, 2deg, 3%)',
    'hsl(120, 100%, 50%) ;',
    'hwba(0 0% 0% / 1)',
    'hsv(x, 0%, 0%)',
  ])('is not %j: null, and reported [COLOR-002] [COLOR-302] [COLOR-601] [COLOR-604] [COLOR-607]', (text) => {
    const told: ColorProblem[] = [];
    expect(parseColor(text, (problem) => told.push(problem))).toBeNull();
    expect(told).toEqual([{ key: 'notAColor', value: text }]);
    expectConsole(/Not a color/);
    expect(parseColor(text)).toBeNull();
  });

  it('is not reported where it is one', () => {
    const told: unknown[] = [];
    for (const text of ['red', '#fff', 'rgb(1,2,3)', 'hwb(1 2% 3%)']) parseColor(text, (problem) => told.push(problem));
    expect(told).toEqual([]);
  });

  it('has an alpha of 1 where the one given is outside 0 to 1, or no number [COLOR-303] [COLOR-602]', () => {
    for (const given of ['-0.5', '-1', '1.5', '2', '255', '-1%', '150%', 'x', 'NaN', 'none', '1e999']) {
      expect(alpha(`rgba(1, 2, 3, ${given})`), given).toBe(1);
      expect(alpha(`hsl(1 2% 3% / ${given})`), given).toBe(1);
      expect(alpha(`hsva(1, 2%, 3%, ${given})`), given).toBe(1);
      expect(alpha(`hwb(1 2% 3% / ${given})`), given).toBe(1);
    }
    for (const [given, is] of [
      ['0', 0],
      ['-0', 0],
      ['0%', 0],
      ['0.25', 0.25],
      ['25%', 0.25],
      ['1', 1],
      ['100%', 1],
    ] as const)
      expect(alpha(`rgba(1, 2, 3, ${given})`), given).toBe(is);
    expect(alpha('rgb(1, 2, 3)')).toBe(1);
  });

  it('holds channels at their ends', () => {
    expect(parseColor('rgb(-5, 300, 0)')).toEqual({ r: 0, g: 255, b: 0, a: 1 });
    expect(hex('hsl(0, 200%, 50%)')).toBe('#ff0000');
  });

  it('has to be a string: anything else is an error [COLOR-304] [COLOR-603] [ERR-607]', () => {
    for (const value of [undefined, null, 0, 0xffffff, true, {}, [], ['#fff'], { r: 1, g: 2, b: 3 }, () => '#fff'])
      expect(() => parseColor(value as string)).toThrow(
        new TypeError('Value is neither a string nor an object containing a string'),
      );
  });

  it('gives null or a colour within its bounds for every text, and throws for none', () => {
    const pieces = [...'0123456789abcdef#(),./% -+', 'rgb(', 'hsla(', 'hsv(', 'hwb(', 'deg', 'e9', 'red'];
    const texts = fc.oneof(anyText, textOf(...pieces));
    fc.assert(
      fc.property(texts, (text) => {
        const color = parseColor(text, () => {});
        if (!color) return;
        for (const channel of [color.r, color.g, color.b]) {
          expect(channel).toBeGreaterThanOrEqual(0);
          expect(channel).toBeLessThanOrEqual(255);
        }
        expect(color.a >= 0 && color.a <= 1).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('is read as the same colour from every notation it is written in', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(byte, byte, byte, (r, g, b) => {
        const text = hexText({ r, g, b, a: 1 });
        expect(parseColor(text)).toEqual({ r, g, b, a: 1 });
        expect(hex(text.slice(1).toUpperCase())).toBe(text);
        expect(parseColor(`rgb(${r}, ${g}, ${b})`)).toEqual({ r, g, b, a: 1 });
        expect(parseColor(`rgb(${r} ${g} ${b} / 1)`)).toEqual({ r, g, b, a: 1 });
      }),
    );
  });
});
