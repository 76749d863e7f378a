import type { About } from './about.ts';
import { constants } from './constants.ts';
import { words } from './words.ts';

export const about: About<
  'lightboxStates' | 'lightboxItemFields' | 'lightboxOptions' | 'lightboxDefaults' | 'lightboxLimits'
> = {
  lightboxStates: { title: 'Lightbox states', source: '001 §4', note: 'In this order.' },
  lightboxItemFields: { title: 'Lightbox set items: fields', source: '001 §3' },
  lightboxOptions: { title: 'Lightbox options', source: '001 §3' },
  lightboxDefaults: {
    title: 'Lightbox options: defaults',
    source: '001 §3',
    note: 'The source gives those of speed, which stands with the constants, and title, which stands with the texts; these are this project’s.',
  },
  lightboxLimits: { title: 'Lightbox constants', source: '001 §9' },
};

/** States of the lightbox, in order (001 §4). */
export const lightboxStates = /* @__PURE__ */ words([
  'shown',
  'overlayFadedIn',
  'contentFadedIn',
  'hidden',
  'destroyed',
]);

/** What an item of the lightbox's set holds (001 §3). */
export const lightboxItemFields = /* @__PURE__ */ words(['content', 'meta']);

/** The options of the lightbox (001 §3). */
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

/** The options of a lightbox that says nothing of them (001 §3), as this project has them. */
export const lightboxDefaults = /* @__PURE__ */ constants({
  set: [],
  currentSetIndex: 0,
  theme: 'dark',
  historyHash: false,
  videoLoaderOptions: {},
});

/** Constants of the lightbox (001 §9). */
export const lightboxLimits = /* @__PURE__ */ constants({
  overlayFadeSeconds: 0.35,
  contentFadeSeconds: 0.6,
  speedSeconds: 0.6,
  paddingPx: 100,
  overlayOpacity: 0.95,
  edgePercent: 2,
  keyThrottleMs: 200,
});
