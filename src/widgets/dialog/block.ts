import { defineBlock } from '../../vocab/block/define-block.ts';
import { sentence } from '../../vocab/block/sentence.ts';
import type { CallPrompt } from '../../vocab/calls.ts';

declare module '../../vocab/block/layers.ts' {
  interface LayerPayloads {
    dialog: {
      readonly kind: CallPrompt;
      /** The message for the visitor, as plain text. */
      readonly text: string;
    };
  }
}

/** The dialogs that the call layer opens: the system error and the sign-in prompt (DLG-012, DATA-015). */
export const dialog = defineBlock({
  name: 'dialog',
  summary: sentence('Tells a visitor that a call to the server failed or requires signing in.'),
  when: 'load',
  budget: 2_600,
  level: 'page',
  many: true,
  data: {},
  parts: sentence({
    dialog: 'The dialog. Its backdrop is its ::backdrop.',
    'dialog-title': 'The title.',
    'dialog-text': 'What went wrong, or what the visitor is asked to do.',
    'dialog-action': 'A button, or the link to the sign-in page.',
  }),
  tokens: sentence({
    '--vitrine-surface': 'Background; by default the browser’s page colour, light or dark.',
    '--vitrine-text': 'Colour of the text; by default the browser’s.',
    '--vitrine-accent': 'Background of the main action; its text turns black or white by itself.',
    '--vitrine-line': 'Colour of the borders.',
    '--vitrine-focus': 'Colour of the focus ring.',
  }),
  keys: sentence({
    Escape: 'Dismisses the topmost dialog only. Nothing else receives the key.',
    Tab: 'Moves through the controls of the dialog, from the last to the first again.',
  }),
  notes: sentence([
    'Nobody has to write this block: it is created when a call fails. An element in the page only sets its place.',
    'One dialog is shown at a time, the newest first. The same error is not shown twice, and one prompt to sign in covers all calls that require it.',
    'A failure of something the visitor did not ask for, such as a background check, is reported once per page.',
    'A click on the backdrop dismisses the dialog as well. The page remains usable; the call has failed either way.',
    '"Recarregar página" reloads the page. The sign-in page is the configuration area of the site; it leads back to this page.',
    'It fades within 200 ms; with reduced motion it appears and disappears at once. It is removed 600 ms after it was dismissed, whatever its animation does.',
  ]),
});
