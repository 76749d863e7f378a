import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tween } from '../../../../src/runtime/page/tween.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('calls its step per frame from 0 to exactly 1, for 300 ms where nobody says [TWEEN-301, TWEEN-601, TWEEN-304]', () => {
  const step = vi.fn();
  tween(step);
  vi.advanceTimersByTime(290);
  const before = step.mock.calls.map(([progress]) => progress as number);
  expect(before[0]).toBe(0);
  expect(before.length).toBeGreaterThan(10);
  expect(before).toEqual([...before].sort((a, b) => a - b));
  expect(before.at(-1)).toBeGreaterThan(0.85);
  expect(before.at(-1)).toBeLessThan(1);
  vi.advanceTimersByTime(100);
  expect(step.mock.lastCall).toEqual([1]);
  const count = step.mock.calls.length;
  vi.advanceTimersByTime(1000);
  expect(step).toHaveBeenCalledTimes(count);
});

it('lasts as long as it is told, and with 0 or less calls once with 1', () => {
  const [long, none, below] = [vi.fn(), vi.fn(), vi.fn()];
  tween(long, 1000);
  tween(none, 0);
  tween(below, -5);
  vi.advanceTimersByTime(950);
  expect(none.mock.calls).toEqual([[1]]);
  expect(below.mock.calls).toEqual([[1]]);
  expect(long.mock.lastCall?.[0]).toBeLessThan(1);
  vi.advanceTimersByTime(100);
  expect(long.mock.lastCall).toEqual([1]);
});

it('stops between frames and from inside its own step', () => {
  const step = vi.fn();
  const stop = tween(step);
  vi.advanceTimersByTime(50);
  stop();
  const count = step.mock.calls.length;
  const inside = vi.fn(() => stopInside());
  const stopInside = tween(inside);
  vi.advanceTimersByTime(1000);
  expect(step).toHaveBeenCalledTimes(count);
  expect(inside).toHaveBeenCalledTimes(1);
});

it('does not go on after a step that throws', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (fn: FrameRequestCallback) => frames.push(fn));
  tween(() => {
    throw new Error('broken');
  });
  expect(() => frames.shift()?.(0)).toThrow('broken');
  expect(frames).toEqual([]);
});

it('refuses what is no function and no finite number, before any frame [TWEEN-303, TWEEN-304, TWEEN-602, TWEEN-603]', () => {
  const frame = vi.spyOn(globalThis, 'requestAnimationFrame');
  for (const wrong of [undefined, null, 'step', 3, {}])
    expect(() => Reflect.apply(tween, null, [wrong])).toThrow(TypeError);
  for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, '300', null])
    expect(() => Reflect.apply(tween, null, [() => {}, wrong])).toThrow(/duration is not a finite number/);
  expect(frame).not.toHaveBeenCalled();
});
