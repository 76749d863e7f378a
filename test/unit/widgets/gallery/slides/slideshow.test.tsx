import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from '../../../../../src/vocab/block/parse.ts';
import { imageSettings } from '../../../../../src/vocab/image-settings.ts';
import type { Slide } from '../../../../../src/vocab/slides.ts';
import { gallery as block } from '../../../../../src/widgets/gallery/block.ts';
import { Slideshow } from '../../../../../src/widgets/gallery/slides/slideshow.tsx';
import { createGallery } from '../../../../../src/widgets/gallery/state/gallery-state.ts';
import { fakeHandle } from '../../../fake-handle.ts';

const page = vi.hoisted(() => ({ reduced: false }));

vi.mock('../../../../../src/runtime/page/motion.ts', () => ({
  motion: { reduced: () => page.reduced, watch: () => () => {} },
}));
vi.mock('../../../../../src/runtime/page/element-observers.ts', () => ({
  inView: () => () => {},
  onResize: (_: Element, fn: (width: number, height: number) => void) => {
    fn(600, 300);
    return () => {};
  },
}));
vi.mock('../../../../../src/widgets/_shared/media/picture/picture.tsx', () => ({ Picture: () => null }));

const slide = (index: number): Slide => ({
  type: 'image',
  id: String(index + 1),
  url: '',
  clickThrough: null,
  picture: { ...imageSettings({ source: `/${index}.jpg`, dimensions: { width: 3, height: 2 } }), alt: '', srcset: '' },
  video: null,
  title: `Foto ${index + 1}`,
  caption: null,
  element: null,
});

function mount(attributes: Record<string, string>, count = 3) {
  const { data } = parse(block.data, { attribute: (name) => attributes[name] ?? null });
  const gallery = createGallery({ count });
  const slides = Array.from({ length: count }, (_, index) => slide(index));
  const activate = vi.fn();
  const view = render(
    <Slideshow slides={slides} data={data} gallery={gallery} handle={fakeHandle()} activate={activate} label="Fotos" />,
  );
  const shown = () =>
    [...view.container.querySelectorAll('.slide:not([inert])')].map((one) => one.getAttribute('aria-label'));
  return { ...view, gallery, shown, activate };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  page.reduced = false;
  // Only its length counts here; the page's own timer ends a transition.
  Element.prototype.animate = () => ({ cancel: () => {} }) as unknown as Animation;
  return () => vi.useRealTimers();
});
afterEach(() => vi.restoreAllMocks());

it('throws for a transition that does not exist, in the words of the requirements [ERR-311]', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => mount({ 'data-transition': 'cube' })).toThrow('Stacked transition cube not found');
});

describe.each(['', 'fade', 'ken-burns', 'new-swipe'])('the transition "%s"', (transition) => {
  it('keeps the gallery in motion from its beginning to its end [GAL-327, SLIDE-320]', () => {
    const { gallery, shown } = mount({ 'data-transition': transition });
    act(() => void gallery.next());
    expect(shown()).toEqual(['2 de 3']);
    expect(gallery.getState().inMotion).toBe(true);
    act(() => void vi.advanceTimersByTime(999));
    expect(gallery.next()).toBe(false);
    act(() => void vi.advanceTimersByTime(1));
    expect(gallery.getState().inMotion).toBe(false);
  });

  it('is over when the slideshow is removed meanwhile [GAL-327, SLIDE-320]', () => {
    const { gallery, unmount } = mount({ 'data-transition': transition });
    act(() => void gallery.next());
    expect(gallery.getState().inMotion).toBe(true);
    unmount();
    expect(gallery.getState().inMotion).toBe(false);
  });

  it('begins and ends at once where motion is reduced [SLIDE-320]', () => {
    page.reduced = true;
    const { gallery, shown } = mount({ 'data-transition': transition });
    const states: boolean[] = [];
    gallery.subscribe((now, before) => {
      if (now.inMotion !== before.inMotion) states.push(now.inMotion);
    });
    act(() => void gallery.next());
    expect(shown()).toEqual(['2 de 3']);
    expect(states).toEqual([true, false]);
  });
});

it('draws the current slide and the ones beside it, and the one that leaves', () => {
  const { gallery, container } = mount({}, 9);
  const drawn = () => [...container.querySelectorAll('.slide')].map((one) => Number(one.getAttribute('data-index')));
  expect(drawn().sort()).toEqual([0, 1]);
  act(() => void gallery.select(5));
  expect(drawn().sort()).toEqual([0, 4, 5, 6]);
  act(() => void vi.advanceTimersByTime(1000));
  expect(drawn().sort()).toEqual([4, 5, 6]);
});
