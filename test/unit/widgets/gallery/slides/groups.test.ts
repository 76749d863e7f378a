import { expect, it } from 'vitest';
import { groupOf, groupsOf, mountedSlides, slideWidths } from '../../../../../src/widgets/gallery/slides/groups.ts';

it.each([
  [8, 3, [0, 3, 5]],
  [9, 3, [0, 3, 6]],
  [3, 3, [0]],
  [2, 3, [0]],
  [0, 3, []],
  [4, 1, [0, 1, 2, 3]],
])(
  '%i slides in rows of %i begin their groups at %j; the last group ends at the last slide',
  (count, perRow, starts) => {
    expect(groupsOf(count, perRow).starts).toEqual(starts);
  },
);

it('finds the group of a slide', () => {
  const groups = groupsOf(8, 3);
  expect([0, 2, 3, 4, 5, 7].map((index) => groupOf(index, groups))).toEqual([0, 0, 1, 1, 2, 2]);
  expect(groupOf(0, groupsOf(0, 3))).toBe(0);
});

it('mounts a group and its neighbours, however many slides there are', () => {
  const groups = groupsOf(2000, 3);
  expect(mountedSlides(0, groups)).toEqual({ from: 0, to: 6 });
  expect(mountedSlides(100, groups)).toEqual({ from: 297, to: 306 });
  expect(mountedSlides(groups.starts.length - 1, groups)).toEqual({ from: 1995, to: 2000 });
  expect(mountedSlides(0, groupsOf(2, 3))).toEqual({ from: 0, to: 2 });
});

it('leaves a hundredth of the width between slides', () => {
  const { slide, step } = slideWidths(3);
  expect(3 * slide + 2).toBeCloseTo(100);
  expect(step - slide).toBeCloseTo(1);
  expect(slideWidths(4, 0)).toEqual({ slide: 25, step: 25 });
  expect(slideWidths(3, 1000).slide).toBeGreaterThan(0);
});
