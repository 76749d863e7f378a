import { constants } from './constants.ts';
import { words } from './words.ts';

/**
 * Slideshow transitions (SLIDE-301, SLIDE-302). Without one: fade.
 *
 * How a slideshow goes from slide to slide.
 */
export const slideTransitions = /* @__PURE__ */ words(['fade', 'ken-burns', 'scroll', 'swipe', 'new-swipe']);

/**
 * Boundaries of the new-swipe transition (SLIDE-318).
 *
 * How the ends of a new-swipe slideshow hold.
 */
export const swipeBoundaries = /* @__PURE__ */ words(['none', 'hard', 'inertial']);

/** Slideshow constants (SLIDE-302, SLIDE-303, SLIDE-308, SLIDE-310). */
export const slideshowLimits = /* @__PURE__ */ constants({
  transition: 'fade',
  speedSeconds: 1,
  clickBehavior: 'next',
  autoHeight: true,
  kenBurnsZoom: 1.075,
  metaHeightPercent: 40,
  metaCappedAbovePercent: 90,
});

/**
 * Swipe constants (SLIDE-311 to SLIDE-317). Snap durations of new-swipe from least to most, on screens narrower than
 * narrowBelowPx and on wider ones.
 */
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
