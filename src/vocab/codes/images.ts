import { constants } from './constants.ts';
import { words } from './words.ts';

/**
 * Images: crop modes (IMG-310).
 *
 * How a picture fills its place.
 */
export const cropModes = /* @__PURE__ */ words(['cover', 'contain', 'none']);

/**
 * Images: size formats (IMG-309).
 *
 * Where the width of a picture is in its source.
 */
export const sizeFormats = /* @__PURE__ */ words(['queryString', 'filename']);

/** Images: what the loader reads (IMG-301). Described in words there; how the attributes are spelt is not specified. */
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

/** Image loading constants (IMG-306, IMG-318, IMG-320, IMG-331). */
export const imageLimits = /* @__PURE__ */ constants({
  atATime: 16,
  atATimeOnMobile: 1,
  rootMarginPx: 200,
  hostTries: 100,
  hostRetryMs: 10,
});
