// Pictures whose size the page does not say: their files tell it, and the layout follows.
import { act } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { prepareGallery } from '../../../../src/widgets/gallery/load-moving.ts';
import { arrive, fakeBrowser, near, settle } from '../../runtime/page/images/fake-browser.ts';
import { stageGallery } from './gallery-stage.tsx';

beforeAll(() => prepareGallery(document.createElement('div'), true));

let frames: FrameRequestCallback[] = [];
beforeEach(() => {
  fakeBrowser();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.splice(frame - 1, 1));
});

const html = (count: number): string =>
  Array.from({ length: count }, (_, index) => `<img src="/${index}.jpg" alt="">`).join('');

/** A gallery of which the first two files come, 200 px wide and as high as is said. */
async function come(attributes: Record<string, string>, heights: readonly number[] = [400, 100]) {
  const staged = stageGallery(html(3), attributes);
  const images = [...staged.view.container.querySelectorAll('img')];
  near(images);
  await act(settle);
  for (const [index, height] of heights.entries()) {
    const image = images[index] as HTMLImageElement;
    Object.defineProperties(image, { naturalWidth: { value: 200 }, naturalHeight: { value: height } });
    await act(() => arrive(image));
  }
  const requested = frames.length;
  const frame = (): void =>
    act(() => {
      for (const one of frames.splice(0)) one(0);
    });
  return { ...staged, requested, frame };
}

const ratios = (container: HTMLElement, selector: string): string[] =>
  [...container.querySelectorAll<HTMLElement>(selector)].map(({ style }) => style.aspectRatio);

it.each([
  ['autocolumns', '.still-frame', 0.65],
  ['autorows', '.still-frame', 0.65],
  ['stacked', '.still-frame', 0.65],
  ['carousel', '.slides-box', 2 / 3],
])(
  'lays a gallery out again once the sizes are known, those of one frame at once: %s [GAL-306, GAL-307, GAL-314, IMG-325]',
  async (design, selector, unknown) => {
    const { view, requested, frame } = await come({ 'data-design': design, 'data-slides-per-row': '2' });
    const all = `1 / ${unknown}`;
    expect(ratios(view.container, selector).slice(0, 2)).toEqual([all, all]);
    expect(requested).toBe(1);
    frame();
    expect(ratios(view.container, selector).slice(0, 2)).toEqual(['1 / 2', '1 / 0.5']);
  },
);

it('gives a slideshow the height of its slide once it is known [SLIDE-309, IMG-325]', async () => {
  const { view, frame } = await come({ 'data-design': 'slideshow' });
  const height = () => view.container.querySelector<HTMLElement>('.slides-stage')?.style.getPropertyValue('--height');
  frame();
  expect(height()).toBe('200%');
});

it.each([
  { 'data-design': 'grid', 'data-image-aspect-ratio': '1' },
  { 'data-design': 'grid', 'data-square-thumbs': '' },
  { 'data-design': 'carousel', 'data-image-aspect-ratio': '16:9' },
  { 'data-design': 'slideshow', 'data-aspect-ratio': '0.5' },
])('does nothing where no ratio of a picture counts: %o [IMG-325]', async (attributes) => {
  const { requested } = await come(attributes);
  expect(requested).toBe(0);
});

it('keeps what is in view where it is when what is above it becomes higher [IMG-325]', async () => {
  const { view, frame, element } = await come({ 'data-design': 'stacked' }, [400]);
  document.body.append(element);
  Object.defineProperty(document.documentElement, 'scrollTop', { value: 900, configurable: true });
  const scrolled = vi.fn();
  document.documentElement.scrollBy = scrolled as typeof document.documentElement.scrollBy;
  const root = view.container.firstElementChild as HTMLElement;
  root.getBoundingClientRect = () => ({ top: -800, bottom: 1200 }) as DOMRect;
  const tops = [-800, -150, 500];
  view.container.querySelectorAll('[data-index]').forEach((slide, index) => {
    slide.getBoundingClientRect = () => {
      const top = (tops[index] ?? 0) + (ratios(view.container, '.still-frame')[0] === '1 / 2' && index ? 1350 : 0);
      return { top, bottom: top + 650 } as DOMRect;
    };
  });
  frame();
  expect(scrolled.mock.calls).toEqual([[{ top: 1350, behavior: 'instant' }]]);
  Reflect.deleteProperty(document.documentElement, 'scrollTop');
  element.remove();
});
