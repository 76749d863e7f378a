import { fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { prepareGallery } from '../../../../src/widgets/gallery/load-moving.ts';
import { pageStore } from '../../../fake-page.ts';
import { stageGallery } from './gallery-stage.tsx';

const page = vi.hoisted(() => ({ hasSize: true }));

vi.mock('../../../../src/runtime/page/element-observers.ts', () => ({
  inView: () => () => {},
  onResize: (_: Element, fn: (width: number, height: number) => void) => {
    if (page.hasSize) fn(600, 300);
    return () => {};
  },
}));

const DESIGNS = ['grid', 'carousel', 'slideshow', 'slider'];
const REEL = 'https://www.instagram.com/reel/abc/';
const LINKED = `<a href="${REEL}"><img src="/a.jpg" alt="A"></a>`;
/** A gallery that lies still knows its width from its place. */
const withSize = (design: string): void => {
  page.hasSize = design !== 'grid';
};

const hit = ({ slide }: ReturnType<typeof stageGallery>) => slide(0).querySelector('a, button, video') as HTMLElement;

/** Whether the browser follows a click on a link, which it does not in a test. */
function isFollowed(target: Element, how: MouseEventInit = {}): boolean {
  let followed = false;
  const stop = (event: Event): void => {
    followed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  fireEvent.click(target, how);
  return followed;
}

beforeAll(() => prepareGallery(document.createElement('div'), true));

afterEach(() => vi.restoreAllMocks());

describe.each(DESIGNS)('in a gallery of design %s', (design) => {
  beforeAll(() => withSize(design));

  it('a link to Instagram opens in a window of 620 by 720 px, where no key asks for another [NAV-310]', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const gallery = stageGallery(LINKED, { 'data-design': design });
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
      expect(isFollowed(hit(gallery), { [key]: true }), key).toBe(true);
    expect(open).not.toHaveBeenCalled();
    expect(isFollowed(hit(gallery))).toBe(false);
    expect(open.mock.calls).toEqual([[REEL, '_blank', 'popup,noopener,width=620,height=720']]);
    const other = stageGallery(LINKED.replace(REEL, 'https://instagram.com.example/'), { 'data-design': design });
    expect(isFollowed(hit(other))).toBe(true);
    expect(open).toHaveBeenCalledOnce();
  });
});

it('a link to Instagram is told to the editor like any other [NAV-309]', () => {
  withSize('grid');
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  expect(isFollowed(hit(stageGallery(LINKED, {}, () => ({ store: pageStore({}, true) }))))).toBe(false);
  expect(open).not.toHaveBeenCalled();
});
