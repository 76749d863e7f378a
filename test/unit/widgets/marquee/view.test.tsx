import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { copiesBehind, MAX_COPIES } from '../../../../src/widgets/marquee/logic.ts';
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
    expect(animations[0]?.keyframes.map((frame) => frame.transform)).toEqual(['translateX(0)', 'translateX(-100%)']);
    expect(animations[0]?.timing).toMatchObject({ duration: 5_000, direction: 'normal' });
  });

  it('runs to the right when asked [MARQ-602] [MARQ-615]', () => {
    mount({ 'data-animation-direction': 'right' });
    show(true);
    expect(animations[0]?.timing.direction).toBe('reverse');
  });

  it('says the text once to assistive technology, whatever follows it [MARQ-615]', () => {
    const { container } = mount();
    resize(100, 1200);
    const groups = [...container.querySelectorAll('.group')];
    expect(groups).toHaveLength(13);
    expect(groups.filter((group) => !group.closest('[aria-hidden=true][inert]'))).toHaveLength(1);
    for (const group of groups) expect([...group.children].map((item) => item.textContent)).toEqual(['Um', '•', 'Um']);
  });

  it('follows itself as often as the view needs, at once where that grows, in one animation', () => {
    const { find, again } = mount();
    const copies = () => find('.copies')?.childElementCount;
    show(true);
    expect(copies(), 'before anything is measured').toBe(0);
    resize(300, 900);
    expect(copies()).toBe(3);
    resize(300, 1000);
    expect(copies()).toBe(4);
    resize(2000, 900);
    expect(copies(), 'nothing is taken away').toBe(4);
    again({ 'data-items': '[{"text":"Dois"}]' });
    act(() => vi.advanceTimersByTime(1000));
    resize(2000, 900);
    expect(find('.copies')?.textContent, 'copies of what stands now').toBe('Dois');
    show(true);
    expect(state()).toEqual(['idle', 'running']);
  });

  it('has a bounded number of copies, however narrow the text and wide the view [MARQ-608]', () => {
    const { find } = mount();
    resize(0.01, 3_000_000);
    expect(find('.copies')?.childElementCount).toBe(MAX_COPIES);
    expect(copiesBehind(1200, 0)).toBe(MAX_COPIES);
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

  it('runs a narrow text as fast as any, and fills 50 px where the box is narrower [MARQ-608]', () => {
    makeWidth(12);
    const { find } = mount();
    show(true);
    resize(12, 20);
    expect(animations[0]?.timing.duration).toBeCloseTo((12 / 60) * 1000);
    expect(find('.copies')?.childElementCount).toBe(5);
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

  it('is one link where it leads somewhere, and none otherwise', () => {
    const { getByRole, getAllByRole, queryByRole, again, find } = mount({ 'data-link-to': '/loja' });
    resize(100, 400);
    expect(getAllByRole('link')).toHaveLength(1);
    expect(getByRole('link').getAttribute('href')).toBe('/loja');
    expect(getByRole('link').contains(getByRole('button'))).toBe(false);
    expect(getByRole('link', { name: /Um\s*•\s*Um/ }).textContent).toContain('Um');
    again({ 'data-link-to': 'javascript:alert(1)' });
    act(() => vi.advanceTimersByTime(1000));
    expect(queryByRole('link')).toBeNull();
    show(true);
    resize(100, 400);
    expect([state().at(-1), find('.copies')?.childElementCount], 'other elements run').toEqual(['running', 4]);
  });

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
