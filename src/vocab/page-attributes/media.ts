import { cropModes, sizeFormats } from '../codes/images.ts';
import { IMAGE_HOST } from '../names.ts';
import { imageAlignment } from '../rules/display/alignment.ts';
import { parseDimensions } from '../rules/display/dimensions.ts';
import { decimalNumber } from '../rules/text/decimal-number.ts';
import { type AttributeUse, attributes } from './attribute-use.ts';
import { form, mark, number, onOff, text, words } from './attribute-values.ts';

const dimensions = form('width and height in px, such as 1500x1000', 'the size of the loaded file', (value) =>
  Boolean(parseDimensions(value)),
);

const focalPoint = form('two numbers from 0 to 1, such as 0.5,0.25', 'the middle', (value) => {
  const parts = value.split(',').map(decimalNumber);
  return parts.length === 2 && parts.every((part) => part !== null && part >= 0 && part <= 1);
});

/** Settings of an image that the service `images` loads. */
const ofImage = (value: AttributeUse['value'], help: string): readonly AttributeUse[] => [
  { readBy: ['images'], place: 'an image with data-src', on: ':is([data-src],[data-background-image])', value, help },
];

const slide = 'a slide of a gallery, or its image';

const inGallery = (value: AttributeUse['value'], help: string): AttributeUse => ({
  readBy: ['gallery'],
  place: slide,
  within: ['gallery'],
  value,
  help,
});

const onLink = (value: AttributeUse['value'], help: string): readonly AttributeUse[] => [
  {
    readBy: ['lightbox-links'],
    place: 'a link with data-lightbox',
    on: 'a[data-lightbox]',
    mistakenOn: '*',
    value,
    help,
  },
];

const ratio = (which: string, used: string): readonly AttributeUse[] =>
  ofImage(number('a number above 0', used, { above: 0 }), `The ${which} pixel ratio of the screen that counts.`);

/** Images, galleries and the lightbox. */
export const mediaAttributes = attributes({
  'data-src': [
    {
      readBy: ['images', 'gallery', 'image'],
      place: 'an image, or an element with data-background-image',
      on: ':is(img,[data-background-image])',
      value: text,
      help: 'The address of the image without a width; it is loaded in the width that its place needs.',
      isCommon: true,
    },
    {
      readBy: ['gated-content'],
      place: 'a script with data-consent',
      on: 'script[data-consent]',
      value: text,
      help: 'The address of the script, which is loaded once its purpose is granted.',
      isCommon: true,
    },
  ],
  'data-image-dimensions': [
    ...ofImage(
      dimensions,
      'Width and height of the file. Without it the service loads the beginning of the file first.',
    ),
    inGallery(dimensions, 'Width and height of the image.'),
    {
      readBy: ['image', 'lightbox'],
      place: 'the image in the block, or in a link with data-lightbox',
      on: ':is(img,a)',
      value: dimensions,
      help: 'Width and height of the image.',
    },
  ],
  'data-image-focal-point': [
    ...ofImage(focalPoint, 'The point that stays in view where the image is cropped.'),
    inGallery(focalPoint, 'The point that stays in view where the slide is cropped.'),
  ],
  'data-crop-mode': ofImage(
    words(cropModes.words, 'cover with a focal point, otherwise none'),
    'cover fills the parent, contain shows the whole image inside it, none crops nothing.',
  ),
  'data-alignment': ofImage(
    form('top, center or bottom, with left, center or right', 'the centre', (value) => imageAlignment(value) !== null),
    'Where an image is that is smaller than its place.',
  ),
  'data-load-mode': ofImage(
    words(
      {
        viewport: 'Near the viewport.',
        true: 'At once.',
        false: 'Only when vitrine:image-load asks for it.',
      },
      'viewport',
    ),
    'When the image is loaded.',
  ),
  'data-fixed-ratio': ofImage(
    number('a number above 0', 'the ratio of the image', { above: 0 }),
    'Height divided by width, in place of the ratio of the image.',
  ),
  'data-stretch': ofImage(onOff('off'), 'The image fills the parent also beyond its own size.'),
  'data-size-adjustment': ofImage(
    number('a number from 0 on', '1', { min: 0 }),
    'Multiplies the width in which the image is loaded.',
  ),
  'data-size-format': ofImage(
    words(sizeFormats.words, 'queryString'),
    'How the address names a width: image.jpg?format=750w or image-750w.jpg.',
  ),
  'data-minimum-pixel-ratio': ratio('least', '1'),
  'data-maximum-pixel-ratio': ratio('greatest', '3'),
  'data-save-data': ofImage(onOff('off'), 'The image is smaller for a visitor who saves data.'),
  'data-background-image': [
    {
      readBy: ['images'],
      place: 'an element with data-src',
      on: '[data-src]',
      mistakenOn: '*',
      value: onOff('off'),
      help: 'The image becomes the background of the element, or of the parent of an image.',
    },
  ],
  'data-advanced-positioning': ofImage(
    onOff('on'),
    'true places the image by object-fit and object-position, false by measured offsets.',
  ),
  'data-force-update': ofImage(onOff('off'), 'The image is loaded and placed again at every resize.'),
  'data-slide-id': [inGallery(text, 'The id of the slide, in addresses and events.')],
  'data-slide-url': [inGallery(text, 'The name of the slide in the address of the page.')],
  'data-slide-title': [
    {
      ...inGallery(text, 'The title of the slide: its value, or the text of the element.'),
      place: 'a slide, or an element in it',
    },
  ],
  'data-slide-description': [
    {
      ...inGallery(text, 'The description of the slide: its value, or the content of the element.'),
      place: 'a slide, or an element in it',
    },
  ],
  'data-click-through-url': [inGallery(text, 'Where a click on the slide leads.')],
  'data-video-url': [
    {
      ...inGallery(text, 'The address of the video that the slide shows.'),
      place: 'a slide, or an element in it',
      mistakenOn: '*',
    },
  ],
  'data-type': [
    {
      readBy: ['gallery'],
      place: slide,
      value: words(['image', 'video'], 'what the slide is'),
      help: 'What the slide is.',
      isCommon: true,
      isWritten: true,
    },
    {
      readBy: ['gated-content'],
      place: 'a script with data-consent',
      on: 'script[data-consent]',
      value: words(
        ['module', 'importmap'],
        'a script that is no module',
        (value) => value === '' || /javascript$/i.test(value),
      ),
      help: 'module for a script that is a module, importmap for an import map.',
      isCommon: true,
    },
  ],
  'data-caption': [
    {
      readBy: ['image'],
      place: 'an element in the block that is no figcaption',
      within: ['image'],
      value: mark,
      help: 'It is the caption of the image.',
      isCommon: true,
    },
  ],
  'data-lightbox': [
    {
      readBy: ['lightbox-links'],
      place: 'a link to an image or a video',
      on: 'a',
      mistakenOn: ':is(img,picture,video,button)',
      value: text,
      help: 'A click opens it in the lightbox, together with the links that have the same value.',
    },
  ],
  'data-lightbox-caption': onLink(text, 'The caption; without it the figcaption, the title or the alternative text.'),
  'data-lightbox-theme': [
    ...onLink(words(['dark', 'light'], 'dark'), 'The colours of the lightbox.'),
    {
      readBy: ['gallery', 'image'],
      place: 'the block',
      within: ['gallery', 'image'],
      value: words(['dark', 'light'], 'dark'),
      help: 'The colours of the lightbox.',
    },
  ],
  'data-lightbox-download': onLink(mark, 'The lightbox has a button that saves the image.'),
  'data-lightbox-share': onLink(mark, 'The lightbox has a button that shares the image.'),
  [IMAGE_HOST]: [
    {
      readBy: ['images'],
      place: 'the Vitrine script',
      on: 'script',
      mistakenOn: '*',
      value: form('a selector', 'nothing: no image is loaded', (value) => value.trim() !== ''),
      help: 'Selector of the element in which images are loaded; the whole page without it.',
    },
  ],
});
