import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { debounce } from '../../../../src/runtime/page/debounce.ts';
import { onWindowResize } from '../../../../src/runtime/page/resize-scheduler.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const resize = (): boolean => dispatchEvent(new Event('resize'));

it('calls a debounced function once, 300 ms after the last request of a burst [SCROLL-306, SCROLL-307]', () => {
  const fn = vi.fn();
  const request = debounce(fn);
  for (let burst = 0; burst < 5; burst += 1) {
    request();
    vi.advanceTimersByTime(299);
  }
  expect(fn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(fn).toHaveBeenCalledTimes(1);
  request();
  request.cancel();
  vi.advanceTimersByTime(1000);
  expect(fn).toHaveBeenCalledTimes(1);
});

it('calls handlers in the order of registration after their own wait, 150 ms by default [SCROLL-305, SCROLL-308]', () => {
  const calls: string[] = [];
  const stops = [
    onWindowResize(() => calls.push('first')),
    onWindowResize(() => calls.push('gallery'), 100),
    onWindowResize(() => calls.push('second')),
  ];
  resize();
  vi.advanceTimersByTime(60);
  resize();
  vi.advanceTimersByTime(99);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(calls).toEqual(['gallery']);
  vi.advanceTimersByTime(49);
  expect(calls).toEqual(['gallery']);
  vi.advanceTimersByTime(1);
  expect(calls).toEqual(['gallery', 'first', 'second']);
  for (const stop of stops) stop();
});

it('listens to the window once for all handlers, and no more after the last one is removed [SCROLL-305]', () => {
  const [add, remove] = [vi.spyOn(globalThis, 'addEventListener'), vi.spyOn(globalThis, 'removeEventListener')];
  const [kept, removed] = [vi.fn(), vi.fn()];
  const stops = [onWindowResize(kept), onWindowResize(removed)];
  expect(add.mock.calls.filter(([type]) => type === 'resize')).toHaveLength(1);
  resize();
  stops[1]?.();
  stops[1]?.();
  vi.advanceTimersByTime(150);
  expect(kept).toHaveBeenCalledTimes(1);
  expect(removed).not.toHaveBeenCalled();
  expect(remove).not.toHaveBeenCalled();
  stops[0]?.();
  expect(remove.mock.calls.filter(([type]) => type === 'resize')).toHaveLength(1);
  resize();
  vi.advanceTimersByTime(1000);
  expect(kept).toHaveBeenCalledTimes(1);
});
