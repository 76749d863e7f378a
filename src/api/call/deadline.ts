/** The time limit for an operation has passed. */
export class DeadlineError extends Error {}

/**
 * Limits an operation to so many ms in total, and ends it when the caller's signal aborts. The timer does not depend on the operation: a fetch that a page has
 * wrapped may ignore its signal.
 *
 * @throws DeadlineError, or the reason of the caller's signal
 */
export async function withDeadline<Result>(
  ms: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  outer?.throwIfAborted();
  const inner = new AbortController();
  const { signal } = inner;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    timer = setTimeout(() => inner.abort(new DeadlineError()), ms);
    outer?.addEventListener('abort', () => inner.abort(outer.reason), { signal });
  });
  try {
    return await Promise.race([work(signal), end]);
  } finally {
    clearTimeout(timer);
    inner.abort();
  }
}
