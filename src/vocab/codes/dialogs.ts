import { constants } from './constants.ts';
import { words } from './words.ts';

/**
 * Dialogs: kinds (DLG-301, DLG-302, DLG-303). A confirmation has buttons to confirm, cancel and reject, an alert has OK
 * only, an information has none. Named like the methods that open them.
 */
export const dialogKinds = /* @__PURE__ */ words(['confirm', 'alert', 'inform']);

/**
 * Dialogs: positions (DLG-304). At the centre, at the mouse, at a corner. In place of a word: next to an element, or at
 * a point. Without one: the centre.
 *
 * The places of the window where a dialog may be.
 */
export const dialogPositions = /* @__PURE__ */ words([
  'center',
  'mouse',
  'top-left',
  'top-right',
  'bottom-left',
  'bottom-right',
]);

/** Dialogs: states (DLG-305). In this order. */
export const dialogStates = /* @__PURE__ */ words(['shown', 'hiding', 'hidden']);

/** The longest a dialog takes to hide, in ms, where no transition says that it is over (DLG-312). */
export const DIALOG_HIDE_FALLBACK = 600;

/** After how many ms an information hides itself (DLG-313). */
export const DIALOG_INFORM_MS = 2_000;

/** Dialog constants (DLG-312, DLG-316, DLG-317). */
export const dialogLimits = /* @__PURE__ */ constants({
  confirmationWidthPx: 350,
  confirmationPaddingPx: 20,
  hideFallbackMs: DIALOG_HIDE_FALLBACK,
  informationHideMs: DIALOG_INFORM_MS,
});
