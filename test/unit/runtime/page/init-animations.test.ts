import { expect, it, vi } from 'vitest';
import { initAnimations } from '../../../../src/runtime/page/page-timing.ts';

it('throws where there is no window, and starts nothing [MARQ-613]', () => {
  const start = vi.fn(() => () => {});
  vi.stubGlobal('window', undefined);
  expect(() => initAnimations(start)).toThrow(new Error('Cannot init animations without a window context'));
  expect(start).not.toHaveBeenCalled();
});

it('gives back the stop of what it started', () => {
  const stop = vi.fn();
  const start = vi.fn(() => stop);
  initAnimations(start)();
  expect(start).toHaveBeenCalledWith(window);
  expect(stop).toHaveBeenCalledOnce();
});
