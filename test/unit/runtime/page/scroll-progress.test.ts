import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as progress from '../../../../src/runtime/page/scroll-progress.ts';

type Entry = { readonly target: Element; readonly isIntersecting: boolean };

let tellView: (entries: Entry[]) => void;
let onScrollProgress: typeof progress.onScrollProgress;
let top = 800;
let reads = 0;
const tell = vi.fn();

const element = document.createElement('div');
element.getBoundingClientRect = () => {
  reads += 1;
  return { top, height: 200 } as DOMRect;
};

const scroll = (to: number): void => {
  top = to;
  dispatchEvent(new Event('scroll'));
};
const view = (isIntersecting: boolean): void => tellView([{ target: element, isIntersecting }]);
const frame = (): unknown => vi.advanceTimersToNextFrame();

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(fn: (entries: Entry[]) => void) {
        tellView = fn;
      }
      observe = (): void => {};
      unobserve = (): void => {};
    },
  );
  vi.stubGlobal('innerHeight', 800);
  tell.mockReset();
  ({ onScrollProgress } = await import('../../../../src/runtime/page/scroll-progress.ts'));
});
afterEach(() => void vi.useRealTimers());

it('tells 0 at the bottom edge, a half in the middle and 1 once the element has left at the top [SCROLL-304]', () => {
  const stop = onScrollProgress(element, tell);
  top = 800;
  view(true);
  frame();
  scroll(300);
  frame();
  scroll(-200);
  frame();
  expect(tell.mock.calls).toEqual([[0], [0.5], [1]]);
  scroll(-500);
  view(false);
  expect(tell.mock.lastCall).toEqual([1]);
  stop();
});

it('tells once per frame, and only while the element is in view [SCROLL-304]', () => {
  const stop = onScrollProgress(element, tell);
  reads = 0;
  scroll(900);
  frame();
  expect(tell).not.toHaveBeenCalled();
  expect(reads).toBe(0);
  view(true);
  for (let event = 0; event < 10; event += 1) scroll(700 - event);
  frame();
  expect(tell).toHaveBeenCalledTimes(1);
  expect(reads).toBe(1);
  view(false);
  tell.mockClear();
  scroll(500);
  frame();
  expect(tell).not.toHaveBeenCalled();
  view(true);
  scroll(400);
  stop();
  frame();
  scroll(300);
  frame();
  expect(tell).not.toHaveBeenCalled();
});
