import { useCallback, useEffect, useRef, useState } from 'react';
import { readReviews } from '../../api/reviews.ts';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import messages from '../../strings/pt-BR/review.json';
import type { Request } from '../../vocab/calls.ts';
import { callProblem } from '../_shared/ui/problem/call-problem.ts';
import { newOf, type Review, readReview } from './review.ts';

interface Options {
  readonly handle: BlockHandle;
  readonly itemId: string;
  /** Those of the markup. */
  readonly first: readonly Review[];
  readonly pageSize: number;
  /** 0 if it is not known. */
  readonly count: number;
  readonly average: number;
  announce(text: string): void;
}

interface MoreReviews {
  readonly reviews: readonly Review[];
  readonly count: number;
  readonly average: number;
  /** The server has more than is shown. */
  readonly more: boolean;
  readonly busy: boolean;
  readonly problem: string;
  load(): void;
}

/** Continues the list of the markup, page by page. Without any in the markup it loads the first page. */
export function useMoreReviews({ handle, itemId, first, pageSize, announce, ...known }: Options): MoreReviews {
  const [reviews, setReviews] = useState(first);
  const [count, setCount] = useState(known.count);
  const [average, setAverage] = useState(known.average);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [ended, setEnded] = useState(false);
  const page = pageSize ? Math.floor(first.length / pageSize) : 0;
  const state = useRef({ shown: first, page, repeated: 0, busy: false });
  const life = useRef<AbortController | null>(null);
  useEffect(() => {
    const own = new AbortController();
    life.current = own;
    return () => own.abort();
  }, []);

  const load = useCallback(
    async (announced: boolean): Promise<void> => {
      const now = state.current;
      const signal = life.current?.signal;
      if (now.busy || !signal) return;
      now.busy = true;
      setBusy(true);
      setProblem('');
      const t = handle.strings(messages);
      try {
        const send = await handle.request();
        const request: Request = (call) => send({ ...call, signal, ownLogin: !announced });
        for (;;) {
          signal.throwIfAborted();
          const answer = await readReviews(request, itemId, now.page);
          if (signal.aborted) return;
          now.page += 1;
          const fresh = newOf(
            now.shown,
            answer.reviews.map(readReview).filter((one) => one !== null),
          );
          now.shown = [...now.shown, ...fresh];
          if (answer.count !== null) setCount(answer.count);
          if (answer.average !== null) setAverage(Math.min(5, answer.average));
          now.repeated += answer.reviews.length - fresh.length;
          // A page that the markup had already shows nothing new. A server that repeats more than the markup has does not count pages.
          const isLast = !fresh.length && (!answer.reviews.length || now.repeated > first.length);
          if (!fresh.length && !isLast) continue;
          setReviews(now.shown);
          setEnded(isLast);
          if (announced && fresh.length) announce(t('reviewsLoaded', { count: fresh.length }));
          break;
        }
      } catch (error) {
        if (signal.aborted) return;
        setProblem(callProblem(error, t('reviewsFailed')));
      }
      now.busy = false;
      setBusy(false);
    },
    [handle, itemId, first, announce],
  );

  useEffect(() => {
    if (!first.length && itemId) void handle.run(() => load(false));
  }, [first, itemId, handle, load]);

  return {
    reviews,
    count,
    average,
    busy,
    problem,
    more: itemId !== '' && !ended && reviews.length < count,
    load: () => void handle.run(() => load(true)),
  };
}
