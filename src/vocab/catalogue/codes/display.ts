import { codeRange } from '../../codes/code-range.ts';
import { codes } from '../../codes/codes.ts';
import { words } from '../../codes/words.ts';

/** Block-level element kinds (VOCAB-620). Their meanings are not specified. */
export const elementKindRange = /* @__PURE__ */ codeRange(1, 20, [100]);

/**
 * Shape names (VOCAB-622, FLUID-305). VOCAB-622 has six of about 35 names and FLUID-305 one more; any other name is
 * taken as it is.
 *
 * The shape names that are known. An open list: a name outside of it is no error.
 */
export const shapeNames = /* @__PURE__ */ words(['circle', 'diamond', 'egg', 'flower', 'gear', 'octagon', 'rectangle']);

/** Media types of gallery items (VOCAB-633). */
export const galleryMediaTypes = /* @__PURE__ */ words([
  'imageEmpty',
  'imageFile',
  'imageLicensed',
  'imageReused',
  'assetReused',
  'video',
]);

/**
 * Events of the display widgets (VOCAB-304). Only the first is a name of the requirements; they describe the others in
 * words.
 *
 * What galleries and dialogs tell.
 */
export const widgetEvents = /* @__PURE__ */ words([
  'bypassGalleryClickThrough',
  'reached-end',
  'reached-beginning',
  'dialog-confirm',
  'dialog-reject',
  'dialog-cancel',
]);

/** Themes (LBOX-314). Of the lightbox. */
export const themes = /* @__PURE__ */ words(['dark', 'light']);

/** Popup kinds (VOCAB-619). */
export const popupKinds = /* @__PURE__ */ codes({ coverPage: 1, lockScreen: 2, popupOverlay: 3 });

/** Tracking contexts (VOCAB-625). The field context of the button record. */
export const trackingContexts = /* @__PURE__ */ codes({ buttonBlock: 1, popupOverlay: 2 });
