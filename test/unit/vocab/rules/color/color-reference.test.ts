import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorReference } from '../../../../../src/vocab/catalogue/rules/color/color-reference.ts';

describe('a reference to a colour', () => {
  it('is of one of three types [COLOR-003] [PALETTE-309] [VOCAB-004]', () => {
    for (const reference of [
      { type: 'SITE_PALETTE_COLOR', id: 'accent', alpha: 1 },
      { type: 'CUSTOM_COLOR', color: '#fab' },
      { type: 'THEME_COLOR', id: 'x' },
    ])
      expect(colorReference(reference)).toEqual(reference);
    for (const type of ['site_palette_color', 'PALETTE_COLOR', '', null, undefined, 1, 'constructor'])
      expect(colorReference({ type, id: 'accent', color: '#fab' }), String(type)).toBeNull();
    for (const value of [null, undefined, 'accent', 3, [], {}]) expect(colorReference(value)).toBeNull();
  });

  it('to the palette holds an id and an alpha, which is 1 where it is missing or outside 0 to 1 [COLOR-004] [PALETTE-310]', () => {
    const alpha = (given: unknown): unknown => {
      const reference = colorReference({ type: 'SITE_PALETTE_COLOR', id: 'black', alpha: given });
      return reference?.type === 'SITE_PALETTE_COLOR' && reference.id === 'black' && reference.alpha;
    };
    for (const given of [0, 0.25, 1]) expect(alpha(given)).toBe(given);
    for (const given of [undefined, null, -0.1, 1.1, Number.NaN, '0.5']) expect(alpha(given), String(given)).toBe(1);
    expect(colorReference({ type: 'SITE_PALETTE_COLOR', id: 'black' })).toEqual({
      type: 'SITE_PALETTE_COLOR',
      id: 'black',
      alpha: 1,
    });
    for (const id of ['', null, 4, undefined]) expect(colorReference({ type: 'SITE_PALETTE_COLOR', id })).toBeNull();
  });

  it('to a custom colour holds a colour string, one of the accepted [COLOR-005] [PALETTE-311]', () => {
    expect(colorReference({ type: 'CUSTOM_COLOR', color: 'hsl(1 2% 3%)' })).toEqual({
      type: 'CUSTOM_COLOR',
      color: 'hsl(1 2% 3%)',
    });
    const told: unknown[] = [];
    expect(colorReference({ type: 'CUSTOM_COLOR', color: '#12345' }, (problem) => told.push(problem))).toBeNull();
    expect(told).toEqual([{ key: 'notAColor', value: '#12345' }]);
    for (const color of [undefined, null, 0xfff, { r: 1, g: 2, b: 3 }])
      expect(colorReference({ type: 'CUSTOM_COLOR', color })).toBeNull();
  });

  it('to a colour of the theme is handed on as it came [COLOR-003] [PALETTE-309]', () => {
    const reference = { type: 'THEME_COLOR', id: 'section-1', anything: { at: ['all'] } };
    expect(colorReference(reference)).toBe(reference);
  });

  it('is null or a reference for anything, and throws for nothing', () => {
    const types = fc.constantFrom('SITE_PALETTE_COLOR', 'CUSTOM_COLOR', 'THEME_COLOR', 'x');
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.record({ type: types, id: fc.anything(), color: fc.string() })),
        (value) => {
          expect([null, 'SITE_PALETTE_COLOR', 'CUSTOM_COLOR', 'THEME_COLOR']).toContain(
            colorReference(value, () => {})?.type ?? null,
          );
        },
      ),
    );
  });
});
