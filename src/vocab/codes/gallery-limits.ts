import type { About } from './about.ts';
import { constants } from './constants.ts';

export const about: About<'galleryLimits' | 'stripLimits'> = {
  galleryLimits: { title: 'Gallery constants', source: 'GAL-346, GAL-353, GAL-357' },
  stripLimits: {
    title: 'Slider strip constants',
    source: 'GAL-358, GAL-359',
    note: 'The unit of vSize is not specified: per cent of the width here.',
  },
};

/** Constants of galleries (GAL-346, GAL-353, GAL-357). Column width, slides to a row and the time of autoplay are with their rules. */
export const galleryLimits = /* @__PURE__ */ constants({
  gutterPx: 0,
  autorowsGutterPx: 20,
  rowHeightPx: 250,
  gridPerRow: 4,
  carouselGutterPercent: 1,
  resizeDebounceMs: 100,
});

/** Constants of the slider strip (GAL-358, GAL-359). */
export const stripLimits = /* @__PURE__ */ constants({
  speedSeconds: 0.5,
  preloadCount: 1,
  alignment: 'middle',
  vSize: 10,
  videoThumbnail: { width: 16, height: 9 },
});
