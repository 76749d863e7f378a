import { expect, it } from 'vitest';
import { nextStop } from '../../../../../../src/widgets/_shared/ui/roving-focus/next-stop.ts';

const from = (key: string, walk = {}): (number | null)[] => [0, 1, 2].map((at) => nextStop(key, at, 3, walk));

it.each([
  ['ArrowDown', 'vertical', [1, 2, 0]],
  ['ArrowUp', 'vertical', [2, 0, 1]],
  ['Home', 'vertical', [0, 0, 0]],
  ['End', 'vertical', [2, 2, 2]],
  ['Enter', 'vertical', [null, null, null]],
  ['ArrowRight', 'vertical', [null, null, null]],
  ['ArrowRight', 'horizontal', [1, 2, 0]],
  ['ArrowDown', 'horizontal', [null, null, null]],
  ['ArrowDown', 'both', [1, 2, 0]],
] as const)('%s in a %s walk leads to %j', (key, orientation, expected) => {
  expect(from(key, { orientation })).toEqual(expected);
});

it('follows the way the row runs', () => {
  expect(from('ArrowRight', { dir: 'rtl' })).toEqual([2, 0, 1]);
  expect(from('ArrowLeft', { dir: 'rtl' })).toEqual([1, 2, 0]);
});

it('stops at the ends where it does not go round', () => {
  expect(from('ArrowRight', { loop: false })).toEqual([1, 2, null]);
  expect(from('ArrowLeft', { loop: false })).toEqual([null, 0, 1]);
});

it('passes over what is disabled, and finds nothing where all is', () => {
  expect(from('ArrowRight', { disabled: (at: number) => at === 1 })).toEqual([2, 2, 0]);
  expect(from('Home', { disabled: (at: number) => at === 0 })).toEqual([1, 1, 1]);
  expect(from('ArrowRight', { disabled: () => true })).toEqual([null, null, null]);
});
