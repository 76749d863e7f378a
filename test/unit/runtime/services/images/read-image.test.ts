import { expect, it } from 'vitest';
import {
  isPicture,
  lacksAlignment,
  loadedWidthOf,
  readImage,
} from '../../../../../src/runtime/services/images/read-image.ts';
import { imageSettings } from '../../../../../src/vocab/image-settings.ts';

function image(attributes: Readonly<Record<string, string>>, name = 'img', around = ''): HTMLElement {
  const parent = document.createElement('div');
  parent.className = around;
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  parent.append('Um texto ', element);
  document.body.append(parent);
  return element;
}

const data = (attributes: Readonly<Record<string, string>>): HTMLElement =>
  image(Object.fromEntries(Object.entries(attributes).map(([key, value]) => [`data-${key}`, value])));

it('reads every attribute of a picture [IMG-301]', () => {
  const all = data({
    src: ' /a.jpg ',
    'image-dimensions': '1500x1000',
    'fixed-ratio': '0.5',
    'image-focal-point': '0.25,0.75',
    'load-mode': 'false',
    'force-update': 'true',
    'crop-mode': 'contain',
    'size-adjustment': '2',
    'size-format': 'filename',
    stretch: '',
    'background-image': 'true',
    'advanced-positioning': 'false',
    'save-data': '',
    'minimum-pixel-ratio': '1.5',
    'maximum-pixel-ratio': '2',
    alignment: 'top left',
  });
  expect(readImage(all)).toEqual({
    source: '/a.jpg',
    dimensions: { width: 1500, height: 1000 },
    fixedRatio: 0.5,
    focalPoint: { x: 0.25, y: 0.75 },
    loadMode: 'false',
    forceUpdate: true,
    cropMode: 'contain',
    sizeAdjustment: 2,
    sizeFormat: 'filename',
    stretch: true,
    background: true,
    advancedPositioning: false,
    saveData: true,
    minimumPixelRatio: 1.5,
    maximumPixelRatio: 2,
    alignment: 'top left',
  });
});

it('falls back where an attribute is missing or wrong, and gives the state of the platform no meaning [IMG-301, IMG-302, IMG-329]', () => {
  const defaults = imageSettings({ source: '/a.jpg', cropMode: 'none', saveData: false });
  expect(readImage(data({ src: '/a.jpg', load: 'false' }))).toEqual(defaults);
  const wrong = {
    'image-dimensions': '0x9',
    'fixed-ratio': '-1',
    'load-mode': 'agora',
    'crop-mode': 'corta',
    stretch: 'sim',
  };
  const more = { 'size-adjustment': '-2', 'size-format': 'pasta', 'save-data': 'false', 'maximum-pixel-ratio': '0' };
  expect(readImage(data({ src: '/a.jpg', ...wrong, ...more }))).toEqual(defaults);
});

it('takes the crop mode of published markup, and cover where there is a focal point [IMG-310]', () => {
  const src = { 'data-src': '/a.jpg', 'data-image-dimensions': '450x600' };
  expect(readImage(image(src, 'img', 'slide content-fill')).cropMode).toBe('cover');
  expect(readImage(image({ ...src, 'data-image-focal-point': '0,0' }, 'img', 'slide content-fit')).cropMode).toBe(
    'contain',
  );
  expect(readImage(image({ ...src, 'data-crop-mode': 'none' }, 'img', 'content-fill')).cropMode).toBe('none');
  expect(readImage(image({ ...src, 'data-image-focal-point': '0,0' })).cropMode).toBe('cover');
});

it('knows pictures from what is not its own', () => {
  const src = { 'data-src': '/a.jpg' };
  expect(isPicture(image(src))).toBe(true);
  expect(isPicture(image({ ...src, 'data-background-image': '' }, 'section'))).toBe(true);
  expect(isPicture(image(src, 'video'))).toBe(false);
  expect(isPicture(image({ ...src, 'data-background-image': '/b.jpg' }, 'section'))).toBe(false);
  expect(isPicture(image({ ...src, class: 'lazyload' }))).toBe(false);
  expect(isPicture(image({}))).toBe(false);
});

it('misses an alignment only where the picture is shown whole [IMG-304, ERR-319]', () => {
  expect(lacksAlignment(imageSettings({ cropMode: 'contain' }))).toBe(true);
  expect(lacksAlignment(imageSettings({ cropMode: 'contain', alignment: 'middle' }))).toBe(true);
  expect(lacksAlignment(imageSettings({ cropMode: 'contain', alignment: 'center' }))).toBe(false);
  expect(lacksAlignment(imageSettings({ cropMode: 'cover' }))).toBe(false);
});

it('knows which width an image shows already [IMG-326]', () => {
  const settings = imageSettings({ source: '/a.jpg' });
  expect(loadedWidthOf(image({ src: '/a.jpg?format=300w' }), settings)).toBe(300);
  expect(loadedWidthOf(image({ src: '/b.jpg?format=300w' }), settings)).toBe(0);
  expect(loadedWidthOf(image({ src: '/a.jpg' }), settings)).toBe(0);
});
