import { expect, it } from 'vitest';
import { rgbaOf } from '../../../../../src/vocab/rules/color/color-model.ts';
import type { ColorProblem } from '../../../../../src/vocab/rules/color/color-problem.ts';
import { expectConsole } from '../../../expect-console.ts';

it('gives the channels of every model', () => {
  const orange = { r: 255, g: 127.5, b: 0, a: 1 };
  expect(rgbaOf({ r: 255, g: 127.5, b: 0 })).toEqual(orange);
  expect(rgbaOf({ h: 30, s: 100, l: 50 })).toEqual(orange);
  expect(rgbaOf({ h: 30, s: 100, v: 100 })).toEqual(orange);
  expect(rgbaOf({ h: 30, w: 0, b: 0, a: 0.5 })).toEqual({ ...orange, a: 0.5 });
});

it('reads an alpha outside 0 to 1 as 1 [COLOR-303] [COLOR-602]', () => {
  for (const a of [-0.5, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '0.5', null])
    expect(rgbaOf({ r: 1, g: 2, b: 3, a })?.a, String(a)).toBe(1);
  for (const a of [0, 0.5, 1]) expect(rgbaOf({ h: 1, w: 2, b: 3, a })?.a).toBe(a);
});

it('reports what is no model, throws nothing and gives null [COLOR-305] [COLOR-604]', () => {
  const none = [
    null,
    undefined,
    'red',
    7,
    {},
    [],
    [1, 2, 3],
    { r: 1, g: 2 },
    { r: 1, g: 2, b: Number.NaN },
    { r: 1, g: 2, b: Number.POSITIVE_INFINITY },
    { h: 1, s: '2', l: 3 },
    { c: 0, m: 0, y: 0, k: 0 },
  ];
  const told: ColorProblem[] = [];
  for (const model of none)
    expect(
      rgbaOf(model, (problem) => told.push(problem)),
      JSON.stringify(model),
    ).toBeNull();
  expect(told).toEqual(none.map((value) => ({ key: 'invalidColorModel', value })));
  expectConsole(/Invalid color model/);
  expect(rgbaOf({ q: 1 })).toBeNull();
});
