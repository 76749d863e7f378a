/** The time a piece of work had is up. */
export class DeadlineError extends Error {}

/**
 * Gives work so many ms in all, and ends it when the caller's signal does. The clock does not rely on the work: a fetch that a page has wrapped may
 * not listen to its signal.
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
