import { describe, expect, it, vi } from 'vitest';
import { imageSettings } from '../../../../src/vocab/image-settings.ts';
import { lightboxEntries } from '../../../../src/widgets/lightbox/items/lightbox-entry.ts';
import { markupMedia } from '../../../../src/widgets/lightbox/items/markup-media.ts';
import { fileFor, shownWidth } from '../../../../src/widgets/lightbox/items/picture-file.ts';
import { tooLong } from '../../vocab/rules/time-taken.ts';

const element = (html: string): Element => {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  document.body.append(holder);
  return holder.firstElementChild as Element;
};
const read = (content: unknown, meta: unknown = null) => lightboxEntries([{ content, meta }], () => {})[0];

describe('an item of the set', () => {
  it('is read from markup: picture, video file, player, or a text', () => {
    const picture = read(
      `<p><IMG SRC='/a.jpg?x=1&amp;y=2' width=300 height="200" alt="A > B" onerror=x()></p>`,
    )?.picture;
    expect(picture).toMatchObject({
      source: '/a.jpg?x=1&y=2',
      dimensions: { width: 300, height: 200 },
      alt: 'A > B',
      sizeFormat: null,
    });
    expect(read('<video poster="/p.jpg"><source src="/v.mp4"></video>')).toMatchObject({
      video: { source: '/v.mp4', kind: 'file' },
      picture: { source: '/p.jpg' },
    });
    expect(read('<iframe src="//vimeo.com/1" width="160" height="90"></iframe>')?.video).toEqual({
      source: '//vimeo.com/1',
      kind: 'embed',
      ratio: 0.5625,
      title: '',
    });
    expect(read('<b>Texto</b>')).toMatchObject({ body: { html: '<b>Texto</b>' }, picture: null });
  });

  it('asks for widths only where the page marks them', () => {
    expect(read('<img data-src="/a.jpg">')?.picture?.sizeFormat).toBe('queryString');
    expect(read('<img src="/a.jpg?format=300w">')?.picture?.sizeFormat).toBe('queryString');
    expect(read('<img src="/a.jpg">')?.picture?.sizeFormat).toBeNull();
  });

  it('is read from an element: picture, link to a picture, link to a video', () => {
    expect(read(element('<figure><img src="/a.jpg" alt="A"></figure>'))?.picture).toMatchObject({
      source: '/a.jpg',
      alt: 'A',
    });
    expect(
      read(
        element('<a href="https://x.example/big.jpg" data-image-dimensions="30x20"><img src="/small.jpg" alt="S"></a>'),
      )?.picture,
    ).toMatchObject({ source: 'https://x.example/big.jpg', dimensions: { width: 30, height: 20 }, alt: 'S' });
    expect(read(element('<a href="https://youtu.be/abc" title="T"><img src="/small.jpg"></a>'))).toMatchObject({
      video: { kind: 'embed', title: 'T' },
      picture: { source: expect.stringContaining('small.jpg') },
    });
    expect(read(element('<a href="/film.MP4?x">Filme</a>'))?.video?.kind).toBe('file');
  });

  it('has a meta of markup, nodes, or none', () => {
    expect(read('<img src=a>', 'Um <b>vaso</b>')?.caption).toEqual({ html: 'Um <b>vaso</b>' });
    expect(read('<img src=a>', ' ')?.caption).toBeNull();
    const meta = element('<p>Um <b>vaso</b></p>');
    expect(read('<img src=a>', meta)?.caption).toEqual({ nodes: [...meta.childNodes] });
  });

  it('that is nothing of this is told and shown as broken; a set that is no list throws', () => {
    const wrong = vi.fn();
    expect(lightboxEntries([{ meta: 'x' }, null], wrong).map(({ picture }) => picture)).toEqual([null, null]);
    expect(wrong.mock.calls).toEqual([
      ['No valid HTMLElement node was supplied: item 0 of the lightbox needs a content: an element, or markup.'],
      ['No valid HTMLElement node was supplied: item 1 of the lightbox needs a content: an element, or markup.'],
    ]);
    expect(() => lightboxEntries(undefined, wrong)).toThrow(TypeError);
  });

  it('is read in little time however its markup is made', () => {
    expect(tooLong(markupMedia, ['<img '.repeat(4_000), `<img a="${'x'.repeat(30_000)}">`])).toBeNull();
  });
});

describe('the file of a picture', () => {
  const screen = { width: 1200, height: 800, pixelRatio: 2, saveData: false };
  const picture = {
    ...imageSettings({ source: '/a.jpg', dimensions: { width: 4000, height: 2000 } }),
    alt: '',
    srcset: '',
  };

  it('is as wide as the screen needs', () => {
    expect(shownWidth(picture, screen)).toBe(1200);
    expect(shownWidth({ ...picture, dimensions: { width: 1000, height: 2000 } }, screen)).toBe(400);
    expect(shownWidth({ ...picture, dimensions: { width: 90, height: 60 } }, screen)).toBe(90);
    expect(fileFor(picture, 700, screen)).toBe('/a.jpg?format=1500w');
    expect(fileFor(picture, 700, { ...screen, saveData: true })).toBe('/a.jpg?format=750w');
    expect(fileFor({ ...picture, dimensions: { width: 900, height: 600 } }, 700, screen)).toBe('/a.jpg?format=1000w');
    expect(fileFor({ ...picture, sizeFormat: null }, 700, screen)).toBe('/a.jpg');
  });
});
