import { act, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { viewOf } from '../../../../src/widgets/gallery/designs.ts';
import { pageStore } from '../../../fake-page.ts';
import { stageGallery } from './gallery-stage.tsx';

const PICTURES = '<img data-src="/a.jpg" alt="A"><img data-src="/b.jpg" alt="B"><img data-src="/c.jpg" alt="C">';
const LINK = '<a href="/loja"><img src="/a.jpg" alt="A"></a>';

/** A click whose default, going to another page, does not happen in a test; whether the block prevented it. */
function click(target: Element): boolean {
  let prevented = false;
  const stop = (event: Event): void => {
    prevented = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  fireEvent.click(target);
  return prevented;
}

const hit = (slide: HTMLElement): Element => {
  const found = slide.querySelector('a, button');
  if (!found) throw new Error('nothing to press');
  return found;
};

afterEach(() => {
  history.replaceState(null, '', '/');
});

describe('activating a slide', () => {
  it('opens the lightbox at the slide, with the theme of the block, and makes the slide current [GAL-365]', () => {
    const { slide, opened, emitted } = stageGallery(PICTURES, { 'data-lightbox': '', 'data-lightbox-theme': 'light' });
    click(hit(slide(1)));
    expect(opened).toMatchObject([
      { currentSetIndex: 1, theme: 'light', set: [{ id: '1' }, { id: '2' }, { id: '3' }] },
    ]);
    expect(emitted).toEqual([['gallery-change', { index: 1, count: 3 }]]);
    expect(opened[0]?.thumbnail?.(2)).toBe(slide(2).querySelector('img'));
    expect(opened[0]?.thumbnail?.(9)).toBeNull();
    act(() => opened[0]?.changed?.(0));
    expect(emitted.at(-1)).toEqual(['gallery-change', { index: 0, count: 3 }]);
  });

  it('shows in the lightbox the picture that a slide is linked to', () => {
    const { slide, opened } = stageGallery('<a href="/grande.jpg"><img src="/a.jpg"></a>', { 'data-lightbox': '' });
    click(hit(slide(0)));
    expect(opened[0]?.set[0]).toMatchObject({ picture: { source: '/grande.jpg', srcset: '', sizeFormat: null } });
  });

  it('follows a link rather than opening the lightbox [NAV-308]', () => {
    const { slide, opened } = stageGallery(LINK, { 'data-lightbox': '' });
    const link = hit(slide(0));
    expect(link.getAttribute('href')).toBe('/loja');
    expect(link.hasAttribute('target')).toBe(false);
    expect(click(link)).toBe(false);
    expect(opened).toEqual([]);
  });

  it('leads to a picture by a link where there is no lightbox', () => {
    const { slide } = stageGallery('<a href="/grande.jpg"><img src="/a.jpg"></a>');
    expect(hit(slide(0)).getAttribute('href')).toBe('/grande.jpg');
  });

  it('opens links in a new window where the page asks for it, without access to the page', () => {
    for (const { slide } of [
      stageGallery(LINK, { 'data-new-window': '' }),
      stageGallery(LINK.replace('<a', '<a target="_blank"')),
    ])
      expect([hit(slide(0)).getAttribute('target'), hit(slide(0)).getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  });

  it('tells the editor instead of following a link, in its frame only [NAV-309, OWNER-307]', () => {
    const told: unknown[] = [];
    const listen = (event: Event): void => void told.push(event instanceof CustomEvent && event.detail);
    window.addEventListener('bypassGalleryClickThrough', listen);
    const framed = stageGallery(LINK.replace('<a', '<a data-slide-id="7"'), {}, () => ({ store: pageStore({}, true) }));
    expect(click(hit(framed.slide(0)))).toBe(true);
    expect(told).toEqual([{ url: '/loja', slideId: '7' }]);
    expect(click(hit(stageGallery(LINK).slide(0)))).toBe(false);
    expect(told).toHaveLength(1);
    window.removeEventListener('bypassGalleryClickThrough', listen);
  });

  it('does nothing where the page says nothing: such slides are no controls', () => {
    const { slide } = stageGallery(PICTURES);
    expect(slide(0).querySelector('a, button, [tabindex]')).toBeNull();
  });

  it('warns where the lightbox cannot be opened, and the gallery works on [ERR-309]', async () => {
    const { slide, logged, emitted } = stageGallery(PICTURES, { 'data-lightbox': '' }, () => ({
      open: () => Promise.reject(new Error('no such block')),
    }));
    click(hit(slide(1)));
    await vi.waitFor(() => expect(logged).toEqual([['error', 'Lightboxify is not available in this tier']]));
    click(hit(slide(2)));
    expect(emitted.at(-1)).toEqual(['gallery-change', { index: 2, count: 3 }]);
  });

  it('leads to the picture that a slide is linked to where the lightbox cannot be opened', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const { slide, logged } = stageGallery(
      '<a href="/grande.jpg"><img src="/a.jpg"></a><p><img src="/b.jpg"></p>',
      { 'data-lightbox': '' },
      () => ({ open: () => Promise.reject(new Error('no such block')) }),
    );
    click(hit(slide(1)));
    click(hit(slide(0)));
    await vi.waitFor(() => expect(logged).toHaveLength(2));
    expect(assign.mock.calls).toEqual([['/grande.jpg']]);
    assign.mockRestore();
  });

  it('acts on the click that was held for a slide before the block was mounted', () => {
    const { opened } = stageGallery(
      '<button><img src="/a.jpg"></button><button><img src="/b.jpg"></button>',
      { 'data-lightbox': '' },
      (host) => ({ takeHeldClicks: () => [{ target: host.querySelectorAll('img')[1] as Element, host }] }),
    );
    expect(opened).toMatchObject([{ currentSetIndex: 1 }]);
  });
});

describe('what goes wrong', () => {
  it('is logged in the words of the requirements [ERR-304, ERR-305, ERR-313, ERR-316]', () => {
    expect(stageGallery(PICTURES, { 'data-block-json': '{' }).logged).toEqual([
      ['error', 'Error decoding gallery block data'],
    ]);
    expect(stageGallery(PICTURES, { 'data-block-json': '[1]' }).logged).toEqual([
      ['error', 'Error evaluating gallery block data'],
    ]);
    expect(stageGallery('').logged).toEqual([['warn', 'No images']]);
    expect(stageGallery(`<img>${PICTURES}`).logged).toEqual([['warn', 'Invalid or missing image source.']]);
    expect(stageGallery('', { 'data-items': '[{"alt": "x"}, {"src": "/a.jpg"}]' }).logged).toEqual([
      ['warn', 'Invalid or missing image source.'],
    ]);
    expect(stageGallery(PICTURES).logged).toEqual([]);
  });

  it('throws for a design that is not registered, and never for block data [ERR-310, GAL-362]', () => {
    expect(() => viewOf('mosaico')).toThrow('Gallery design mosaico not found');
    expect(() => viewOf('toString')).toThrow('Gallery design toString not found');
    for (const design of ['mosaico', '', 'base', 'strip', '__proto__']) {
      const { view } = stageGallery(PICTURES, { 'data-design': design });
      expect(view.container.querySelector('[data-design]')?.getAttribute('data-design')).toBe('base');
      view.unmount();
    }
  });
});

it('gives the focus of a slide of the page to the link or button that stands for it', () => {
  const linked = '<p><img src="/a.jpg"></p><p><a id="focused" href="/loja"><img src="/b.jpg"></a></p>';
  const one = stageGallery(linked);
  expect(document.activeElement).toBe(hit(one.slide(1)));
  one.view.unmount();
  const two = stageGallery(linked.replace('/loja', '/grande.jpg'), { 'data-lightbox': '' });
  expect(document.activeElement).toBe(hit(two.slide(1)));
  expect(document.activeElement?.localName).toBe('button');
});

it('writes on each slide of the page what it is, and takes it back [GAL-319]', () => {
  const html = '<p data-type="image"><video src="/a.mp4"></video></p><p><img src="/b.jpg"></p>';
  const { element, view } = stageGallery(html);
  expect([...element.children].map((child) => child.getAttribute('data-type'))).toEqual(['video', 'image']);
  view.unmount();
  expect(element.innerHTML).toBe(html);
});

it('is a list with a name, whose items say their place [GAL-303]', () => {
  const { view, slide } = stageGallery(PICTURES, { 'data-label': 'Peças' });
  expect(view.getByRole('list', { name: 'Peças' }).children).toHaveLength(3);
  expect([slide(2).getAttribute('aria-posinset'), slide(2).getAttribute('aria-setsize')]).toEqual(['3', '3']);
  expect(stageGallery(PICTURES).view.container.querySelector('ul')?.getAttribute('aria-label')).toBe(
    'Galeria de imagens',
  );
});
