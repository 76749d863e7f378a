import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tooltip } from '../../../../../../src/widgets/_shared/ui/tooltip/tooltip.tsx';
import { fakeHandle } from '../../../../fake-handle.ts';

vi.mock('../../../../../../src/widgets/_shared/ui/floating/place.ts', () => ({ keepPlaced: () => () => {} }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

function setUp(): { anchor: HTMLElement; isOpen: () => boolean; tip: HTMLElement } {
  const handle = fakeHandle();
  render(
    <Tooltip handle={handle} text="Feito à mão" delay={400}>
      {({ ref, ...anchor }) => (
        <button type="button" ref={ref} {...anchor}>
          Peça
        </button>
      )}
    </Tooltip>,
  );
  const tip = screen.getByText('Feito à mão');
  return { anchor: screen.getByText('Peça'), tip, isOpen: () => tip.hasAttribute('data-open') };
}

it('describes its control whether it shows or not', () => {
  const { anchor, tip, isOpen } = setUp();
  expect(anchor.getAttribute('aria-describedby')).toBe(tip.id);
  expect(isOpen()).toBe(false);
});

it('waits for the mouse to rest, and for it to have left both', () => {
  const { anchor, tip, isOpen } = setUp();
  anchor.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  pass(399);
  expect(isOpen()).toBe(false);
  pass(1);
  expect(isOpen()).toBe(true);
  anchor.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
  pass(100);
  tip.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  pass(1_000);
  expect(isOpen()).toBe(true);
  tip.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
  pass(150);
  expect(isOpen()).toBe(false);
});

it('goes by Esc, which nobody else gets', () => {
  const { anchor, isOpen } = setUp();
  anchor.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  pass(400);
  expect(fireEvent.keyDown(anchor, { key: 'Escape' })).toBe(false);
  expect(isOpen()).toBe(false);
});
