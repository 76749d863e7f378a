import { constants } from './constants.ts';
import { words } from './words.ts';

/** Gallery designs (GAL-301). Stacked are the slides of a slideshow, strip is a slider with thumbnails. */
export const galleryDesigns = /* @__PURE__ */ words([
  'base',
  'grid',
  'autogrid',
  'autocolumns',
  'autorows',
  'carousel',
  'list',
  'stacked',
  'strip',
]);

/**
 * Gallery designs by the name in the block data (GAL-361). The requirements’ table has no autorows: this project adds
 * it under its own name.
 *
 * The design that a name in a gallery's block data means.
 */
export const blockDesigns = /* @__PURE__ */ constants({
  stacked: 'base',
  slider: 'strip',
  slideshow: 'stacked',
  grid: 'grid',
  autogrid: 'autogrid',
  autocolumns: 'autocolumns',
  autorows: 'autorows',
  carousel: 'carousel',
  list: 'list',
});

/** The design of a gallery by the name in its block data; base for every other name and for none (GAL-361, GAL-362). */
export const galleryDesignOf = (design: unknown): (typeof blockDesigns)[keyof typeof blockDesigns] =>
  typeof design === 'string' && Object.hasOwn(blockDesigns, design)
    ? blockDesigns[design as keyof typeof blockDesigns]
    : 'base';

/** Gallery block: fields (GAL-312). */
export const galleryFields = /* @__PURE__ */ words([
  'design',
  'imageAspectRatio',
  'slidesPerRow',
  'lightbox',
  'mixedContent',
  'columnWidth',
  'gutter',
  'listImageSize',
  'vSize',
  'aspectRatio',
  'active-alignment',
  'autoplay',
  'autoplay-duration',
  'thumbnails',
  'thumbnail-strip-height',
  'thumbnail-strip-margin',
  'thumbnails-per-row',
  'square-thumbs',
  'auto-crop',
  'lightboxTheme',
  'padding',
  'meta-position',
]);

/** Gallery slides: attributes (GAL-317). */
export const slideAttributes = /* @__PURE__ */ words([
  'data-type',
  'data-slide-id',
  'data-slide-url',
  'data-click-through-url',
  'data-image-dimensions',
  'data-image-focal-point',
  'data-src',
]);

/** Gallery state: fields (GAL-320). */
export const galleryState = /* @__PURE__ */ words(['currentIndex', 'inMotion', 'autoplay', 'loop']);
