import { constants } from './constants.ts';
import { words } from './words.ts';

/** Lightbox states (LBOX-320). In this order. */
export const lightboxStates = /* @__PURE__ */ words([
  'shown',
  'overlayFadedIn',
  'contentFadedIn',
  'hidden',
  'destroyed',
]);

/**
 * Lightbox set items: fields (LBOX-311).
 *
 * What an item of the lightbox's set holds.
 */
export const lightboxItemFields = /* @__PURE__ */ words(['content', 'meta']);

/** Lightbox options (LBOX-313). */
export const lightboxOptions = /* @__PURE__ */ words([
  'set',
  'currentSetIndex',
  'controls.previous',
  'controls.next',
  'theme',
  'speed',
  'title',
  'historyHash',
  'videoLoaderOptions',
]);

/**
 * Lightbox options: defaults (LBOX-313). The requirements give those of speed, which stands with the constants, and
 * title, which stands with the texts; these are this project’s.
 *
 * The options of a lightbox that says nothing of them, as this project has them.
 */
export const lightboxDefaults = /* @__PURE__ */ constants({
  set: [],
  currentSetIndex: 0,
  theme: 'dark',
  historyHash: false,
  videoLoaderOptions: {},
});

/** Lightbox constants (LBOX-308, LBOX-322, LBOX-324). */
export const lightboxLimits = /* @__PURE__ */ constants({
  overlayFadeSeconds: 0.35,
  contentFadeSeconds: 0.6,
  speedSeconds: 0.6,
  paddingPx: 100,
  overlayOpacity: 0.95,
  edgePercent: 2,
  keyThrottleMs: 200,
});
