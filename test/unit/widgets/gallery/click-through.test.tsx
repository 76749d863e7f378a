import { fireEvent } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { prepareGallery } from '../../../../src/widgets/gallery/load-moving.ts';
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
const VIDEOS = [
  ['of a provider', '<figure data-video-url="https://youtu.be/a"><img src="/a.jpg" alt="Forno"></figure>'],
  ['of a file', '<figure><video src="/a.mp4" poster="/a.jpg" aria-label="Forno"></video></figure>'],
] as const;

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
describe.each(DESIGNS)('in a gallery of design %s', (design) => {
  beforeAll(() => withSize(design));

  describe.each(VIDEOS)('a video %s', (_, html) => {
    it('leads on by its link first [NAV-308]', () => {
      const linked = html.replace('<figure', '<figure data-click-through-url="/loja"');
      const gallery = stageGallery(linked, { 'data-design': design, 'data-lightbox': '' });
      expect(hit(gallery).getAttribute('href')).toBe('/loja');
      expect(gallery.slide(0).querySelector('.still-play')).not.toBeNull();
      expect(isFollowed(hit(gallery))).toBe(true);
      expect(gallery.opened).toEqual([]);
    });

    it('else opens the lightbox where there is one [GAL-365, LBOX-325]', () => {
      const gallery = stageGallery(html, { 'data-design': design, 'data-lightbox': '' });
      expect(hit(gallery).getAttribute('aria-haspopup')).toBe('dialog');
      expect(hit(gallery).getAttribute('aria-label')).not.toBe('');
      expect(gallery.slide(0).querySelector('.still-play')).not.toBeNull();
      fireEvent.click(hit(gallery));
      expect(gallery.opened).toMatchObject([{ currentSetIndex: 0, set: [{ type: 'video' }] }]);
    });

    it('else plays in its place [VIDEO-315]', () => {
      const gallery = stageGallery(html, { 'data-design': design });
      expect(hit(gallery).matches('.vt-video')).toBe(true);
      expect(gallery.slide(0).querySelector('.still-play')).toBeNull();
    });
  });
});
