import { expect, it } from 'vitest';
import { itemOf } from '../../../../src/widgets/summary/item.ts';
import { type ItemLayout, styleItems } from '../../../../src/widgets/summary/style-items.ts';

const LAYOUT: ItemLayout = {
  isList: false,
  listImageSize: 30,
  ratio: 1.5,
  autoCrop: true,
  fillsWidth: false,
  metadataPosition: 'as-sent',
};

/** Lays out an item that has this picture. */
function laidOut(picture: string) {
  document.body.innerHTML = `<article>${picture}<h3>Cinza</h3></article>`;
  const [article, image] = [document.querySelector('article'), document.querySelector('img')];
  if (!article || !image) throw new Error('no picture');
  return { image, undo: styleItems([itemOf(article, 'item-0')], LAYOUT) };
}

/** Writes what the service that loads pictures does. */
function placed(image: HTMLElement): void {
  for (const [name, value] of [
    ['width', '900'],
    ['height', '1350'],
  ] as const)
    if (!image.hasAttribute(name)) image.setAttribute(name, value);
  Object.assign(image.style, { width: '100%', height: 'auto', objectPosition: '50% 50%' });
}

it('takes the place along that the service of pictures has computed by the ratio of the block', () => {
  const picture = '<img data-src="/a.jpg" alt="">';
  const { image, undo } = laidOut(picture);
  expect(image.getAttribute('data-fixed-ratio')).toBe('1.5');
  placed(image);
  undo();
  expect(image.outerHTML).toBe(picture);
});

it('gives back the size and the place that a picture had before', () => {
  const { image, undo } = laidOut(
    '<img data-src="/a.jpg" alt="" width="30" height="20" style="width: 50%; object-position: 10% 20%">',
  );
  placed(image);
  undo();
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['30', '20']);
  const { width, height, objectPosition } = image.style;
  expect([width, height, objectPosition]).toEqual(['50%', '', '10% 20%']);
});

it('leaves what others have written into a picture that no service places', () => {
  const { image, undo } = laidOut('<img src="/a.jpg" alt="">');
  placed(image);
  undo();
  expect([image.getAttribute('width'), image.style.objectPosition]).toEqual(['900', '50% 50%']);
});

it('gives back inline styles with their priority', () => {
  const { image, undo } = laidOut('<img src="/a.jpg" alt="" style="display: inline !important; object-fit: fill">');
  expect(image.style.display).toBe('block');
  undo();
  const { style } = image;
  expect([style.getPropertyValue('display'), style.getPropertyPriority('display')]).toEqual(['inline', 'important']);
  expect([style.getPropertyValue('object-fit'), style.getPropertyPriority('object-fit')]).toEqual(['fill', '']);
});
