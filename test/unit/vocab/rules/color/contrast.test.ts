import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CONTRAST, colorContrast, hasContrast, rgbaContrast } from '../../../../../src/vocab/rules/color/contrast.ts';
import { expectConsole } from '../../../expect-console.ts';

it('is the ratio of WCAG, from 1 to 21 [COLOR-308]', () => {
  expect(colorContrast('#000', '#fff')).toBe(21);
  expect(colorContrast('#fff', '#fff')).toBe(1);
  // Known pairs: #777 just fails on white, #767676 just passes.
  expect(colorContrast('#777777', 'white')).toBeCloseTo(4.478, 3);
  expect(colorContrast('#767676', 'white')).toBeCloseTo(4.542, 3);
  expect(colorContrast('#ff0000', '#ffffff')).toBeCloseTo(3.998, 3);
  expect(colorContrast('#0000ff', '#ffffff')).toBeCloseTo(8.592, 3);
});

it('has thresholds of 3, 4.5 and 7, each enough itself [COLOR-307] [COLOR-606]', () => {
  expect(CONTRAST).toEqual({ largeText: 3, text: 4.5, enhanced: 7 });
  for (const [purpose, ratio] of [
    ['largeText', 3],
    ['text', 4.5],
    ['enhanced', 7],
  ] as const) {
    expect(hasContrast(ratio, purpose)).toBe(true);
    expect(hasContrast(ratio - 1e-9, purpose)).toBe(false);
  }
  expect([hasContrast(4.5), hasContrast(4.49)]).toEqual([true, false]);
});

it('is the same both ways', () => {
  const channel = fc.double({ min: 0, max: 255, noNaN: true });
  const color = fc.record({ r: channel, g: channel, b: channel, a: fc.constant(1) });
  fc.assert(
    fc.property(color, color, (one, other) => {
      const ratio = rgbaContrast(one, other);
      expect(ratio).toBe(rgbaContrast(other, one));
      expect(ratio >= 1 && ratio <= 21.000001).toBe(true);
    }),
  );
});

it('gives null where one is no colour, and wants strings [COLOR-302] [COLOR-304] [COLOR-603]', () => {
  const told: unknown[] = [];
  expect(colorContrast('#fff', 'nada', (problem) => told.push(problem))).toBeNull();
  expectConsole(/Not a color/);
  expect(colorContrast('nada', '#fff')).toBeNull();
  expect(told).toEqual([{ key: 'notAColor', value: 'nada' }]);
  expect(() => colorContrast('#fff', 3 as unknown as string)).toThrow(TypeError);
});
