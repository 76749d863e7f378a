import type { About } from './about.ts';
import { constants } from './constants.ts';
import { words } from './words.ts';

export const about: About<
  'lightboxStates' | 'lightboxItemFields' | 'lightboxOptions' | 'lightboxDefaults' | 'lightboxLimits'
> = {
  lightboxStates: { title: 'Lightbox states', source: 'LBOX-320', note: 'In this order.' },
  lightboxItemFields: { title: 'Lightbox set items: fields', source: 'LBOX-311' },
  lightboxOptions: { title: 'Lightbox options', source: 'LBOX-313' },
  lightboxDefaults: {
    title: 'Lightbox options: defaults',
    source: 'LBOX-313',
    note: 'The requirements give those of speed, which stands with the constants, and title, which stands with the texts; these are this project’s.',
  },
  lightboxLimits: { title: 'Lightbox constants', source: 'LBOX-308, LBOX-322, LBOX-324' },
};

/** States of the lightbox, in order (LBOX-320). */
export const lightboxStates = /* @__PURE__ */ words([
  'shown',
  'overlayFadedIn',
  'contentFadedIn',
  'hidden',
  'destroyed',
]);

/** What an item of the lightbox's set holds (LBOX-311). */
export const lightboxItemFields = /* @__PURE__ */ words(['content', 'meta']);

/** The options of the lightbox (LBOX-313). */
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

/** The options of a lightbox that says nothing of them (LBOX-313), as this project has them. */
export const lightboxDefaults = /* @__PURE__ */ constants({
  set: [],
  currentSetIndex: 0,
  theme: 'dark',
  historyHash: false,
  videoLoaderOptions: {},
});

/** Constants of the lightbox (LBOX-308, LBOX-322, LBOX-324). */
export const lightboxLimits = /* @__PURE__ */ constants({
  overlayFadeSeconds: 0.35,
  contentFadeSeconds: 0.6,
  speedSeconds: 0.6,
  paddingPx: 100,
  overlayOpacity: 0.95,
  edgePercent: 2,
  keyThrottleMs: 200,
});
