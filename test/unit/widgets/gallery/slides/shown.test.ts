import { expect, it } from 'vitest';
import { randomOther } from '../../../../../src/widgets/gallery/slides/use-autoplay.ts';
import { directionOf, neighbours } from '../../../../../src/widgets/gallery/slides/use-shown.ts';

it('brings a later slide from the end, and with a loop the first one after the last', () => {
  expect(directionOf(0, 1, 4, false)).toBe(1);
  expect(directionOf(3, 1, 4, false)).toBe(-1);
  expect(directionOf(3, 0, 4, false)).toBe(-1);
  expect(directionOf(3, 0, 4, true)).toBe(1);
  expect(directionOf(0, 3, 4, true)).toBe(-1);
  expect([directionOf(0, 1, 2, true), directionOf(1, 0, 2, true)]).toEqual([1, 1]);
});

it('knows the slides beside the current one', () => {
  expect(neighbours(0, 4, false)).toEqual({ previous: null, next: 1 });
  expect(neighbours(3, 4, false)).toEqual({ previous: 2, next: null });
  expect(neighbours(3, 4, true)).toEqual({ previous: 2, next: 0 });
  expect(neighbours(0, 1, true)).toEqual({ previous: null, next: null });
  expect(neighbours(0, 2, true)).toEqual({ previous: null, next: 1 });
});

it('picks another slide at random, each as likely as any other, never the current one', () => {
  const picked = Array.from({ length: 300 }, (_, at) => randomOther(1, 4, () => at / 300));
  expect([0, 1, 2, 3].map((index) => picked.filter((one) => one === index).length)).toEqual([100, 0, 100, 100]);
});
