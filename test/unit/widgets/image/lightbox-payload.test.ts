import { expect, it } from 'vitest';
import { lightboxPayload } from '../../../../src/widgets/image/lightbox-payload.ts';

function payload(html: string, larger = '') {
  document.body.innerHTML = html;
  const image = document.querySelector('img');
  if (!image) throw new Error('no image');
  const caption = document.querySelector('figcaption');
  const made = lightboxPayload(image, { caption, theme: 'light', larger });
  const [slide] = made.set;
  if (!slide || !('picture' in slide)) throw new Error('no slide');
  return { made, slide, image };
}

it('is the page’s picture, with its caption, its theme and the element it grows from', () => {
  const { made, slide, image } = payload(
    '<img src="a.jpg?format=300w" alt="Vaso" data-image-dimensions="960x1200"><figcaption>De <b>barro</b></figcaption>',
  );
  expect(made.theme).toBe('light');
  expect(made.thumbnail?.(0)).toBe(image);
  expect(slide.picture).toMatchObject({
    source: 'a.jpg?format=300w',
    alt: 'Vaso',
    dimensions: { width: 960, height: 1200 },
    sizeFormat: 'queryString',
    cropMode: 'contain',
  });
  expect(slide.caption && 'nodes' in slide.caption && slide.caption.nodes.length).toBe(2);
});

it.each([
  { html: '<img src="a.jpg" alt="">', source: 'a.jpg', sizeFormat: null },
  { html: '<img src="a.jpg?format=100w" data-src="b.jpg" alt="">', source: 'b.jpg', sizeFormat: 'queryString' },
])('asks for widths only of a picture that has them: $source', ({ html, source, sizeFormat }) => {
  expect(payload(html).slide.picture).toMatchObject({ source, sizeFormat });
});

it('shows the larger file that a link leads to as it is', () => {
  expect(payload('<img src="a.jpg?format=100w" srcset="b.jpg 2x" alt="">', '/grande.jpg').slide.picture).toMatchObject({
    source: '/grande.jpg',
    sizeFormat: null,
    srcset: '',
  });
});
