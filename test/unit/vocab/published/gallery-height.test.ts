import { expect, it } from 'vitest';
import { galleryHeight } from '../../../../src/vocab/published/gallery-height.ts';

const RATIOS = [1.25, 0.5, 1, 1, 2];

it.each([
  ['as the first picture', { design: 'slideshow' }, '500px'],
  ['with a ratio of its own', { design: 'slideshow', aspectRatio: '50' }, '200px'],
  [
    'with thumbnails',
    { design: 'slideshow', thumbnails: true, 'thumbnail-strip-height': 79, 'thumbnail-strip-margin': 20 },
    '500px + 99px',
  ],
  ['with square thumbnails', { design: 'slideshow', thumbnails: true, 'square-thumbs': true }, '500px + 102px'],
  ['a strip', { design: 'slider', vSize: 25 }, '100px'],
  ['a grid of squares', { design: 'grid', 'square-thumbs': true, 'thumbnails-per-row': 3, padding: 20 }, '260px'],
  ['a grid with a named ratio', { design: 'grid', 'aspect-ratio': 'standard-vertical', slidesPerRow: 2 }, '900px'],
  ['a grid of pictures as they are', { design: 'grid', slidesPerRow: 2 }, '850px'],
])('predicts the height of a gallery 400 px wide: %s', (_, json, height) => {
  expect(galleryHeight(json, RATIOS)?.(400)).toBe(height);
});

it('predicts nothing where texts or rows decide, and without pictures', () => {
  expect(galleryHeight({ design: 'autorows' }, RATIOS)).toBeNull();
  expect(galleryHeight({ design: 'slideshow' }, [])).toBeNull();
});
