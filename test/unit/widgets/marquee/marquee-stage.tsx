import { act, render } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { parse } from '../../../../src/vocab/block/parse.ts';
import { marquee } from '../../../../src/widgets/marquee/block.ts';
import { View } from '../../../../src/widgets/marquee/view.tsx';
import { fakeHandle } from '../../fake-handle.ts';

// The page around a marquee, for its tests: what happy-dom does not have or never fires is replaced here.

const page = vi.hoisted(() => ({
  reduced: false,
  motion: new Set<() => void>(),
  seen: new Set<(seen: boolean) => void>(),
  sizes: new Map<(width: number, height: number) => void, Element>(),
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
vi.mock('../../../../src/runtime/page/element-observers.ts', () => ({
  inView: (_: Element, fn: (seen: boolean) => void) => {
    page.seen.add(fn);
    return () => page.seen.delete(fn);
  },
}));
vi.mock('../../../../src/runtime/page/element-observers.ts', () => ({
  onResize: (element: Element, fn: (width: number, height: number) => void) => {
    page.sizes.set(fn, element);
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

export let animations: FakeAnimation[] = [];
let width = 600;

/** What every box measures, in px. */
export const makeWidth = (px: number): void => {
  width = px;
};

/** How many listeners the block has left on the page's observers. */
export const listeners = (): number[] => [page.motion.size, page.seen.size, page.sizes.size];

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
  Reflect.set(SVGTextElement.prototype, 'getComputedTextLength', function (this: SVGElement) {
    return (this.textContent?.length ?? 0) * 8;
  });
  return () => vi.useRealTimers();
});

export const reduce = (reduced: boolean) =>
  act(() => {
    page.reduced = reduced;
    for (const fn of [...page.motion]) fn();
  });
export const show = (seen: boolean) =>
  act(() => {
    for (const fn of [...page.seen]) fn(seen);
  });
/** Tells new sizes: of the text, and of the view it runs in. */
export const resize = (to: number, view = to) => {
  width = to;
  for (const [fn, element] of [...page.sizes]) fn(element.className === 'view' ? view : to, 24);
};

export function mount(attributes: Record<string, string> = {}, texts: readonly string[] = ['Um', '•', 'Um']) {
  const changes: boolean[] = [];
  const handle = fakeHandle({
    emit: (name, detail) => {
      if (name === 'marquee-change') changes.push((detail as { running: boolean }).running);
      return true;
    },
  });
  const read = (from: Record<string, string>) => parse(marquee.data, { attribute: (name) => from[name] ?? null }).data;
  const content = { texts };
  const view = render(<View data={read(attributes)} content={content} handle={handle} />);
  const again = (next: Record<string, string>) =>
    view.rerender(<View data={read(next)} content={content} handle={handle} />);
  const find = <Kind extends Element>(selector: string) => view.container.querySelector<Kind>(selector);
  return { ...view, changes, again, find, area: () => find('.view') as Element };
}

export const state = () => animations.map((animation) => animation.state);
