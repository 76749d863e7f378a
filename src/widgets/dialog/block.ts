import { defineBlock } from '../../vocab/block/define-block.ts';
import { sentence } from '../../vocab/block/sentence.ts';
import type { CallPrompt } from '../../vocab/calls.ts';
import type { DialogKind, DialogOptions } from '../../vocab/dialogs.ts';

declare module '../../vocab/block/layers.ts' {
  interface LayerPayloads {
    dialog:
      | (DialogOptions & { readonly kind: DialogKind })
      | {
          readonly kind: CallPrompt;
          /** The message for the visitor, as plain text. */
          readonly text: string;
        }
      | {
          /** The sign-up dialog, or the spinner over the page. */
          readonly kind: 'sign-up' | 'spinner';
          readonly text?: never;
        };
  }
}

declare module '../../vocab/names.ts' {
  interface EventDetails {
    'dialog-confirm': { kind: DialogKind };
    'dialog-reject': { kind: DialogKind };
    'dialog-cancel': { kind: DialogKind };
  }
}

/** Confirmations, alerts and information of the page (DLG-301), the system error and the sign-in prompt of the call layer (DLG-012, DATA-015), the sign-up dialog and the spinner. */
export const dialog = defineBlock({
  name: 'dialog',
  summary: sentence(
    'Asks a visitor something or tells something over the page: for the page’s own scripts, and for calls to the server that fail.',
  ),
  when: 'load',
  budget: 5_600,
  level: 'page',
  light: true,
  many: true,
  data: {},
  parts: sentence({
    dialog: 'The dialog. Its backdrop is its ::backdrop.',
    'dialog-title': 'The title.',
    'dialog-text': 'What went wrong, or what the visitor is asked.',
    'dialog-action': 'A button, or the link to the sign-in page.',
    spinner: 'The spinner over the page.',
  }),
  tokens: sentence({
    '--vitrine-surface': 'Background; by default the browser’s page colour, light or dark.',
    '--vitrine-text': 'Colour of the text; by default the browser’s.',
    '--vitrine-accent': 'Background of the main action; its text turns black or white by itself.',
    '--vitrine-line': 'Colour of the borders.',
    '--vitrine-focus': 'Colour of the focus ring.',
  }),
  events: sentence({
    'dialog-confirm':
      'The visitor confirmed, or an information has been shown for two seconds; the detail has the kind of the dialog.',
    'dialog-reject': 'The visitor rejected a confirmation.',
    'dialog-cancel': 'The visitor cancelled: by the button, by Esc, or by a click on the backdrop.',
  }),
  keys: sentence({
    Escape: 'Dismisses the topmost dialog only. Nothing else receives the key.',
    Tab: 'Moves through the controls of the dialog, from the last to the first again.',
  }),
  notes: sentence([
    'Nobody has to write this block: it is created when a script or a failed call opens a dialog. An element in the page only sets its place.',
    'Vitrine.dialog.confirm, alert and inform open a dialog and return a promise of what was chosen: confirm, reject or cancel. Each dialog has exactly one outcome, and one of the three events.',
    'A confirmation has three buttons, an alert has OK, and an information has none and hides itself after 2 seconds, which counts as confirmed. A pointer over it, a touch or a key keeps it and gives it an OK, which confirms. The label null leaves a button out.',
    'Positions: the centre, the mouse, a corner of the window, or next to an element; always inside the window.',
    'Esc or a click on the backdrop cancels, an information, too. Of several dialogs, the newest is on top.',
    'The same error is not shown twice, and one prompt to sign in covers all calls that require it. A failure of something the visitor did not ask for is reported once per page.',
    '"Recarregar página" reloads the page. The sign-in page is the configuration area of the site; it leads back to this page.',
    'It fades within 200 ms; with reduced motion it appears and disappears at once. It is removed 600 ms after it was dismissed, whatever its animation does.',
  ]),
});
