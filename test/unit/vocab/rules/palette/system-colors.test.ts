import { describe, expect, it } from 'vitest';
import { isSystemColorId, systemColors } from '../../../../../src/vocab/catalogue/rules/palette/system-colors.ts';

const SEEN = ['white', 'lightAccent', 'accent', 'darkAccent', 'black'];
const SAFE = [
  'safeLightAccent',
  'safeDarkAccent',
  'safeInverseAccent',
  'safeInverseLightAccent',
  'safeInverseDarkAccent',
];

const where = (is: (color: (typeof systemColors)['white']) => boolean): string[] =>
  Object.entries(systemColors)
    .filter(([, color]) => is(color))
    .map(([id]) => id);

describe('the system colours', () => {
  it('are ten, and there is no safeAccent [PALETTE-303]', () => {
    expect(Object.keys(systemColors).sort()).toEqual([...SEEN, ...SAFE].sort());
    for (const id of [...SEEN, ...SAFE]) expect(isSystemColorId(id), id).toBe(true);
    for (const id of ['safeAccent', 'White', '', 'constructor', 'toString', null, 3])
      expect(isSystemColorId(id)).toBe(false);
  });

  it('have a name, an order from 0 to 9 and three flags each [PALETTE-304]', () => {
    for (const color of Object.values(systemColors))
      expect(color).toEqual({
        displayName: expect.any(String),
        order: expect.any(Number),
        readonly: expect.any(Boolean),
        userVisible: expect.any(Boolean),
        hideInSelector: expect.any(Boolean),
      });
    const ordered = Object.entries(systemColors).sort(([, a], [, b]) => a.order - b.order);
    expect(ordered.map(([, { order }]) => order)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(ordered.map(([id]) => id)).toEqual([...SEEN, ...SAFE]);
  });

  it('are called Lightest, Light, Bright, Dark and Darkest; those not seen bear their id [PALETTE-305]', () => {
    expect(Object.fromEntries(Object.entries(systemColors).map(([id, { displayName }]) => [id, displayName]))).toEqual({
      white: 'Lightest',
      lightAccent: 'Light',
      accent: 'Bright',
      darkAccent: 'Dark',
      black: 'Darkest',
      ...Object.fromEntries(SAFE.map((id) => [id, id])),
    });
  });

  it('are hidden in the selector where they are white or black [PALETTE-307]', () => {
    expect(where(({ hideInSelector }) => hideInSelector)).toEqual(['white', 'black']);
  });

  it('are read-only and unseen where they are safe, and only there [PALETTE-308]', () => {
    expect(where((color) => color.readonly)).toEqual(SAFE);
    expect(where(({ userVisible }) => userVisible)).toEqual(SEEN);
  });
});
