import { afterEach, expect, it, vi } from 'vitest';
import { loadDates } from '../../../../src/widgets/tour-dates/source.ts';

const ADDRESS = new URL('https://exemplo.com/datas');

/** A server that never answers: gives the signal that it was asked with. */
function silentServer(): () => AbortSignal | undefined {
  let given: AbortSignal | undefined;
  vi.stubGlobal('fetch', (_: URL, { signal }: { signal: AbortSignal }) => {
    given = signal;
    return new Promise<never>((_done, fail) => signal.addEventListener('abort', () => fail(signal.reason)));
  });
  return () => given;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each(['the block is gone', '15 s are over'])(
  'ends its request when %s, also in a browser without AbortSignal.any',
  async (end) => {
    vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
      throw new TypeError('AbortSignal.any is not a function');
    });
    const [block, limit] = [new AbortController(), new AbortController()];
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const asked = silentServer();
    const dates = expect(loadDates(ADDRESS, block.signal)).rejects.toThrow();
    expect(timeout).toHaveBeenCalledWith(15_000);
    expect(asked()?.aborted).toBe(false);
    (end === '15 s are over' ? limit : block).abort();
    await dates;
    expect(asked()?.aborted).toBe(true);
  },
);
