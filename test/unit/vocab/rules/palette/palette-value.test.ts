import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexText } from '../../../../../src/vocab/catalogue/rules/color/format-color.ts';
import {
  type PaletteValue,
  paletteText,
  paletteValue,
  paletteValueOf,
  roundHundredths,
} from '../../../../../src/vocab/catalogue/rules/palette/palette-value.ts';
import { parseColor } from '../../../../../src/vocab/rules/color/parse-color.ts';

const VALID = { hue: 210, saturation: 50, lightness: 40, alpha: 1 };
const value = (change: object, userFormat: unknown = 'hex'): PaletteValue | null =>
  paletteValue({ userFormat, values: { ...VALID, ...change } });

describe('a palette value', () => {
  it('holds a notation and hue, saturation, lightness and alpha, whatever the notation [PALETTE-301] [PALETTE-302]', () => {
    for (const userFormat of ['hex', 'hsl', 'rgb'])
      expect(paletteValue({ userFormat, values: VALID, other: 1 })).toEqual({ userFormat, values: VALID });
    expect(paletteValue({ userFormat: 'hsl', values: { hue: 1, saturation: 2, lightness: 3 } })).toEqual({
      userFormat: 'hsl',
      values: { hue: 1, saturation: 2, lightness: 3, alpha: 1 },
    });
  });

  it('is null where its notation is none of hex, hsl and rgb [PALETTE-313] [PALETTE-315]', () => {
    for (const userFormat of ['HEX', 'hsv', 'hwb', '', null, 0, 'constructor'])
      expect(paletteValue({ userFormat, values: VALID }), String(userFormat)).toBeNull();
    expect(paletteValue({ values: VALID })).toBeNull();
  });

  it.each([
    ['hue', 360],
    ['saturation', 100],
    ['lightness', 100],
    ['alpha', 1],
  ])('has a %s of 0 to %d, both valid, and is null beyond [PALETTE-313] [PALETTE-315]', (name, max) => {
    for (const good of [0, max / 2, max])
      expect(value({ [name]: good })?.values, String(good)).toHaveProperty(name, good);
    for (const bad of [-0.001, -1, max + 0.001, max * 2, Number.NaN, Number.POSITIVE_INFINITY, String(max), null])
      expect(value({ [name]: bad }), String(bad)).toBeNull();
  });

  it('is null for what is none, and throws nothing [PALETTE-315]', () => {
    for (const none of [null, undefined, 'hex', 3, [], {}, { userFormat: 'hex' }, { userFormat: 'hex', values: null }])
      expect(paletteValue(none)).toBeNull();
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        expect(paletteValue(anything)).toBeNull();
      }),
    );
  });

  it('is rounded to 2 decimals, halves up [PALETTE-314] [PALETTE-318]', () => {
    expect(value({ hue: 12.345, saturation: 1.005, lightness: 99.994, alpha: 0.125 })?.values).toEqual({
      hue: 12.35,
      saturation: 1.01,
      lightness: 99.99,
      alpha: 0.13,
    });
    for (const [given, is] of [
      [12.344, 12.34],
      [8.575, 8.58],
      [10.235, 10.24],
      [359.999, 360],
      [0.005, 0.01],
      [0.0049, 0],
      [-0, 0],
      [1e-9, 0],
    ] as const)
      expect(Object.is(roundHundredths(given), is), String(given)).toBe(true);
  });

  it('stays as it is when it is rounded again', () => {
    const upTo = (max: number) => fc.double({ min: 0, max, noNaN: true });
    fc.assert(
      fc.property(upTo(360), upTo(100), upTo(100), upTo(1), (hue, saturation, lightness, alpha) => {
        const once = value({ hue, saturation, lightness, alpha });
        expect(once).not.toBeNull();
        expect(paletteValue(once)).toEqual(once);
        for (const [name, exact] of Object.entries({ hue, saturation, lightness, alpha })) {
          const rounded = Object.entries(once?.values ?? {}).find(([own]) => own === name)?.[1] ?? Number.NaN;
          expect(Math.abs(rounded - exact)).toBeLessThanOrEqual(0.005 + 1e-9);
        }
      }),
    );
  });

  it('is printed in the notation the user wrote [PALETTE-302]', () => {
    const text = (userFormat: 'hex' | 'hsl' | 'rgb', alpha = 1) =>
      paletteText({ userFormat, values: { hue: 210.25, saturation: 50, lightness: 40, alpha } });
    expect([text('hex'), text('hsl'), text('rgb')]).toEqual(['#336699', 'hsl(210.25, 50%, 40%)', 'rgb(51, 102, 153)']);
    expect([text('hex', 0.5), text('hsl', 0.5), text('rgb', 0.5)]).toEqual([
      '#33669980',
      'hsla(210.25, 50%, 40%, 0.5)',
      'rgba(51, 102, 153, 0.5)',
    ]);
  });

  it('is printed as the colour it was made from, for every hex colour', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(byte, byte, byte, (r, g, b) => {
        const made = paletteValueOf({ r, g, b, a: 1 }, 'hex');
        expect(paletteValue(made)).toEqual(made);
        expect(paletteText(made)).toBe(hexText({ r, g, b, a: 1 }));
        expect(parseColor(paletteText({ ...made, userFormat: 'rgb' }))).toEqual({ r, g, b, a: 1 });
        const hsl = parseColor(paletteText({ ...made, userFormat: 'hsl' }));
        expect(hsl && hexText(hsl)).toBe(hexText({ r, g, b, a: 1 }));
      }),
      { numRuns: 500 },
    );
  });
});
