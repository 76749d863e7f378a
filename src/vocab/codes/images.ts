import type { About } from './about.ts';
import { constants } from './constants.ts';
import { words } from './words.ts';

export const about: About<'cropModes' | 'sizeFormats' | 'imageFields' | 'imageLimits'> = {
  cropModes: { title: 'Images: crop modes', source: '001 §3' },
  sizeFormats: { title: 'Images: size formats', source: '001 §3' },
  imageFields: {
    title: 'Images: what the loader reads',
    source: '001 §3',
    note: 'Described in words there; how the attributes are spelt is not shown.',
  },
  imageLimits: { title: 'Image loading constants', source: '000 §9; 001 §4; 001 §9; 002 §9' },
};

/** How a picture fills its place (001 §3). */
export const cropModes = /* @__PURE__ */ words(['cover', 'contain', 'none']);

/** Where the width of a picture stands in its source (001 §3). */
export const sizeFormats = /* @__PURE__ */ words(['queryString', 'filename']);

/** What the image loader reads of a picture (001 §3). */
export const imageFields = /* @__PURE__ */ words([
  'imageDimensions',
  'fixedRatio',
  'focalPoint',
  'loadMode',
  'forceUpdate',
  'cropMode',
  'sizeAdjustment',
  'sizeFormat',
  'source',
  'stretch',
  'backgroundImage',
  'advancedPositioning',
  'saveData',
  'minimumPixelRatio',
  'maximumPixelRatio',
  'alignment',
]);

/** Constants of image loading (001 §4, §9). */
export const imageLimits = /* @__PURE__ */ constants({
  atATime: 16,
  atATimeOnMobile: 1,
  rootMarginPx: 200,
  hostTries: 100,
  hostRetryMs: 10,
});
