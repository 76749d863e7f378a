import { defineBlock } from '../../vocab/block/define-block.ts';
import { sentence } from '../../vocab/block/sentence.ts';

declare module '../../vocab/block/layers.ts' {
  interface LayerPayloads {
    diagnosis: undefined;
  }
}

/** The diagnosis panel of developer mode: what `Vitrine.report()` gives, to be looked at. */
export const diagnosis = defineBlock({
  name: 'diagnosis',
  summary: sentence('Shows theme authors and testers what the blocks of a page do, and what is wrong with it.'),
  when: 'load',
  budget: 10_000,
  level: 'page',
  data: {},
  parts: sentence({
    'diagnosis-button': 'The button in the corner, with the counts.',
    'diagnosis-panel': 'The open panel.',
  }),
  keys: sentence({
    Escape: 'Folds the panel up; the focus goes back to its button.',
    'Arrow keys': 'Go from tab to tab, Home and End to the first and the last.',
  }),
  notes: sentence([
    'Nobody has to write this block: with vitrine-debug in the address it makes its own place. Without it not a byte of it is fetched.',
    'On a page without blocks the stage does not start by itself, so that there is no panel: Vitrine.report() in the console starts it, and the panel comes.',
    'It shows what Vitrine.report() gives, anew after every event of the page, at most once per frame. It remembers nothing.',
    'It looks the same on every site: it takes neither font nor colours of the page, and follows the visitor’s colour scheme.',
    'It can stand in any corner and be taken off the page until the page is loaded again. It never makes the rest of the page inert.',
    'The copied report holds no query values, e-mail addresses, tokens or values of forms.',
    'Messages to developers are English in every language. It is not printed.',
  ]),
});
