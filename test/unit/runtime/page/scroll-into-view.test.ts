import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollElementIntoView } from '../../../../src/runtime/page/scroll-into-view.ts';

let scrolled: ScrollToOptions[];

const at = (top: number): Element => {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => ({ top, height: 10 }) as DOMRect;
  return element;
};

beforeEach(() => {
  vi.useFakeTimers();
  scrolled = [];
  vi.stubGlobal('scrollY', 200);
  vi.stubGlobal('scrollTo', (options: ScrollToOptions) => void scrolled.push(options));
});

afterEach(() => {
  vi.useRealTimers();
  document.documentElement.removeAttribute('data-motion');
});

it.each([[1_000], [-170], [3]])(
  'moves an element from %d px to 30 px below the top edge in 50 ms [SCROLL-302, SCROLL-303]',
  (top) => {
    scrollElementIntoView(at(top));
    vi.advanceTimersByTime(48);
    expect(scrolled.length).toBeGreaterThan(1);
    expect(scrolled.at(-1)?.top).not.toBe(200 + top - 30);
    vi.advanceTimersByTime(48);
    expect(scrolled.at(-1)).toEqual({ top: 200 + top - 30, behavior: 'instant' });
    const count = scrolled.length;
    vi.advanceTimersByTime(1_000);
    expect(scrolled).toHaveLength(count);
  },
);

it('takes another offset and other durations: 1 ms per px between the two [SCROLL-301]', () => {
  scrollElementIntoView(at(500), { offset: 0, leastMs: 0, mostMs: 1_000 });
  vi.advanceTimersByTime(480);
  expect(scrolled.at(-1)?.top).toBeLessThan(700);
  vi.advanceTimersByTime(48);
  expect(scrolled.at(-1)?.top).toBe(700);
});

it('jumps with reduced motion, and stops where it is told to', () => {
  const stop = scrollElementIntoView(at(1_000));
  vi.advanceTimersByTime(20);
  stop();
  const count = scrolled.length;
  vi.advanceTimersByTime(200);
  expect(scrolled).toHaveLength(count);
  document.documentElement.setAttribute('data-motion', 'reduce');
  scrollElementIntoView(at(1_000));
  expect(scrolled.slice(count)).toEqual([{ top: 1_170, behavior: 'instant' }]);
});
