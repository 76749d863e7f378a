import type { About } from './about.ts';
import { constants } from './constants.ts';
import { words } from './words.ts';

export const about: About<'slideTransitions' | 'swipeBoundaries' | 'slideshowLimits' | 'swipeLimits'> = {
  slideTransitions: { title: 'Slideshow transitions', source: '001 §4', note: 'Without one: fade.' },
  swipeBoundaries: { title: 'Boundaries of the new-swipe transition', source: '001 §5' },
  slideshowLimits: { title: 'Slideshow constants', source: '001 §4; 001 §9' },
  swipeLimits: {
    title: 'Swipe constants',
    source: '001 §9',
    note: 'Snap durations of new-swipe from least to most, on screens narrower than narrowBelowPx and on wider ones.',
  },
};

/** How a slideshow goes from slide to slide (001 §4). */
export const slideTransitions = /* @__PURE__ */ words(['fade', 'ken-burns', 'scroll', 'swipe', 'new-swipe']);

/** How the ends of a new-swipe slideshow hold (001 §5). */
export const swipeBoundaries = /* @__PURE__ */ words(['none', 'hard', 'inertial']);

/** Constants of the slideshow (001 §9). */
export const slideshowLimits = /* @__PURE__ */ constants({
  transition: 'fade',
  speedSeconds: 1,
  clickBehavior: 'next',
  autoHeight: true,
  kenBurnsZoom: 1.075,
  metaHeightPercent: 40,
  metaCappedAbovePercent: 90,
});

/** Constants of swiping (001 §9). */
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
