import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlightFromAttributes } from '../../../../../src/vocab/rules/display/highlight-attributes.ts';
import { highlightDuration, highlightSettings } from '../../../../../src/vocab/rules/display/highlight-settings.ts';

const DEFAULTS = {
  shape: 'wave',
  color: null,
  thickness: { unit: 'em', value: 0.06 },
  linecap: 'square',
  linejoin: 'bevel',
  blend: 'none',
  opacity: 1,
  isFront: true,
  fontSize: 12,
  isAnimationEnabled: false,
  animation: 'draw',
  direction: 'right',
  duration: 0.75,
};

describe('a highlight', () => {
  it('has a default for each setting [HILITE-303] [HILITE-306] [HILITE-308] [HILITE-310] [HILITE-311] [HILITE-312] [HILITE-313] [HILITE-314]', () => {
    expect(highlightSettings({})).toEqual(DEFAULTS);
    for (const wrong of [null, '', 'outro', {}, [], Number.NaN])
      expect(
        highlightSettings({
          shape: wrong,
          thickness: wrong,
          linecap: wrong,
          animation: wrong,
          direction: wrong,
          duration: wrong,
          fontSize: wrong,
          isFront: wrong,
          isAnimationEnabled: wrong,
        }),
      ).toEqual(DEFAULTS);
  });

  it('takes what is set [HILITE-303] [HILITE-306] [HILITE-310] [HILITE-312] [HILITE-313] [HILITE-314]', () => {
    const given = {
      shape: 'circle',
      color: '#f00',
      thickness: { unit: 'px', value: '3' },
      linecap: 'round',
      blend: 'multiply',
      opacity: 0.4,
      isFront: false,
      fontSize: 40,
      isAnimationEnabled: true,
      animation: 'fadeScale',
      direction: 'left',
      duration: 2,
    };
    expect(highlightSettings(given)).toEqual({ ...given, thickness: { unit: 'px', value: 3 }, linejoin: 'round' });
  });

  it('has twelve shapes, wave where it is unknown [HILITE-304]', () => {
    const shapes = [
      'circle',
      'cross',
      'enclose',
      'jagged',
      'marker',
      'scribble',
      'strike',
      'strikeDiagonal',
      'underline',
      'underlineCurve',
      'underlineDouble',
      'wave',
    ];
    expect(shapes.map((shape) => highlightSettings({ shape }).shape)).toEqual(shapes);
    for (const shape of ['Circle', 'star', '', 'constructor']) expect(highlightSettings({ shape }).shape).toBe('wave');
  });

  it('joins round where the linecap is round, and bevel otherwise [HILITE-307]', () => {
    expect(['round', 'square', 'butt', 'other'].map((linecap) => highlightSettings({ linecap }).linejoin)).toEqual([
      'round',
      'bevel',
      'bevel',
      'bevel',
    ]);
  });

  it('reads a duration in text as an integer, and a number as it is [HILITE-316]', () => {
    expect(['1.5', '0.75', '2s', 1.5, 0.1, 0].map(highlightDuration)).toEqual([1, 0, 2, 1.5, 0.1, 0]);
    expect([-1, '-3'].map(highlightDuration)).toEqual([0, 0]);
    expect(['', 'x', null, undefined, {}, Number.NaN, Number.POSITIVE_INFINITY].map(highlightDuration)).toEqual(
      Array(7).fill(0.75),
    );
  });

  it('reads a duration in an attribute as the text that it is, and tells what is cut off [HILITE-316]', () => {
    const read = (text: string) => {
      const { settings, slips } = highlightFromAttributes(
        (name) => (name === 'data-highlight-duration' ? text : null),
        () => true,
      );
      return [settings.duration, slips.map(({ used }) => used)];
    };
    expect(read('2')).toEqual([2, []]);
    expect(read('')).toEqual([0.75, []]);
    expect(read('1.5')).toEqual([1, ['1']]);
    expect(read('0.75')).toEqual([0, ['0']]);
    expect(read('2s')).toEqual([2, ['2']]);
    expect(read('-1')).toEqual([0, ['0']]);
    expect(read('x')).toEqual([0.75, ['0.75']]);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.object({ key: fc.constantFrom(...Object.keys(DEFAULTS)) }),
        (given) => void highlightSettings(given),
      ),
    );
  });
});
