import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { animations, listeners, makeWidth, mount, reduce, resize, show, state } from './marquee-stage.tsx';

describe('straight text', () => {
  it('starts once it is in view, stops out of view and starts again [MARQ-604] [MARQ-605]', () => {
    const { changes } = mount();
    expect(state()).toEqual([]);
    show(true);
    expect(state()).toEqual(['running']);
    show(false);
    expect(state()).toEqual(['paused']);
    show(true);
    expect(state()).toEqual(['running']);
    expect(changes).toEqual([true, false, true]);
  });

  it('is one animation by one group to the left, at 60 px a second for each speed 1 [MARQ-602] [MARQ-603] [MARQ-615]', () => {
    const { find } = mount({ 'data-animation-speed': '2' });
    show(true);
    expect(find('svg.wave')).toBeNull();
    expect(animations).toHaveLength(1);
    expect(animations[0]?.keyframes.map((frame) => frame.transform)).toEqual(['translateX(0)', 'translateX(-50%)']);
    expect(animations[0]?.timing).toMatchObject({ duration: 5_000, direction: 'normal' });
  });

  it('runs to the right when asked [MARQ-602] [MARQ-615]', () => {
    mount({ 'data-animation-direction': 'right' });
    show(true);
    expect(animations[0]?.timing.direction).toBe('reverse');
  });

  it('says the text once to assistive technology [MARQ-615]', () => {
    const { container } = mount();
    const groups = [...container.querySelectorAll('.group')];
    expect(groups.map((group) => group.getAttribute('aria-hidden'))).toEqual([null, 'true']);
    expect(groups.map((group) => [...group.children].map((item) => item.textContent))).toEqual([
      ['Um', '•', 'Um'],
      ['Um', '•', 'Um'],
    ]);
  });

  it('measures again 1000 ms after the last resize, keeping its place [MARQ-610]', () => {
    mount();
    show(true);
    const [animation] = animations;
    if (!animation) throw new Error('nothing runs');
    animation.currentTime = 25_000;
    resize(900);
    vi.advanceTimersByTime(900);
    resize(1200);
    vi.advanceTimersByTime(999);
    expect(animation.timing.duration).toBe(10_000);
    vi.advanceTimersByTime(1);
    expect(animation.timing.duration).toBe(20_000);
    expect(animation.currentTime).toBe(10_000);
    expect(animations).toHaveLength(1);
  });

  it('reckons with 50 px in a narrower box [MARQ-608]', () => {
    makeWidth(12);
    mount();
    show(true);
    expect(animations[0]?.timing.duration).toBeCloseTo((50 / 60) * 1000);
  });

  it('takes changed data after 1000 ms of quiet [MARQ-610]', () => {
    const { again } = mount();
    show(true);
    again({ 'data-animation-direction': 'right' });
    act(() => vi.advanceTimersByTime(999));
    expect(state()).toEqual(['running']);
    act(() => vi.advanceTimersByTime(1));
    show(true);
    expect(state()).toEqual(['idle', 'running']);
    expect(animations[1]?.timing.direction).toBe('reverse');
  });

  it('takes the items before the text of the page', () => {
    const { find } = mount({ 'data-items': '[{"text":"Dois"},{"text":" "},{"text":"Dois"}]' });
    expect([...(find('.group')?.children ?? [])].map((item) => item.textContent)).toEqual(['Dois', 'Dois']);
  });

  it('shows nothing at all without text', () => expect(mount({}, []).container.innerHTML).toBe(''));

  it('leaves nothing behind', () => {
    const { unmount, changes } = mount();
    show(true);
    unmount();
    expect(state()).toEqual(['idle']);
    expect(listeners()).toEqual([0, 0, 0]);
    expect(vi.getTimerCount()).toBe(0);
    expect(changes).toEqual([true, false]);
  });
});

describe('reduced motion', () => {
  it('from the start: does not start, shows the text still, has no button [MARQ-616] [MARQ-604]', () => {
    reduce(true);
    const { find, queryByRole, changes } = mount();
    show(true);
    expect(animations).toEqual([]);
    expect(changes).toEqual([]);
    expect(find('.marquee')?.hasAttribute('data-still')).toBe(true);
    expect(find('.group:not([aria-hidden])')?.textContent).toBe('Um•Um');
    expect(queryByRole('button')).toBeNull();
  });

  it('turned on while it runs: stops at once; turned off: runs again [MARQ-606]', () => {
    const { find, changes } = mount();
    show(true);
    reduce(true);
    expect(state()).toEqual(['idle']);
    expect(find('.marquee')?.hasAttribute('data-still')).toBe(true);
    expect(find('.group:not([aria-hidden])')?.textContent).toBe('Um•Um');
    reduce(false);
    show(true);
    expect(state()).toEqual(['idle', 'running']);
    expect(changes).toEqual([true, false, true]);
  });

  it('speed 0 stands still as well [MARQ-615]', () => {
    const { find, queryByRole } = mount({ 'data-animation-speed': '0' });
    show(true);
    expect(animations).toEqual([]);
    expect(find('.marquee')?.hasAttribute('data-still')).toBe(true);
    expect(queryByRole('button')).toBeNull();
  });
});
