import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexText } from '../../../../../src/vocab/catalogue/rules/color/format-color.ts';
import {
  completePalette,
  PALETTE_FALLBACKS,
  type Palette,
  resolveColor,
} from '../../../../../src/vocab/catalogue/rules/palette/complete-palette.ts';
import {
  type PaletteValue,
  paletteRgba,
  paletteText,
  paletteValue,
  paletteValueOf,
} from '../../../../../src/vocab/catalogue/rules/palette/palette-value.ts';
import type { SystemColorId } from '../../../../../src/vocab/catalogue/rules/palette/system-colors.ts';
import { rgbaContrast } from '../../../../../src/vocab/rules/color/contrast.ts';
import { parseColor } from '../../../../../src/vocab/rules/color/parse-color.ts';
import { expectConsole } from '../../../expect-console.ts';

const hsl = (hue: number, saturation: number, lightness: number, alpha = 1): PaletteValue => ({
  userFormat: 'hsl',
  values: { hue, saturation, lightness, alpha },
});
const texts = (palette: Palette): Record<string, string> =>
  Object.fromEntries(Object.entries(palette).map(([id, value]) => [id, paletteText(value)]));
const withAccent = (accent: PaletteValue): Palette => completePalette([{ id: 'accent', value: accent }]);

const share = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const accents = fc.record({ hue: share.map((one) => one * 3.6), saturation: share, lightness: share });

describe('a palette', () => {
  it('falls back to #FFAABB, #000000 and #FFFFFF [PALETTE-317]', () => {
    expect(PALETTE_FALLBACKS).toEqual({ accent: '#FFAABB', black: '#000000', white: '#FFFFFF' });
    for (const entries of [[], [{ id: 'accent', value: null }] as const])
      expect(texts(completePalette(entries))).toMatchObject({ accent: '#ffaabb', black: '#000000', white: '#ffffff' });
  });

  it('makes light and dark from the accent, with its hue [PALETTE-306]', () => {
    const { lightAccent, accent, darkAccent } = withAccent(hsl(210, 60, 40, 0.5));
    expect(accent).toEqual(hsl(210, 60, 40, 0.5));
    expect(lightAccent).toEqual(hsl(210, 60, 70, 0.5));
    expect(darkAccent).toEqual(hsl(210, 60, 20, 0.5));
  });

  it('makes the same of the same accent, lighter and darker than it, and every value valid [PALETTE-306] [PALETTE-318]', () => {
    fc.assert(
      fc.property(accents, (values) => {
        const given = paletteValue({ userFormat: 'hex', values });
        if (!given) throw new Error('not valid');
        const palette = withAccent(given);
        expect(withAccent(given)).toEqual(palette);
        const { lightAccent, accent, darkAccent } = palette;
        expect(lightAccent.values.hue).toBe(accent.values.hue);
        expect(darkAccent.values.hue).toBe(accent.values.hue);
        if (accent.values.lightness < 99) expect(lightAccent.values.lightness).toBeGreaterThan(accent.values.lightness);
        if (accent.values.lightness > 1) expect(darkAccent.values.lightness).toBeLessThan(accent.values.lightness);
        for (const value of Object.values(palette)) expect(paletteValue(value)).toEqual(value);
      }),
    );
  });

  it('keeps what the site has chosen, but for the safe colours [PALETTE-306] [PALETTE-308]', () => {
    const chosen = hsl(1, 2, 3);
    const ids: SystemColorId[] = ['white', 'lightAccent', 'accent', 'darkAccent', 'black', 'safeLightAccent'];
    const palette = completePalette(ids.map((id) => ({ id, value: chosen })));
    for (const id of ids.slice(0, 5)) expect(palette[id], id).toEqual(chosen);
    expect(completePalette([{ id: 'safeLightAccent', value: chosen }]).safeLightAccent).not.toEqual(chosen);
  });

  it('makes safe colours that read on white and inverse ones that read on black, at 4.5 [PALETTE-319]', () => {
    fc.assert(
      fc.property(accents, (values) => {
        const given = paletteValue({ userFormat: 'hsl', values });
        if (!given) throw new Error('not valid');
        const palette = withAccent(given);
        const ratio = (id: SystemColorId, on: 'white' | 'black') =>
          rgbaContrast(paletteRgba(palette[id]), paletteRgba(palette[on]));
        for (const id of ['safeLightAccent', 'safeDarkAccent'] as const)
          expect(ratio(id, 'white')).toBeGreaterThanOrEqual(4.5);
        for (const id of ['safeInverseAccent', 'safeInverseLightAccent', 'safeInverseDarkAccent'] as const)
          expect(ratio(id, 'black')).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('makes them so that what is printed reads too, in every notation [PALETTE-319]', () => {
    const printed = (value: PaletteValue) => parseColor(paletteText(value));
    const grey = paletteValueOf({ r: 200, g: 210, b: 190, a: 1 }, 'rgb');
    fc.assert(
      fc.property(accents, fc.constantFrom('hex', 'rgb', 'hsl'), fc.boolean(), (values, userFormat, ownWhite) => {
        const given = paletteValue({ userFormat, values });
        if (!given) throw new Error('not valid');
        const white = ownWhite ? [{ id: 'white', value: grey } as const] : [];
        const palette = completePalette([{ id: 'accent', value: given }, ...white]);
        const reads = (id: SystemColorId, on: 'white' | 'black') => {
          const [one, other] = [printed(palette[id]), printed(palette[on])];
          expect(one && other && rgbaContrast(one, other), `${id} ${paletteText(palette[id])}`).toBeGreaterThanOrEqual(
            4.5,
          );
        };
        reads('safeLightAccent', 'white');
        reads('safeDarkAccent', 'white');
        for (const id of ['safeInverseAccent', 'safeInverseLightAccent', 'safeInverseDarkAccent'] as const)
          reads(id, 'black');
      }),
    );
    // Exactly it would be enough at 45.6 percent, whose channels are printed as #747474.
    const seen = completePalette([{ id: 'accent', value: { userFormat: 'hex', values: hsl(0, 0, 29.6).values } }]);
    expect(paletteText(seen.safeInverseAccent)).not.toBe('#747474');
  });

  it('moves a safe colour in lightness only, and no further than it must [PALETTE-319]', () => {
    const palette = withAccent(hsl(210, 60, 40, 0.5));
    // On white 70 has 2.22, 48 has 4.44 and 47 has 4.60; on black 40 has 3.52, 46 has 4.40 and 47 has 4.56.
    expect(palette.safeInverseLightAccent).toEqual(hsl(210, 60, 70));
    expect(palette.safeInverseAccent).toEqual(hsl(210, 60, 47));
    expect(palette.safeInverseDarkAccent).toEqual(hsl(210, 60, 47));
    expect(palette.safeDarkAccent).toEqual(hsl(210, 60, 20));
    expect(palette.safeLightAccent).toEqual(hsl(210, 60, 47));
  });

  it('goes by its own white and black, and takes these where nothing else reads [PALETTE-319]', () => {
    const grey = paletteValueOf({ r: 112, g: 112, b: 112, a: 1 }, 'hex');
    const black = hsl(0, 0, 2);
    const palette = completePalette([
      { id: 'white', value: grey },
      { id: 'black', value: black },
      { id: 'accent', value: hsl(0, 100, 50) },
    ]);
    expect(palette.safeDarkAccent).toEqual(black);
    expect(palette.safeLightAccent).toEqual(black);
  });
});

describe('a reference', () => {
  const palette = withAccent(hsl(0, 100, 50, 0.5));

  it('to the palette gives its colour, thinned by its own alpha [PALETTE-310]', () => {
    expect(resolveColor({ type: 'SITE_PALETTE_COLOR', id: 'accent', alpha: 1 }, palette)).toEqual({
      r: 255,
      g: 0,
      b: 0,
      a: 0.5,
    });
    expect(resolveColor({ type: 'SITE_PALETTE_COLOR', id: 'accent', alpha: 0.5 }, palette)?.a).toBe(0.25);
    expect(resolveColor({ type: 'SITE_PALETTE_COLOR', id: 'black', alpha: 0 }, palette)).toEqual({
      r: 0,
      g: 0,
      b: 0,
      a: 0,
    });
  });

  it('to an unknown id gives null [PALETTE-310]', () => {
    for (const id of ['safeAccent', 'constructor', '', 'Accent'])
      expect(resolveColor({ type: 'SITE_PALETTE_COLOR', id, alpha: 1 }, palette), id).toBeNull();
  });

  it('to a custom colour gives it, to a colour of the theme nothing [PALETTE-311] [COLOR-005]', () => {
    const custom = resolveColor({ type: 'CUSTOM_COLOR', color: 'hwb(120 0% 50%)' }, palette);
    expect(custom && hexText(custom)).toBe('#008000');
    expect(custom).toEqual(parseColor('hwb(120 0% 50%)'));
    expectConsole(/Not a color nada/);
    expect(resolveColor({ type: 'CUSTOM_COLOR', color: 'nada' }, palette)).toBeNull();
    expect(resolveColor({ type: 'THEME_COLOR', id: 'accent' }, palette)).toBeNull();
  });
});
