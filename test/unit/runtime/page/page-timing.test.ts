import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FLUSH_AFTER_LOAD } from '../../../../src/api/tracking/performance.ts';
import { PerformanceRecorder } from '../../../../src/api/tracking/performance-recorder.ts';
import { afterLoad } from '../../../../src/runtime/page/page-timing.ts';

/** The page's load event, in ms since navigation; 0 before it. */
const loadedAt = (loadEventStart: number) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ loadEventStart } as PerformanceNavigationTiming]);
const load = () => dispatchEvent(new Event('load'));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('work after the load event', () => {
  it('flushes performance records 30 s after it [PERF-607]', async () => {
    loadedAt(0);
    const send = vi.fn(async () => {});
    const recorder = new PerformanceRecorder({ settings: async () => ({ pageLoadId: 'p', answer: null }), send });
    recorder.add({
      app: 'a',
      event: 'e',
      timestamp: 1,
      context: {},
      connection: {},
      display: {},
      hardware: {},
      metrics: {},
    });
    await recorder.start();
    afterLoad(FLUSH_AFTER_LOAD, () => void recorder.flush());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).not.toHaveBeenCalled();
    load();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledOnce();
  });

  it('counts from a load event that has been [PERF-607]', () => {
    loadedAt(2_000);
    vi.spyOn(performance, 'now').mockReturnValue(12_000);
    const fn = vi.fn();
    afterLoad(30_000, fn);
    vi.advanceTimersByTime(19_999);
    expect(fn).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(fn).toHaveBeenCalledOnce();
  });

  it('comes at once where its time is over, and once', () => {
    loadedAt(2_000);
    vi.spyOn(performance, 'now').mockReturnValue(99_000);
    const fn = vi.fn();
    afterLoad(30_000, fn);
    vi.advanceTimersByTime(0);
    load();
    vi.advanceTimersByTime(99_000);
    expect(fn).toHaveBeenCalledOnce();
  });

  it('does not come once it has been stopped', () => {
    loadedAt(0);
    const fn = vi.fn();
    const [early, late] = [afterLoad(1_000, fn), afterLoad(1_000, fn)];
    early();
    load();
    late();
    vi.advanceTimersByTime(5_000);
    expect(fn).not.toHaveBeenCalled();
  });
});
