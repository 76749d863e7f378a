import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { View } from '../../../../src/widgets/lightbox/view.tsx';
import { fakeHandle } from '../../fake-handle.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 800));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open() {
  const text = (id: string) => ({ content: `<p>Texto ${id}</p>`, meta: `Legenda ${id}`, id });
  const close = vi.fn();
  const layer = { payload: { set: [text('a'), text('b')] }, close, onCloseRequest: () => {} };
  const { container } = render(<View data={{}} content={{}} handle={fakeHandle()} layer={layer} />);
  const find = (selector: string): Element => container.querySelector(`[data-current] ${selector}`) as Element;
  const point = (type: string, x: number, on: EventTarget, pointerType = 'mouse'): void => {
    const at = { pointerId: 1, pointerType, buttons: 1, clientX: x, clientY: 300 };
    act(() => void on.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, ...at })));
  };
  /** A press at 700 px that ends 400 px further left, and the click that follows on what both have around them. */
  const drag = (from: Element, pointerType = 'mouse'): void => {
    point('pointerdown', 700, from, pointerType);
    for (const x of [600, 450, 300]) point('pointermove', x, window, pointerType);
    point('pointerup', 300, window, pointerType);
    fireEvent.click(find('.area'), { clientX: 300, clientY: 300, detail: 1 });
  };
  return { find, point, drag, close, text: () => container.querySelector('.counter')?.textContent, container };
}

it.each(['.caption', '.content[data-kind="text"]'])('a mouse selects the text of %s: nothing is turned', (selector) => {
  const { find, drag, text, container } = open();
  drag(find(selector));
  act(() => void vi.advanceTimersByTime(1000));
  expect(text()).toBe('1 de 2');
  expect(container.querySelector('[data-lightbox-state="hidden"]')).toBeNull();
});

it('beside them a mouse turns, and over them a finger', () => {
  const one = open();
  one.drag(one.find('.area'));
  expect(one.text()).toBe('2 de 2');
  const two = open();
  two.drag(two.find('.content'), 'touch');
  expect(two.text()).toBe('2 de 2');
});

it('a press without a movement on a text still shows the next item [LBOX-307]', () => {
  const { find, point, text } = open();
  point('pointerdown', 700, find('.content'));
  point('pointerup', 702, window);
  fireEvent.click(find('.content'), { clientX: 702, clientY: 300, detail: 1 });
  expect(text()).toBe('2 de 2');
});

it('the wheel scrolls a text and a caption, and nothing beside them', () => {
  const { find } = open();
  const isTaken = (on: Element): boolean =>
    !on.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: 100 }));
  expect([find('.content'), find('.caption'), find('.area')].map(isTaken)).toEqual([false, false, true]);
});
