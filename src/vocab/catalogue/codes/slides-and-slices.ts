import { words } from '../../codes/words.ts';

/** Slice types (VOCAB-636). */
export const sliceTypes = /* @__PURE__ */ words([
  'heading',
  'sub-heading',
  'body',
  'image',
  'gallery',
  'video',
  'social-icons',
  'buttons',
  'navigation',
  'custom-form',
  'newsletter',
  'album',
  'map',
  'lock',
  'password',
  'twitter',
  'logo',
  'action',
  'popup-overlay-action',
  'temp-lock-inject',
]);

/** Slide types (VOCAB-637). */
export const slideTypes = /* @__PURE__ */ words(['cover-page', 'lock-screen', 'popup-overlay']);

/** Tweak page types (VOCAB-638). */
export const tweakPageTypes = /* @__PURE__ */ words([
  'SPLASH_PAGE',
  'LOCK_SCREEN',
  'POPUP_OVERLAY',
  'CHECKOUT',
  'STYLE',
]);
