import type { About } from './about.ts';
import { constants } from './constants.ts';
import { words } from './words.ts';

export const about: About<'cropModes' | 'sizeFormats' | 'imageFields' | 'imageLimits'> = {
  cropModes: { title: 'Images: crop modes', source: 'IMG-310' },
  sizeFormats: { title: 'Images: size formats', source: 'IMG-309' },
  imageFields: {
    title: 'Images: what the loader reads',
    source: 'IMG-301',
    note: 'Described in words there; how the attributes are spelt is not specified.',
  },
  imageLimits: { title: 'Image loading constants', source: 'IMG-306, IMG-318, IMG-320, IMG-331' },
};

/** How a picture fills its place (IMG-310). */
export const cropModes = /* @__PURE__ */ words(['cover', 'contain', 'none']);

/** Where the width of a picture is in its source (IMG-309). */
export const sizeFormats = /* @__PURE__ */ words(['queryString', 'filename']);

/** What the image loader reads of a picture (IMG-301). */
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

/** Constants of image loading (IMG-306, IMG-318, IMG-320, IMG-331). */
export const imageLimits = /* @__PURE__ */ constants({
  atATime: 16,
  atATimeOnMobile: 1,
  rootMarginPx: 200,
  hostTries: 100,
  hostRetryMs: 10,
});
