import type { About } from './about.ts';
import { constants } from './constants.ts';
import { words } from './words.ts';

export const about: About<'galleryDesigns' | 'blockDesigns' | 'galleryFields' | 'slideAttributes' | 'galleryState'> = {
  galleryDesigns: {
    title: 'Gallery designs',
    source: 'GAL-301',
    note: 'Stacked are the slides of a slideshow, strip is a slider with thumbnails.',
  },
  blockDesigns: {
    title: 'Gallery designs by the name in the block data',
    source: 'GAL-361',
    note: 'The requirements’ table has no autorows: this project adds it under its own name.',
  },
  galleryFields: { title: 'Gallery block: fields', source: 'GAL-312' },
  slideAttributes: { title: 'Gallery slides: attributes', source: 'GAL-317' },
  galleryState: { title: 'Gallery state: fields', source: 'GAL-320' },
};

/** The designs a gallery is drawn in (GAL-301). */
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

/** The design that a name in a gallery's block data means (GAL-361). */
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

/** What the block of a gallery holds (GAL-312). */
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

/** What a slide of a gallery carries (GAL-317). */
export const slideAttributes = /* @__PURE__ */ words([
  'data-type',
  'data-slide-id',
  'data-slide-url',
  'data-click-through-url',
  'data-image-dimensions',
  'data-image-focal-point',
  'data-src',
]);

/** What the state of a gallery holds (GAL-320). */
export const galleryState = /* @__PURE__ */ words(['currentIndex', 'inMotion', 'autoplay', 'loop']);
