import { sentence } from './block/sentence.ts';

/** The purpose of a custom property, and the value that applies if a page does not set it. */
export interface TokenInfo {
  readonly meaning: string;
  /** The default values as the style sheets have them, in their order; several if the property is read in several places, none if CSS computes it. */
  readonly css: readonly string[];
  /** The same in words, if the values alone are not sufficient. */
  readonly fallback?: string;
}

/** A public custom property that a page sets for all blocks, a section or one block. */
export interface Token extends TokenInfo {
  readonly name: `--vitrine-${string}`;
}

const tokens: readonly Token[] = sentence([
  {
    name: '--vitrine-font-size',
    css: ['inherit'],
    fallback: 'the page’s size where the block is; in some published blocks, such as forms, medium',
    meaning:
      'Size of the text, which all sizes of a block follow. The text of fields is never below 16px. A size that the page gives the element of a block comes first.',
  },
  {
    name: '--vitrine-text',
    css: ['currentColor', 'CanvasText'],
    fallback: 'the page’s text colour',
    meaning:
      'Colour of the text. On layers, which are shown over the page, the browser’s own text colour if it is not set.',
  },
  {
    name: '--vitrine-muted',
    css: ['currentColor'],
    fallback: 'the text colour; in forms 80 % of it, if that has a contrast of 4.5 to 1',
    meaning: 'Colour of hints and other secondary text.',
  },
  {
    name: '--vitrine-accent',
    css: ['currentColor'],
    fallback: 'the page’s text colour',
    meaning: 'Colour of main buttons, chosen options and icons.',
  },
  {
    name: '--vitrine-on-accent',
    css: [],
    fallback: 'black or white, whichever has more contrast',
    meaning: 'Colour of text on the accent.',
  },
  {
    name: '--vitrine-surface',
    css: ['transparent', 'Canvas'],
    fallback: 'transparent; on layers the browser’s page colour',
    meaning: 'Background of fields and of layers; layers always show it opaque. Set it together with the text colour.',
  },
  {
    name: '--vitrine-line',
    css: ['color-mix(in srgb, currentColor 22%, transparent)'],
    fallback: 'the text colour at 22 %',
    meaning: 'Colour of dividers and of the borders of layers.',
  },
  {
    name: '--vitrine-edge',
    css: ['rgb(from currentColor r g b / min(alpha, 0.55))'],
    fallback: 'the text colour at 55 %; in forms changed until it has a contrast of 3 to 1',
    meaning: 'Colour of the borders of controls; it needs a contrast of 3 to 1.',
  },
  {
    name: '--vitrine-focus',
    css: ['currentColor'],
    fallback: 'the page’s text colour; in forms changed until it has a contrast of 3 to 1',
    meaning: 'Colour of the focus ring.',
  },
  {
    name: '--vitrine-error',
    css: ['light-dark(#b3261e, #ffb4ab)'],
    meaning: 'Colour of error icons and borders.',
  },
  {
    name: '--vitrine-success',
    css: ['light-dark(#1b6b3a, #7fd6a2)'],
    meaning: 'Colour of success icons.',
  },
  {
    name: '--vitrine-radius',
    css: ['4px'],
    meaning: 'Corner radius of buttons and fields; layers have twice as much.',
  },
  {
    name: '--vitrine-space',
    css: ['4px'],
    meaning: 'The unit of the spaces inside and between shared controls, which are multiples of it.',
  },
  { name: '--vitrine-shadow', css: ['0 8px 32px rgb(0 0 0 / 20%)'], meaning: 'Shadow of layers.' },
  {
    name: '--vitrine-control-height',
    css: ['44px', '48px'],
    fallback: '44px for buttons, 48px for fields',
    meaning: 'Minimum height of buttons and fields. Less than 44px counts as 44px.',
  },
  {
    name: '--vitrine-button-background',
    css: ['var(--_accent)'],
    fallback: 'the accent',
    meaning: 'Background of main buttons.',
  },
  {
    name: '--vitrine-button-text',
    css: ['var(--vitrine-on-accent)'],
    fallback: 'the text on accent, else black or white, whichever has more contrast',
    meaning: 'Colour of the text of main buttons.',
  },
  { name: '--vitrine-button-border', css: ['transparent'], meaning: 'Colour of the border of main buttons.' },
  {
    name: '--vitrine-duration',
    css: ['200ms'],
    meaning: 'Duration of animations and transitions. With reduced motion it is 0, whatever the page sets.',
  },
  { name: '--vitrine-easing', css: ['ease-out'], meaning: 'Easing of animations and transitions.' },
]);

/**
 * Every custom property that all blocks share. `src/runtime/mount/base.css` reads each of them once into a private one (`--vitrine-line` into `--_line`), and
 * nothing else reads them; a block's own properties are in its declaration and fall back to these.
 */
export const publicTokens: readonly Token[] = /* @__PURE__ */ Object.freeze(
  tokens.map((token) => Object.freeze({ ...token, css: Object.freeze(token.css) })),
);
