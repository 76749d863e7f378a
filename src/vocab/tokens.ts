import { sentence } from './block/sentence.ts';

/** A public custom property that a page sets for all blocks, a section or one block. */
export interface Token {
  readonly name: `--vitrine-${string}`;
  /** What counts where the page sets nothing, in words of the reference. */
  readonly fallback: string;
  readonly meaning: string;
}

const tokens: readonly Token[] = sentence([
  {
    name: '--vitrine-text',
    fallback: 'the page’s text colour',
    meaning:
      'Colour of the text. On layers, which are shown over the page, the browser’s own text colour if it is not set.',
  },
  {
    name: '--vitrine-muted',
    fallback: 'the text colour; in forms 80 % of it, if that has a contrast of 4.5 to 1',
    meaning: 'Colour of hints and other secondary text.',
  },
  {
    name: '--vitrine-accent',
    fallback: 'the page’s text colour',
    meaning: 'Colour of main buttons, chosen options and icons.',
  },
  {
    name: '--vitrine-on-accent',
    fallback: 'black or white, whichever has more contrast',
    meaning: 'Colour of text on the accent.',
  },
  {
    name: '--vitrine-surface',
    fallback: 'transparent; on layers the browser’s page colour',
    meaning: 'Background of fields and of layers; layers always show it opaque. Set it together with the text colour.',
  },
  {
    name: '--vitrine-line',
    fallback: 'the text colour at 22 %',
    meaning: 'Colour of dividers and of the borders of layers.',
  },
  {
    name: '--vitrine-edge',
    fallback: 'the text colour at 55 %; in forms changed until it has a contrast of 3 to 1',
    meaning: 'Colour of the borders of controls; it needs a contrast of 3 to 1.',
  },
  {
    name: '--vitrine-focus',
    fallback: 'the page’s text colour; in forms changed until it has a contrast of 3 to 1',
    meaning: 'Colour of the focus ring.',
  },
  {
    name: '--vitrine-error',
    fallback: 'a red, for light and for dark pages',
    meaning: 'Colour of error icons and borders.',
  },
  {
    name: '--vitrine-success',
    fallback: 'a green, for light and for dark pages',
    meaning: 'Colour of success icons.',
  },
  {
    name: '--vitrine-radius',
    fallback: '4px',
    meaning: 'Corner radius of buttons and fields; layers have twice as much.',
  },
  {
    name: '--vitrine-space',
    fallback: '4px',
    meaning: 'The unit of the spaces inside and between shared controls, which are multiples of it.',
  },
  { name: '--vitrine-shadow', fallback: '0 8px 32px, black at 20 %', meaning: 'Shadow of layers.' },
  {
    name: '--vitrine-control-height',
    fallback: '44px for buttons, 48px for fields',
    meaning: 'Minimum height of buttons and fields. Less than 44px counts as 44px.',
  },
  { name: '--vitrine-button-background', fallback: 'the accent', meaning: 'Background of main buttons.' },
  {
    name: '--vitrine-button-text',
    fallback: 'the text on accent, else black or white, whichever has more contrast',
    meaning: 'Colour of the text of main buttons.',
  },
  { name: '--vitrine-button-border', fallback: 'transparent', meaning: 'Colour of the border of main buttons.' },
  {
    name: '--vitrine-duration',
    fallback: '200ms',
    meaning: 'Duration of animations and transitions. With reduced motion it is 0, whatever the page sets.',
  },
  { name: '--vitrine-easing', fallback: 'ease-out', meaning: 'Easing of animations and transitions.' },
]);

/**
 * Every custom property that all blocks share. `src/runtime/blocks/base.css` reads each of them once into a private one (`--vitrine-line` into `--_line`), and
 * nothing else reads them; a block's own properties are in its declaration and fall back to these.
 */
export const publicTokens: readonly Token[] = /* @__PURE__ */ Object.freeze(
  tokens.map((token) => Object.freeze(token)),
);
