import { fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useEscape } from '../../../../../../src/widgets/_shared/ui/escape/use-escape.ts';
import { fakeHandle } from '../../../../fake-handle.ts';

const handle = fakeHandle();

function Layer({ active = true, dismiss }: { active?: boolean; dismiss: () => void }) {
  useEscape(handle, active, dismiss);
  return null;
}

const press = (options = {}): boolean => fireEvent.keyDown(document.body, { key: 'Escape', ...options });

it('dismisses the last that opened, and only that one', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender } = render([<Layer key="1" dismiss={first} />, <Layer key="2" dismiss={second} />]);
  expect(press()).toBe(false);
  expect([first, second].map((one) => one.mock.calls.length)).toEqual([0, 1]);
  rerender([<Layer key="1" dismiss={first} />, <Layer key="2" active={false} dismiss={second} />]);
  press();
  expect([first, second].map((one) => one.mock.calls.length)).toEqual([1, 1]);
});

it('leaves the key to the page where nothing is open, and to an input method', () => {
  const dismiss = vi.fn();
  const { unmount } = render(<Layer dismiss={dismiss} />);
  expect(press({ isComposing: true })).toBe(true);
  unmount();
  expect(press()).toBe(true);
  expect(dismiss).not.toHaveBeenCalled();
});
