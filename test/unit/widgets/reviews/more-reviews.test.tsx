import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Call } from '../../../../src/vocab/calls.ts';
import { type Review, readReview } from '../../../../src/widgets/reviews/review.ts';
import { useMoreReviews } from '../../../../src/widgets/reviews/use-more-reviews.ts';
import { fakeHandle } from '../../fake-handle.ts';
import { heldAnswers } from '../../held-answers.ts';

const record = (id: number) => ({ id: `${id}`, rating: 5, text: `Texto ${id}`, name: 'Ana' });
const records = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => record(from + at));

/** The list after some reviews of the markup, and a server that answers for each page. */
function open(inMarkup: number, pageSize: number, answer: (page: number) => unknown) {
  const asked: number[] = [];
  const call = async ({ query }: Call) => {
    asked.push(Number(query?.p));
    if (asked.length > 20) throw new Error('the server is asked for ever');
    return answer(Number(query?.p));
  };
  const first = records(0, inMarkup)
    .map(readReview)
    .filter((one): one is Review => one !== null);
  const handle = fakeHandle({ request: async () => call });
  const options = { handle, itemId: 'p', first, pageSize, count: 50, average: 5, announce: () => {} };
  const { result } = renderHook(() => useMoreReviews(options));
  return { asked, result, more: () => act(async () => result.current.load()) };
}

it.each([
  ['all of which the markup has', 3, [0, 1]],
  ['none of which the markup has', 0, [0, 1]],
])('ends the list of a server that answers every page with the same reviews, %s', async (_, inMarkup, expected) => {
  const { asked, result, more } = open(inMarkup, 0, () => ({ reviews: records(0, 3), count: 50 }));
  await act(async () => {});
  await more();
  expect(asked).toEqual(expected);
  expect(result.current).toMatchObject({ more: false, busy: false, problem: '' });
  expect(result.current.reviews).toHaveLength(3);
});

it('passes over the pages that the markup has, whatever the size of those of the server', async () => {
  const { asked, result, more } = open(6, 0, (page) => ({ reviews: records(page * 2, page * 2 + 2), count: 50 }));
  await more();
  expect(asked).toEqual([0, 1, 2, 3]);
  expect(result.current.reviews).toHaveLength(8);
  expect(result.current.more).toBe(true);
});

it('asks for nothing more once the block is gone', async () => {
  const { ask, waiting } = heldAnswers<unknown>();
  const signals: (AbortSignal | undefined)[] = [];
  const handle = fakeHandle({
    request: async () => (call: Call) => {
      signals.push(call.signal);
      return ask();
    },
  });
  const first: readonly Review[] = [];
  const options = { handle, itemId: 'p', first, pageSize: 0, count: 50, average: 5, announce: () => {} };
  const { unmount } = renderHook(() => useMoreReviews(options));
  await act(async () => {});
  expect(signals.map((one) => one?.aborted)).toEqual([false]);
  unmount();
  expect(signals[0]?.aborted).toBe(true);
  await act(async () => waiting[0]?.resolve({ reviews: [{ id: 'x' }], count: 50 }));
  expect(signals).toHaveLength(1);
});
