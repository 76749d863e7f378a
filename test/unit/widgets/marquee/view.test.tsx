import { act, fireEvent, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Host } from '../../../../src/runtime/blocks/host.ts';
import { messagesFor } from '../../../../src/strings/messages.ts';
import { parse } from '../../../../src/vocab/block/parse.ts';
import { marquee } from '../../../../src/widgets/marquee/block.ts';
import { View } from '../../../../src/widgets/marquee/view.tsx';

const page = vi.hoisted(() => ({
  reduced: false,
  motion: new Set<() => void>(),
  seen: new Set<(seen: boolean) => void>(),
  sizes: new Set<(width: number, height: number) => void>(),
}));

vi.mock('../../../../src/runtime/page/motion.ts', () => ({
  motion: {
    reduced: () => page.reduced,
    watch: (fn: () => void) => {
      page.motion.add(fn);
      return () => page.motion.delete(fn);
    },
  },
}));
vi.mock('../../../../src/runtime/page/in-view.ts', () => ({
  inView: (_: Element, fn: (seen: boolean) => void) => {
    page.seen.add(fn);
    return () => page.seen.delete(fn);
  },
}));
vi.mock('../../../../src/runtime/page/resize.ts', () => ({
  onResize: (_: Element, fn: (width: number, height: number) => void) => {
    page.sizes.add(fn);
    return () => page.sizes.delete(fn);
  },
}));

/** Web Animations as far as the marquee uses them; happy-dom has none. */
class FakeAnimation {
  state = 'running';
  currentTime = 0;
  readonly effect = { updateTiming: ({ duration }: { duration: number }) => (this.timing.duration = duration) };
  constructor(
    readonly keyframes: Keyframe[],
    readonly timing: { duration: number; direction: string },
  ) {}
  play = () => (this.state = 'running');
  pause = () => (this.state = 'paused');
  cancel = () => (this.state = 'idle');
}

let animations: FakeAnimation[] = [];
let width = 600;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  });
  page.reduced = false;
  for (const set of [page.motion, page.seen, page.sizes]) set.clear();
  animations = [];
  width = 600;
  Element.prototype.animate = (keyframes, timing) => {
    const animation = new FakeAnimation(keyframes as Keyframe[], timing as FakeAnimation['timing']);
    animations.push(animation);
    return animation as unknown as Animation;
  };
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => width);
  Reflect.set(SVGElement.prototype, 'getComputedTextLength', function (this: SVGElement) {
    return (this.textContent?.length ?? 0) * 8;
  });
  return () => vi.useRealTimers();
});

const reduce = (reduced: boolean) =>
  act(() => {
    page.reduced = reduced;
    for (const fn of [...page.motion]) fn();
  });
const show = (seen: boolean) =>
  act(() => {
    for (const fn of [...page.seen]) fn(seen);
  });
const resize = (to: number) => {
  width = to;
  for (const fn of [...page.sizes]) fn(to, 24);
};

function mount(attributes: Record<string, string> = {}, texts: readonly string[] = ['Um', '•', 'Um']) {
  const changes: boolean[] = [];
  const host: Host = {
    element: document.createElement('div'),
    dir: 'ltr',
    run: (fn) => fn(),
    after: (ms, fn) => {
      const timer = setTimeout(fn, ms);
      return () => clearTimeout(timer);
    },
    emit: (name, detail) => {
      if (name === 'marquee-change') changes.push((detail as { running: boolean }).running);
      return true;
    },
    takeEarly: () => [],
    strings: messagesFor,
  };
  const read = (from: Record<string, string>) => parse(marquee.data, { attribute: (name) => from[name] ?? null }).data;
  const content = { texts };
  const view = render(<View data={read(attributes)} content={content} host={host} />);
  const again = (next: Record<string, string>) =>
    view.rerender(<View data={read(next)} content={content} host={host} />);
  const find = (selector: string) => view.container.querySelector(selector);
  return { ...view, changes, again, find, area: () => find('.view') as Element };
}

const state = () => animations.map((animation) => animation.state);

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
    width = 12;
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
    expect([page.motion.size, page.seen.size, page.sizes.size]).toEqual([0, 0, 0]);
    expect(vi.getTimerCount()).toBe(0);
    expect(changes).toEqual([true, false]);
  });
});

describe('reduced motion', () => {
  it('from the start: does not start, shows the text still, has no button [MARQ-616] [MARQ-604]', () => {
    page.reduced = true;
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

describe('pausing', () => {
  it('hovering changes nothing by default [MARQ-607]', () => {
    const { area, changes } = mount();
    show(true);
    area().dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    expect(state()).toEqual(['running']);
    expect(changes).toEqual([true]);
  });

  it('hovering pauses with pausedOnHover, and leaving goes on from the same place [MARQ-607]', () => {
    const { area } = mount({ 'data-paused-on-hover': 'true' });
    show(true);
    area().dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'touch' }));
    expect(state()).toEqual(['running']);
    area().dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    expect(state()).toEqual(['paused']);
    area().dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    expect(state()).toEqual(['running']);
  });

  it('has a button that pauses and resumes, and says which; out of view and back it stays paused', () => {
    const { getByRole, changes } = mount();
    show(true);
    fireEvent.click(getByRole('button', { name: 'Pausar animação' }));
    expect(state()).toEqual(['paused']);
    show(false);
    show(true);
    reduce(true);
    reduce(false);
    show(true);
    expect(state()).toEqual(['idle', 'paused']);
    fireEvent.click(getByRole('button', { name: 'Retomar animação' }));
    expect(state()).toEqual(['idle', 'running']);
    expect(changes).toEqual([true, false, true]);
  });

  it('does not move while the page is hidden', () => {
    mount();
    show(true);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(state()).toEqual(['paused']);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(state()).toEqual(['running']);
  });
});

describe('a wave', () => {
  const offset = (find: (selector: string) => Element | null) =>
    Number(find('textPath')?.getAttribute('startOffset') ?? Number.NaN);
  const wavy = { 'data-wave-intensity': '2' };

  it('lays the text on a bent path, hidden from assistive technology, beside the real text [MARQ-603] [MARQ-615]', () => {
    const { find, container } = mount(wavy);
    show(true);
    expect(find('svg.wave')?.getAttribute('aria-hidden')).toBe('true');
    expect(container.querySelectorAll('.group')).toHaveLength(1);
    const heights = [...(find('#path')?.getAttribute('d') ?? '').matchAll(/ (-?[\d.]+)/g)].map((match) =>
      Number(match[1]),
    );
    expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(1);
    expect(find('textPath')?.textContent).toContain('•');
  });

  it.each([
    ['left', -1],
    ['right', 1],
  ])(
    'moves to the %s frame by frame in view, and rests out of it [MARQ-604] [MARQ-605] [MARQ-615]',
    (direction, sign) => {
      const { find } = mount({ ...wavy, 'data-animation-direction': direction });
      show(true);
      vi.advanceTimersByTime(32);
      const first = offset(find);
      vi.advanceTimersByTime(320);
      const second = offset(find);
      expect(Math.sign(second - first)).toBe(sign);
      expect(Math.abs(second - first)).toBeGreaterThan(15);
      expect(Math.abs(second - first)).toBeLessThan(23);
      show(false);
      const rest = offset(find);
      vi.advanceTimersByTime(770);
      expect(offset(find)).toBe(rest);
      show(true);
      vi.advanceTimersByTime(16);
      expect(Math.abs(offset(find) - rest), 'goes on from its place').toBeLessThan(2);
    },
  );

  it('samples the path again only after 1000 ms of quiet [MARQ-610]', () => {
    const wide = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
    const { find } = mount(wavy);
    show(true);
    const before = find('#path')?.getAttribute('d');
    wide.mockReturnValue(800);
    resize(800);
    vi.advanceTimersByTime(999);
    expect(find('#path')?.getAttribute('d')).toBe(before);
    vi.advanceTimersByTime(1);
    expect(find('#path')?.getAttribute('d')?.length).toBeGreaterThan((before?.length ?? 0) * 1.5);
  });

  it('stops with reduced motion turned on [MARQ-606]', () => {
    const { find } = mount(wavy);
    show(true);
    vi.advanceTimersByTime(32);
    reduce(true);
    const rest = offset(find);
    vi.advanceTimersByTime(200);
    expect(offset(find)).toBe(rest);
    expect(vi.getTimerCount()).toBe(0);
    expect(find('.marquee')?.hasAttribute('data-still')).toBe(true);
  });

  it('pads a text narrower than 50 px [MARQ-608]', () => {
    const { find } = mount(wavy, ['a']);
    show(true);
    const text = find('textPath')?.textContent ?? '';
    const copies = text.split('a').length - 1;
    expect(copies).toBeGreaterThan(1);
    expect((text.length / copies) * 8).toBeGreaterThan(40);
    expect(copies).toBeLessThan(10);
  });
});
