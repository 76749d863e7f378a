import { constants } from './constants.ts';

/**
 * Gallery constants (GAL-346, GAL-353, GAL-357).
 *
 * Constants of galleries. Column width, slides to a row and the time of autoplay are with their rules.
 */
export const galleryLimits = /* @__PURE__ */ constants({
  gutterPx: 0,
  autorowsGutterPx: 20,
  rowHeightPx: 250,
  gridPerRow: 4,
  carouselGutterPercent: 1,
  resizeDebounceMs: 100,
});

/** Slider strip constants (GAL-358, GAL-359). The unit of vSize is not specified: per cent of the width here. */
export const stripLimits = /* @__PURE__ */ constants({
  speedSeconds: 0.5,
  preloadCount: 1,
  alignment: 'middle',
  vSize: 10,
  videoThumbnail: { width: 16, height: 9 },
});
