import { beforeAll, expect, it } from 'vitest';
import { prepareGallery } from '../../../../../src/widgets/gallery/load-moving.ts';
import { stageGallery } from '../gallery-stage.tsx';

const picture = (size: string) => `<img src="/${size}.jpg" alt="" data-image-dimensions="${size}">`;
const boxesOf = (html: string, attributes: Record<string, string> = {}) => {
  const { view } = stageGallery(html, { 'data-design': 'carousel', ...attributes });
  return [...view.container.querySelectorAll<HTMLElement>('.slides-box')].map(({ style }) => style.aspectRatio);
};

beforeAll(() => prepareGallery(document.createElement('div'), true));

it('draws a high picture in its own ratio [GAL-314]', () => {
  expect(boxesOf(picture('100x300') + picture('300x100'))).toEqual(['1 / 3', `1 / ${1 / 3}`]);
});

it('draws all pictures in a ratio of two sides [GAL-314]', () => {
  expect(boxesOf(picture('100x300'), { 'data-image-aspect-ratio': '16:9' })).toEqual(['1 / 0.5625']);
});
