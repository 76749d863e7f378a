import { defineBlock } from '../../vocab/block/define-block.ts';
import { sentence } from '../../vocab/block/sentence.ts';

declare module '../../vocab/block/layers.ts' {
  interface LayerPayloads {
    diagnosis: undefined;
  }
}

/** The diagnosis panel of developer mode: a visual form of the result of `Vitrine.report()`. */
export const diagnosis = defineBlock({
  name: 'diagnosis',
  summary: sentence('Shows theme authors and testers what the blocks of a page do and what is wrong on it.'),
  when: 'load',
  budget: 10_000,
  level: 'page',
  data: {},
  parts: sentence({
    'diagnosis-button': 'The button in the corner, with the counts.',
    'diagnosis-panel': 'The open panel.',
  }),
  keys: sentence({
    Escape: 'Collapses the panel; the focus goes back to its button.',
    'Arrow keys': 'Move from tab to tab; Home and End move to the first and the last.',
  }),
  notes: sentence([
    'Nobody has to write this block: it is created if the URL has vitrine-debug. Without that parameter nothing of it is fetched.',
    'On a page without blocks and without a page context the stage does not start by itself, so there is no panel: Vitrine.report() in the console starts the stage and shows the panel.',
    'It shows what Vitrine.report() returns, updated after every event of the page, at most once per frame. It stores nothing.',
    'It looks the same on every site: it uses neither the font nor the colours of the page, and follows the visitor’s colour scheme.',
    'It can be moved to any corner, and removed until the page is reloaded. It never makes the rest of the page inert.',
    'The copied report contains no query values, email addresses, tokens or form values.',
    'Messages to developers are in English whatever the language. The panel is not printed.',
  ]),
});
