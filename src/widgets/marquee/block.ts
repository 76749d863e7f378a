import * as v from 'valibot';
import { defineBlock } from '../../vocab/block/define-block.ts';
import { flag, json, number, oneOf, url } from '../../vocab/block/fields.ts';
import { object } from '../../vocab/block/own-object.ts';
import { sentence } from '../../vocab/block/sentence.ts';

declare module '../../vocab/names.ts' {
  interface EventDetails {
    'marquee-change': { running: boolean };
  }
}

/** Block type 70 (MARQ-601, MARQ-614). */
export const marquee = defineBlock({
  name: 'marquee',
  summary: sentence('Text that scrolls endlessly along a straight line or a wave.'),
  when: 'visible',
  budget: 5_850,
  copiesText: true,
  data: {
    waveFrequency: number({
      fallback: 1,
      min: 0,
      help: sentence(
        'Frequency of the waves: one wave is 1000 px divided by this value, and always 250 to 1000 px long.',
      ),
    }),
    waveIntensity: number({
      fallback: 0,
      min: 0,
      help: sentence('Height of the waves: 10 px for each 1, up to the length of one wave. 0 is a straight line.'),
    }),
    animationDirection: oneOf(['left', 'right'], {
      fallback: 'left',
      help: sentence('Direction in which the text moves on the screen, whatever the reading direction.'),
    }),
    animationSpeed: number({
      fallback: 1,
      min: 0,
      max: 1000,
      help: sentence(
        'Speed of the text: 60 px per second for each 1. 0 shows the text without motion; any other value counts as at least 0.01.',
      ),
    }),
    pausedOnHover: flag({
      help: sentence('Pauses while the mouse is over the block, and resumes from the same place.'),
    }),
    fadeEdges: flag({ help: sentence('Fades the text at both edges of the line while it scrolls.') }),
    linkTo: url({
      help: sentence(
        'Target of the whole text: one link, next to the button that pauses. Without it the text is not a link.',
      ),
    }),
    items: json({
      fallback: [],
      expected: 'a list of {"text": "…"}',
      schema: v.array(object({ text: v.string() })),
      help: sentence('The texts, in order. Without any, each child element of the block is one text.'),
    }),
  },
  publishedNames: ['scrolling', 'marquee'],
  parts: sentence({
    text: 'The scrolling text.',
    link: 'The link around the text, if linkTo is set.',
    button: 'The button that pauses and resumes.',
  }),
  tokens: sentence({
    '--vitrine-marquee-size': { css: ['inherit'], fallback: 'the page’s own', meaning: 'Font size of the text.' },
    '--vitrine-marquee-weight': { css: ['400'], meaning: 'Font weight of the text.' },
    '--vitrine-marquee-wrap': {
      css: ['normal'],
      meaning: 'White space of the page’s own markup, whose height the block keeps: nowrap for one line.',
    },
    '--vitrine-marquee-line': { css: ['1lh'], fallback: 'the page’s own', meaning: 'Line height of the text.' },
    '--vitrine-marquee-gap': {
      css: ['2em'],
      meaning: 'Space between two texts, also between the last one and the first of the next copy.',
    },
    '--vitrine-marquee-fade': {
      css: ['3em'],
      meaning: 'Width of the fade at each edge with fadeEdges, at most a fifth of the line.',
    },
  }),
  events: sentence({
    'marquee-change': 'The text has started or stopped scrolling: { running }.',
  }),
  keys: sentence({
    'Enter, Space': 'On the button: pause or resume.',
  }),
  notes: sentence([
    'The requirements name no units: those of speed, wave length and wave height are this project’s own (see the options).',
    'The items are plain text; links inside the markup of the block do not work while the text scrolls: linkTo makes the whole text one link.',
    'The text is repeated as often as the line needs it, at most 400 times. Screen readers read it once, and it is shown once while it does not scroll.',
    'With reduced motion, or with speed 0, the text does not move, it wraps, and there is no button.',
    'The block keeps the height of the page’s own markup, so that nothing below it moves. With @media (scripting: enabled) { [data-block=marquee] { white-space: nowrap; overflow: clip; --vitrine-marquee-wrap: nowrap } } it is one line high on narrow screens too, before and after it is rendered.',
    'A block narrower than 50 px scrolls as if it were 50 px wide. On a wave, the distance between texts is more than the gap if text and gap together are shorter than 50 px.',
  ]),
});
