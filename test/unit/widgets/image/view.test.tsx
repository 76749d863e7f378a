import { act, cleanup, fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { BlockHandle } from '../../../../src/runtime/mount/block-handle.ts';
import { imageMissing } from '../../../../src/vocab/logged-messages.ts';
import { image } from '../../../../src/widgets/image/block.ts';
import { readOwn } from '../../../../src/widgets/image/content.ts';
import { View } from '../../../../src/widgets/image/view.tsx';
import { mountBlock } from '../../mount-block.tsx';

const FIGURE = '<figure><img src="a.jpg" width="40" height="50" alt="Vaso"><figcaption>Legenda</figcaption></figure>';

const mount = (attributes: Record<string, string> = {}, html = FIGURE, own: Partial<BlockHandle> = {}) =>
  mountBlock(image, readOwn, View, html, { attributes, inPage: true, ...own });

describe('the image block', () => {
  it('logs that there is no image, with the words of the requirements, and shows the page’s markup [ERR-312]', () => {
    const error = vi.fn();
    const { container } = mount({}, '<p>Nada</p>', { log: { warn: () => {}, error } });
    expect(error).toHaveBeenCalledExactlyOnceWith(imageMissing);
    expect(container.querySelector('slot:not([name])')).not.toBeNull();
  });

  it('logs nothing where there is one', () => {
    const error = vi.fn();
    mount({}, FIGURE, { log: { warn: () => {}, error } });
    expect(error).not.toHaveBeenCalled();
  });

  it.each([
    ['below', false, true],
    ['hidden', false, false],
    ['overlay', true, true],
    ['overlay-hover', true, true],
    ['poster', true, true],
    ['card', false, true],
    ['stack', false, true],
    ['collage', false, true],
  ])('the caption of the layout %s is over the picture: %s, and shown: %s', (layout, over, shown) => {
    const { container } = mount({ 'data-layout': layout });
    expect(container.querySelector('slot[name=caption]') !== null).toBe(shown);
    expect(container.querySelector('.stage slot[name=caption]') !== null).toBe(over);
  });

  it.each([
    ['nothing in it can have the focus', {}, FIGURE, 'overlay'],
    ['it opens a lightbox', { 'data-lightbox': '' }, FIGURE, 'overlay-hover'],
    ['its caption has a link', {}, FIGURE.replace('Legenda', '<a href="/p">Legenda</a>'), 'overlay-hover'],
  ])('a caption for pointer or focus, where %s', (_, attributes, html, layout) => {
    const { container } = mount({ 'data-layout': 'overlay-hover', ...attributes }, html);
    expect(container.querySelector('.figure')?.getAttribute('data-layout')).toBe(layout);
  });

  it('has a button only with lightbox and without a link, which fetches the lightbox ahead', () => {
    expect(mount().queryByRole('button')).toBeNull();
    const prepare = vi.fn();
    const button = mount({ 'data-lightbox': '' }, FIGURE, { prepare }).getByRole('button', {
      name: 'Ampliar a imagem: Vaso',
    });
    act(() => button.focus());
    expect(prepare).toHaveBeenCalledWith('lightbox');
    expect(
      mount({ 'data-lightbox': '' }, '<a href="/x"><img src="a.jpg" alt=""></a>').queryByRole('button'),
    ).toBeNull();
  });

  it('opens the lightbox with one picture in the theme of the block', async () => {
    const open = vi.fn(() => new Promise<never>(() => {}));
    const { getByRole } = mount({ 'data-lightbox': '', 'data-lightbox-theme': 'light' }, FIGURE, { open });
    getByRole('button').click();
    await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
    expect(open).toHaveBeenCalledWith('lightbox', expect.objectContaining({ theme: 'light' }));
  });

  it('follows the link to a larger picture where the lightbox does not come', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const failed = vi.fn();
    const run: BlockHandle['run'] = (fn) => {
      const result = fn();
      if (result instanceof Promise) result.catch(failed);
      return result;
    };
    const open = () => Promise.reject(new Error('no file'));
    const html = '<a href="/grande.jpg"><img src="a.jpg" alt="Vaso"></a>';
    const link = mount({ 'data-lightbox': '' }, html, { open, run }).element.querySelector('a');
    expect(link && fireEvent.click(link)).toBe(false);
    await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
    expect(assign.mock.calls).toEqual([[new URL('/grande.jpg', location.href).href]]);
    cleanup();
    mount({ 'data-lightbox': '' }, FIGURE, { open, run }).getByRole('button').click();
    await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(2));
    expect(assign).toHaveBeenCalledOnce();
    assign.mockRestore();
  });

  it('gives the picture its own styles back when it is removed', () => {
    const { unmount } = mount({}, '<img src="a.jpg" width="40" height="50" alt="" style="margin: 3px">');
    const found = document.querySelector('img');
    unmount();
    expect(found?.style.cssText.replaceAll(' ', '')).toBe('margin:3px;');
  });
});
