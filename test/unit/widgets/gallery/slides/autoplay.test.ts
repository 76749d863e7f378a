import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startAutoplay } from '../../../../../src/widgets/gallery/slides/autoplay.ts';
import { createGallery } from '../../../../../src/widgets/gallery/state/gallery-state.ts';
import { fakeHandle } from '../../../fake-handle.ts';

vi.mock('../../../../../src/runtime/page/motion.ts', () => ({
  motion: { reduced: () => false, watch: () => () => {} },
}));
vi.mock('../../../../../src/runtime/page/element-observers.ts', () => ({
  inView: (_: Element, fn: (isIn: boolean) => void) => {
    fn(true);
    return () => {};
  },
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start({ layers = [], inside = '' }: { layers?: readonly string[]; inside?: string } = {}) {
  const handle = fakeHandle();
  const section = document.createElement('section');
  section.innerHTML = inside;
  document.body.append(section);
  section.querySelector<HTMLElement>('button')?.focus();
  const show = (names: readonly string[]): void =>
    handle.store.setState(({ ui }) => ({ ui: { ...ui, layers: names } }));
  show(layers);
  const advance = vi.fn();
  const gallery = createGallery({ count: 3, autoplay: true });
  const { stop } = startAutoplay({ gallery, handle, section, timeout: 1000, advance, isHeld: () => false });
  const went = (): number => {
    vi.advanceTimersByTime(1000);
    return advance.mock.calls.length;
  };
  return { show, went, stop };
}

it('waits while the lightbox is open, also one that was open before, and then a whole interval', () => {
  const { show, went, stop } = start({ layers: ['lightbox'] });
  expect(went()).toBe(0);
  show([]);
  vi.advanceTimersByTime(999);
  show(['lightbox']);
  expect(went()).toBe(0);
  show([]);
  expect(went()).toBe(1);
  stop();
  show(['lightbox']);
  show([]);
  expect(went()).toBe(1);
});

it('goes on under any other layer, which may be what the gallery is in', () => {
  const { went } = start({ layers: ['popup'] });
  expect(went()).toBe(1);
});

it('waits where the focus was inside before it began', () => {
  const { went } = start({ inside: '<button>Foto 1</button>' });
  expect(went()).toBe(0);
});
