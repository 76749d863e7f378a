import type { About } from './about.ts';
import { constants } from './constants.ts';
import { words } from './words.ts';

export const about: About<'dialogKinds' | 'dialogPositions' | 'dialogStates' | 'dialogLimits'> = {
  dialogKinds: {
    title: 'Dialogs: kinds',
    source: 'DLG-301, DLG-302, DLG-303',
    note: 'A confirmation has buttons to confirm, cancel and reject, an alert has OK only, an information has none. Named like the methods that open them.',
  },
  dialogPositions: {
    title: 'Dialogs: positions',
    source: 'DLG-304',
    note: 'At the centre, at the mouse, at a corner. In place of a word: next to an element, or at a point. Without one: the centre.',
  },
  dialogStates: { title: 'Dialogs: states', source: 'DLG-305', note: 'In this order.' },
  dialogLimits: { title: 'Dialog constants', source: 'DLG-312, DLG-316, DLG-317' },
};

/** The kinds of dialogs: confirmation, alert and information (DLG-301, DLG-302, DLG-303). */
export const dialogKinds = /* @__PURE__ */ words(['confirm', 'alert', 'inform']);

/** The places of the window where a dialog may be (DLG-304). */
export const dialogPositions = /* @__PURE__ */ words([
  'center',
  'mouse',
  'top-left',
  'top-right',
  'bottom-left',
  'bottom-right',
]);

/** States of a dialog, in order (DLG-305). */
export const dialogStates = /* @__PURE__ */ words(['shown', 'hiding', 'hidden']);

/** The longest a dialog takes to hide, in ms, where no transition says that it is over (DLG-312). */
export const DIALOG_HIDE_FALLBACK = 600;

/** After how many ms an information hides itself (DLG-313). */
export const DIALOG_INFORM_MS = 2_000;

/** Constants of dialogs (DLG-312, DLG-316, DLG-317). */
export const dialogLimits = /* @__PURE__ */ constants({
  confirmationWidthPx: 350,
  confirmationPaddingPx: 20,
  hideFallbackMs: DIALOG_HIDE_FALLBACK,
  informationHideMs: DIALOG_INFORM_MS,
});
