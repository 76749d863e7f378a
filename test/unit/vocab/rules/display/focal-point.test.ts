import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  focalPosition,
  formatFocalPoint,
  parseFocalPoint,
} from '../../../../../src/vocab/rules/display/focal-point.ts';

it('reads two fractions with a comma between them [FMT-307]', () => {
  expect(parseFocalPoint('0.25,0.75')).toEqual({ x: 0.25, y: 0.75 });
  expect(parseFocalPoint(' 0 , 1 ')).toEqual({ x: 0, y: 1 });
  expect(parseFocalPoint('0.22935535428875867,0.93461073388522')).toEqual({
    x: 0.22935535428875867,
    y: 0.93461073388522,
  });
});

it('is the middle where it is missing or no two fractions [FMT-307] [IMG-302]', () => {
  for (const text of [
    '',
    ',',
    '0.2',
    '0.2,',
    ',0.2',
    '0.1,0.2,0.3',
    'NaN,2',
    'a,b',
    '0,1 0,2',
    '0.5;0.5',
    '1'.repeat(100_000),
  ])
    expect(parseFocalPoint(text), text.slice(0, 20)).toEqual({ x: 0.5, y: 0.5 });
});

it('brings fractions outside 0 to 1 to the nearest end [IMG-302]', () => {
  expect(parseFocalPoint('-0.2,7')).toEqual({ x: 0, y: 1 });
});

it('is a position for style sheets', () => expect(focalPosition({ x: 0.25, y: 1 })).toBe('25% 100%'));

it('reads back what it wrote, and never throws', () => {
  const fraction = fc.double({ min: 0, max: 1, noNaN: true }).map((number) => number + 0);
  fc.assert(
    fc.property(fc.record({ x: fraction, y: fraction }), (point) => {
      expect(parseFocalPoint(formatFocalPoint(point))).toEqual(point);
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => void parseFocalPoint(text)));
});
