import { expect, it } from 'vitest';
import {
  CORNERS,
  cornerBeside,
  countsOf,
  failedFirst,
  nextCorner,
  otherEdge,
} from '../../../../src/widgets/diagnosis/logic.ts';

it('goes through the four corners and comes back', () => {
  const seen = [CORNERS[0]].concat();
  for (let step = 0; step < 4; step += 1) seen.push(nextCorner(seen.at(-1) ?? CORNERS[0]) as never);
  expect(new Set(seen.slice(0, 4)).size).toBe(4);
  expect(seen[4]).toBe(seen[0]);
});

it('goes from edge to edge on the same side', () => {
  expect(CORNERS.map(otherEdge)).toEqual(['top-end', 'top-start', 'bottom-start', 'bottom-end']);
});

it('begins away from a cookie banner', () => {
  expect([undefined, 'TOP', 'BOTTOM_RIGHT'].map(cornerBeside)).toEqual(['bottom-end', 'bottom-end', 'top-end']);
});

it('counts states and wrong values', () => {
  const told = (state: 'ready' | 'failed' | 'waiting', problems: number) => ({
    state,
    problems: Array(problems).fill(0),
  });
  expect(countsOf([told('ready', 2), told('failed', 0), told('ready', 1), told('waiting', 0)])).toEqual({
    ready: 2,
    waiting: 1,
    loading: 0,
    failed: 1,
    problems: 3,
  });
});

it('puts what failed first, and keeps the order of the page else', () => {
  const rows = (['ready', 'waiting', 'failed', 'ready', 'loading'] as const).map((state, at) => ({ state, at }));
  expect(failedFirst(rows).map(({ at }) => at)).toEqual([2, 0, 1, 3, 4]);
});
