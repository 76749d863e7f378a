import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dropShadow, dropShadowFilter } from '../../../../../src/vocab/rules/display/drop-shadow.ts';

const px = (value: unknown) => ({ value, unit: 'px' });
const shadow = (angle: unknown, distance = px(10), blur = px(4)) => dropShadow({ angle, distance, blur });
const offsets = (angle: number, distance: number) => {
  const found = shadow(angle, px(distance));
  return found && [found.x.value, found.y.value];
};

it('goes along 180 minus the angle: the rounded cosine and sine times the distance [FLUID-315]', () => {
  expect(offsets(0, 10)).toEqual([-10, 0]);
  expect(offsets(90, 10)).toEqual([0, 10]);
  expect(offsets(180, 10)).toEqual([10, 0]);
  expect(offsets(270, 10)).toEqual([0, -10]);
  expect(offsets(45, 10)).toEqual([-7, 7]);
  expect(offsets(150, 20)).toEqual([17, 10]);
  expect(offsets(30, 0)).toEqual([0, 0]);
});

it('keeps the units of distance and blur [FLUID-315] [FLUID-316]', () => {
  const found = shadow('90', { value: '3', unit: 'em' }, { value: 2.5, unit: 'rem' });
  expect(found).toEqual({
    x: { value: 0, unit: 'em' },
    y: { value: 3, unit: 'em' },
    blur: { value: 2.5, unit: 'rem' },
  });
  expect(found && dropShadowFilter(found, 'rgba(0,0,0,0.5)')).toBe('drop-shadow(0em 3em 2.5rem rgba(0,0,0,0.5))');
});

it('reads the description out of its JSON', () => {
  expect(dropShadow(JSON.stringify({ angle: 90, distance: px(10), blur: px(0) }))).toEqual({
    x: px(0),
    y: px(10),
    blur: px(0),
  });
});

it('is skipped where the description is malformed', () => {
  for (const wrong of [null, undefined, '', '{', '[]', 'null', 7, {}, [], { angle: 90 }, 'x'.repeat(100_000)])
    expect(dropShadow(wrong)).toBeNull();
  for (const angle of [null, '', 'norte', Number.NaN, {}]) expect(shadow(angle)).toBeNull();
  for (const length of [
    px(null),
    px('x'),
    { value: 1, unit: '%' },
    { value: 1, unit: 'px;' },
    { value: 1 } as never,
    null as never,
  ]) {
    expect(shadow(90, length as never)).toBeNull();
    expect(shadow(90, px(1), length as never)).toBeNull();
  }
  expect(shadow(90, px(1), px(-1))).toBeNull();
});

it('writes nothing but numbers, units and the colour, and never throws', () => {
  const description = fc.record({ angle: fc.anything(), distance: fc.anything(), blur: fc.anything() });
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.anything(), description), (given) => void dropShadow(given)),
  );
  fc.assert(
    fc.property(fc.double(), fc.string(), fc.string(), (angle, value, unit) => {
      const found = dropShadow({ angle, distance: { value, unit }, blur: px(1) });
      if (found)
        expect(dropShadowFilter(found, 'red')).toMatch(/^drop-shadow\([-\d.e+]+[a-z]+ [-\d.e+]+[a-z]+ 1px red\)$/);
    }),
  );
});
