// Attributes of a published image block's wrapper (docs/published-markup.md §4).

/** Whether the picture fills its place (FLUID-301). */
export const IMAGE_STRETCHED = 'data-is-image-stretched';

/** All known data attributes of the wrapper: the one above, those that the page's own style follows, and those that change nothing a visitor sees. */
export const IMAGE_KNOWN: readonly string[] = [
  IMAGE_STRETCHED,
  'data-is-mask-applied',
  'data-media-focal-point',
  'data-breakpoints',
  'data-bpo',
  'data-component-id',
  'data-test',
  'data-scrolled',
];
