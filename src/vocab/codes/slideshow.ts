import type { About } from './about.ts';
import { constants } from './constants.ts';
import { words } from './words.ts';

export const about: About<'slideTransitions' | 'swipeBoundaries' | 'slideshowLimits' | 'swipeLimits'> = {
  slideTransitions: { title: 'Slideshow transitions', source: 'SLIDE-301, SLIDE-302', note: 'Without one: fade.' },
  swipeBoundaries: { title: 'Boundaries of the new-swipe transition', source: 'SLIDE-318' },
  slideshowLimits: { title: 'Slideshow constants', source: 'SLIDE-302, SLIDE-303, SLIDE-308, SLIDE-310' },
  swipeLimits: {
    title: 'Swipe constants',
    source: 'SLIDE-311 to SLIDE-317',
    note: 'Snap durations of new-swipe from least to most, on screens narrower than narrowBelowPx and on wider ones.',
  },
};

/** How a slideshow goes from slide to slide (SLIDE-301, SLIDE-302). */
export const slideTransitions = /* @__PURE__ */ words(['fade', 'ken-burns', 'scroll', 'swipe', 'new-swipe']);

/** How the ends of a new-swipe slideshow hold (SLIDE-318). */
export const swipeBoundaries = /* @__PURE__ */ words(['none', 'hard', 'inertial']);

/** Constants of the slideshow (SLIDE-302, SLIDE-303, SLIDE-308, SLIDE-310). */
export const slideshowLimits = /* @__PURE__ */ constants({
  transition: 'fade',
  speedSeconds: 1,
  clickBehavior: 'next',
  autoHeight: true,
  kenBurnsZoom: 1.075,
  metaHeightPercent: 40,
  metaCappedAbovePercent: 90,
});

/** Constants of swiping (SLIDE-311 to SLIDE-317). */
export const swipeLimits = /* @__PURE__ */ constants({
  distancePx: 50,
  withinMs: 250,
  durationSeconds: 0.28,
  scrollAfterDragSeconds: 0.4,
  axisLockPx: 10,
  narrowBelowPx: 767,
  snapNarrowSeconds: [0.2, 0.5],
  snapWideSeconds: [0.3, 0.5],
  velocitySamples: 5,
  idleMouseUpMs: 500,
});
