import { describe, expect, it } from 'vitest';
import { stepsOf } from '../../bench/file-steps.mjs';

const file = (path: string, start: number, end: number) => ({ path, start, end });

describe('the steps of files', () => {
  it('are one for all that were asked for before any of them came', () => {
    expect(stepsOf([file('a', 0, 400), file('b', 1, 401), file('c', 399, 900)])).toEqual([0, 0, 0]);
  });

  it('begin anew with what was asked for after one came, in whatever order they stand', () => {
    const late = file('stage', 410, 810);
    const chunks = [file('block', 815, 1_215), file('react', 816, 1_300)];
    expect(stepsOf([...chunks, late, file('tag', 0, 400)])).toEqual([2, 2, 1, 0]);
  });

  it('count the longest way, also while a large file of the step before is still on its way', () => {
    const files = [file('tag', 0, 400), file('react', 410, 2_000), file('block', 411, 811), file('part', 815, 1_215)];
    expect(stepsOf(files)).toEqual([0, 1, 1, 2]);
  });
});
