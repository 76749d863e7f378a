import { words } from '../../codes/words.ts';

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
