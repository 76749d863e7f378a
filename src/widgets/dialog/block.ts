import { defineBlock } from '../../vocab/block/define-block.ts';
import { sentence } from '../../vocab/block/sentence.ts';
import type { CallPrompt } from '../../vocab/calls.ts';

declare module '../../vocab/block/layers.ts' {
  interface LayerPayloads {
    dialog: {
      readonly kind: CallPrompt;
      /** What the visitor is told, as plain text. */
      readonly text: string;
    };
  }
}

/** What the call layer brings up: the system error and the prompt to sign in (DLG-012, DATA-015). */
export const dialog = defineBlock({
  name: 'dialog',
  summary: sentence('Tells a visitor that a call to the server failed, or that it asks for a sign-in.'),
  when: 'load',
  budget: 2_600,
  level: 'page',
  many: true,
  data: {},
  parts: sentence({
    dialog: 'The dialog. Its backdrop is its ::backdrop.',
    'dialog-title': 'The title.',
    'dialog-text': 'What went wrong, or what is asked.',
    'dialog-action': 'A button, or the link that leads to the sign-in.',
  }),
  tokens: sentence({
    '--vitrine-surface': 'Background; the browser’s own page colour otherwise, light or dark.',
    '--vitrine-text': 'Colour of the text; the browser’s own otherwise.',
    '--vitrine-accent': 'Background of the main action; what stands on it turns black or white by itself.',
    '--vitrine-line': 'Colour of the edges.',
    '--vitrine-focus': 'Colour of the focus ring.',
  }),
  keys: sentence({
    Escape: 'Dismisses the topmost dialog, and only that one. The key reaches nothing else.',
    Tab: 'Goes round the controls of the dialog.',
  }),
  notes: sentence([
    'Nobody has to write this block: it makes its place when a call fails. An element of the page’s own only says where.',
    'One dialog shows at a time, the newest first. The same error is not stacked twice, and one prompt to sign in stands for all calls that ask for it.',
    'What the visitor did not ask for, such as a look for news, is told once per page.',
    'A click on the backdrop dismisses it as well. The page goes on; the call has failed either way.',
    '"Recarregar página" loads the page again. The sign-in is the configuration area of the site, which leads back to this page.',
    'It fades within 200 ms; with reduced motion it comes and goes at once. It is gone 600 ms after it was dismissed, whatever its animation does.',
  ]),
});
