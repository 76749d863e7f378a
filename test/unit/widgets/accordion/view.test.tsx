import { act, fireEvent, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { HeldClick } from '../../../../src/runtime/loader/handover.ts';
import { parse } from '../../../../src/vocab/block/parse.ts';
import { accordion } from '../../../../src/widgets/accordion/block.ts';
import { readOwn } from '../../../../src/widgets/accordion/content.ts';
import { Accordion } from '../../../../src/widgets/accordion/view.tsx';
import { fakeHandle } from '../../fake-handle.ts';

const THREE = '<h2>Um</h2><p>A</p><h2>Dois</h2><p>B</p><h2>Três</h2><p>C</p>';

let reduced = false;

beforeEach(() => {
  reduced = false;
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: reduced, addEventListener() {}, removeEventListener() {} }));
  return () => vi.useRealTimers();
});

function mount(attributes: Record<string, string> = {}, html = THREE, early: readonly number[] = []) {
  const element = document.createElement('div');
  element.innerHTML = html;
  const { content } = readOwn(element);
  const told: unknown[] = [];
  let held: HeldClick[] = early.map((at) => ({
    type: 'click',
    target: content.items[at]?.source as Element,
    host: element,
  }));
  const handle = fakeHandle({
    element,
    emit: (name, detail) => {
      told.push([name, detail]);
      return true;
    },
    takeHeldClicks: () => {
      const taken = held;
      held = [];
      return taken;
    },
  });
  const { data } = parse(accordion.data, { attribute: (name) => attributes[name] ?? null });
  const view = render(<Accordion data={data} content={content} handle={handle} />);
  const buttons = view.getAllByRole('button');
  const press = (index: number) => fireEvent.click(buttons[index] as HTMLElement);
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const expanded = () => buttons.map((button) => button.getAttribute('aria-expanded') === 'true');
  const open = () => [...view.container.querySelectorAll('.item')].map((item) => item.getAttribute('data-is-open'));
  const hidden = () => [...view.container.querySelectorAll('.clip')].map((clip) => clip.getAttribute('hidden'));
  return { ...view, told, buttons, press, wait, expanded, open, hidden };
}

describe('an item', () => {
  it('says on itself and its button that it is open [ACC-003] [ACC-002]', () => {
    const { press, expanded, open, told } = mount();
    expect(open()).toEqual(['false', 'false', 'false']);
    press(1);
    expect(expanded()).toEqual([false, true, false]);
    expect(open()).toEqual(['false', 'true', 'false']);
    expect(told).toEqual([['accordion-change', { index: 1, open: true }]]);
  });

  it('says on itself and its button that it is closed again [ACC-004]', () => {
    const { press, wait, expanded, open, hidden } = mount();
    press(1);
    wait(250);
    press(1);
    expect(expanded()).toEqual([false, false, false]);
    expect(open()).toEqual(['false', 'false', 'false']);
    expect(hidden()).toEqual([null, null, null]);
    wait(250);
    expect(hidden()).toEqual(['until-found', 'until-found', 'until-found']);
  });

  it('closes the others when it opens [ACC-005]', () => {
    const { press, wait, expanded, told } = mount();
    press(0);
    wait(250);
    press(2);
    expect(expanded()).toEqual([false, false, true]);
    expect(told.slice(1)).toEqual([
      ['accordion-change', { index: 0, open: false }],
      ['accordion-change', { index: 2, open: true }],
    ]);
  });

  it('leaves the others where several may be open [ACC-006]', () => {
    const { press, wait, expanded } = mount({ 'data-multiple': '' });
    press(0);
    wait(250);
    press(2);
    expect(expanded()).toEqual([true, false, true]);
  });
});

describe('while an item moves', () => {
  it('clicks on the whole accordion are ignored, for 250 ms [ACC-007] [ACC-008]', () => {
    const { press, wait, expanded } = mount();
    press(0);
    wait(249);
    press(0);
    press(1);
    expect(expanded()).toEqual([true, false, false]);
    wait(1);
    press(1);
    expect(expanded()).toEqual([false, true, false]);
  });

  it('there is no wait with reduced motion', () => {
    reduced = true;
    const { press, expanded } = mount();
    press(0);
    press(1);
    expect(expanded()).toEqual([false, true, false]);
  });
});

describe('at the start', () => {
  it('the first item is open where that is asked for, without a wait [ACC-009]', () => {
    const { expanded, press, told } = mount({ 'data-first-open': 'true' });
    expect(expanded()).toEqual([true, false, false]);
    expect(told).toEqual([]);
    press(0);
    expect(expanded()).toEqual([false, false, false]);
  });

  it.each<Record<string, string>>([{}, { 'data-first-open': 'false' }])(
    'all items are closed with %j [ACC-009]',
    (data) => {
      expect(mount(data).expanded()).toEqual([false, false, false]);
    },
  );

  it('a click that came early opens its item', () => {
    expect(mount({}, THREE, [1]).expanded()).toEqual([false, true, false]);
  });
});

it('moves the focus by arrows around the ends, and leaves keys with a modifier alone', () => {
  const { buttons } = mount();
  buttons[0]?.focus();
  fireEvent.keyDown(buttons[0] as HTMLElement, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(buttons[2]);
  fireEvent.keyDown(buttons[2] as HTMLElement, { key: 'Home', ctrlKey: true });
  expect(document.activeElement).toBe(buttons[2]);
});

it('has headings of the level the markup or the data says, each button tied to its panel, which has its name while it is open', () => {
  const { container, buttons } = mount(
    { 'data-heading-level': '5' },
    '<h2>Um</h2><p>A</p><details><summary>Dois</summary>B</details>',
  );
  expect([...container.querySelectorAll('.heading')].map((heading) => heading.localName)).toEqual(['h2', 'h5']);
  const panels = buttons.map((button) => container.querySelector(`#${button.getAttribute('aria-controls')}`));
  const names = () => panels.map((panel) => panel?.getAttribute('aria-labelledby'));
  expect(names()).toEqual([null, null]);
  fireEvent.click(buttons[0] as HTMLElement);
  expect(names()).toEqual(['trigger-0', null]);
});

it('leaves no timer behind', () => {
  const { press, unmount } = mount();
  press(0);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
