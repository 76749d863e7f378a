import { expect, it } from 'vitest';
import { paletteEntries, paletteEntry } from '../../../../../src/vocab/catalogue/rules/palette/complete-palette.ts';

const value = { userFormat: 'hex', values: { hue: 1, saturation: 2, lightness: 3, alpha: 1 } };

it('is a list of entries with id and value [PALETTE-301]', () => {
  expect(paletteEntry({ id: 'accent', value, other: 1 })).toEqual({ id: 'accent', value });
  expect(
    paletteEntries([
      { id: 'accent', value },
      { id: 'safeInverseAccent', value },
    ]),
  ).toEqual([
    { id: 'accent', value },
    { id: 'safeInverseAccent', value },
  ]);
});

it('keeps an entry whose value is invalid, with null, and the others as they are [PALETTE-315]', () => {
  const wrong = { userFormat: 'hex', values: { hue: 361, saturation: 2, lightness: 3 } };
  expect(paletteEntries([{ id: 'white', value: wrong }, { id: 'black' }, { id: 'accent', value }])).toEqual([
    { id: 'white', value: null },
    { id: 'black', value: null },
    { id: 'accent', value },
  ]);
});

it('leaves out what is no entry', () => {
  expect(paletteEntries([null, 'accent', 3, {}, { id: 'safeAccent', value }, { id: 'toString', value }])).toEqual([]);
  for (const list of [null, undefined, 'accent', {}, 3]) expect(paletteEntries(list)).toEqual([]);
});
