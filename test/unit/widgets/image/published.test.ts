import { afterEach, describe, expect, it, vi } from 'vitest';
import readPublished from '../../../../src/widgets/image/published.ts';
import { fakeHandle } from '../../fake-handle.ts';

const resized = vi.hoisted(() => new Map<Element, Set<(width: number, height: number) => void>>());

vi.mock('../../../../src/runtime/page/element-observers.ts', () => ({
  onResize: (element: Element, fn: (width: number, height: number) => void) => {
    const all = resized.get(element) ?? new Set();
    resized.set(element, all.add(fn));
    return () => all.delete(fn);
  },
}));

const FLUID = (stretched: string): string =>
  `<div class="fe-block"><div id="block"><div class="image-block-outer-wrapper" data-is-image-stretched="${stretched}" data-novo="1"><div class="fluid-image-container"><noscript><img alt="1"></noscript><img alt="2" data-image-dimensions="400x200"></div></div></div></div>`;

function start(html: string, own = {}) {
  document.body.innerHTML = html;
  const block = document.querySelector('#block');
  const parsed = block && readPublished(block);
  if (!block || !parsed) throw new Error('not read');
  const open = vi.fn();
  const stop = parsed.content.start?.(open, fakeHandle({ element: block, ...own }));
  const wrapper = document.querySelector<HTMLElement>('.image-block-outer-wrapper');
  const resize = (element: Element | null, width: number, height: number): void => {
    for (const fn of (element && resized.get(element)) ?? []) fn(width, height);
  };
  const container = document.querySelector<HTMLElement>('.fluid-image-container');
  const size = (): (string | undefined)[] =>
    ['width', 'height'].map((side) => container?.style.getPropertyValue(`--image-component-container-${side}`));
  return { parsed, block, open, stop, wrapper, resize, size };
}

afterEach(() => resized.clear());

describe('a published image block', () => {
  it('keeps its own picture, and reports what it does not read', () => {
    const { parsed } = start(FLUID(''));
    expect(parsed.content.image?.alt).toBe('2');
    expect(parsed.lend).toEqual([]);
    expect(parsed.unread).toEqual(['the wrapper of a published image: data-novo="1"']);
  });

  it.each([
    [415, true],
    [416, false],
  ])('at %d px is narrow: %s [IMG-002, IMG-332]', (width, narrow) => {
    const { block, wrapper, resize, stop } = start(FLUID(''));
    resize(block, width, 10);
    expect(wrapper?.classList.contains('sqs-narrow-width')).toBe(narrow);
    stop?.();
    expect(wrapper?.className).toBe('image-block-outer-wrapper');
  });

  it('is fitted into its cell, and not any more once it is stopped [FLUID-308, FLUID-309, FLUID-314]', () => {
    const { wrapper, resize, size, stop } = start(FLUID(''));
    resize(wrapper, 300, 300);
    expect(size()).toEqual(['300px', '150px']);
    resize(wrapper, 300, 100);
    expect(size()).toEqual(['200px', '100px']);
    stop?.();
    expect(size()).toEqual(['', '']);
    resize(wrapper, 50, 50);
    expect(size()).toEqual(['', '']);
  });

  it('fills its cell where the flag is true [FLUID-302, FLUID-310]', () => {
    expect(start(FLUID('true')).size()).toEqual(['100%', '100%']);
    expect(start(FLUID('')).size()).toEqual(['', '']);
  });

  it('opens the lightbox by the page’s own button, also for a click from before', () => {
    const html =
      '<div id="block"><button class="sqs-block-image-button lightbox" data-lightbox-theme="light"><img alt="" src="a.jpg"></button></div>';
    const { open } = start(html);
    expect(open).not.toHaveBeenCalled();
    document.querySelector('button')?.click();
    expect(open).toHaveBeenCalledExactlyOnceWith('light');
    const held = start(html, {
      takeHeldClicks: () => [{ target: document.querySelector('img'), host: document.body }],
    });
    expect(held.open).toHaveBeenCalledOnce();
  });
});
