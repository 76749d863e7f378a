import * as v from 'valibot';
import { defineBlock } from '../../vocab/block/define-block.ts';
import { flag, json, number, oneOf, url } from '../../vocab/block/fields.ts';
import { object } from '../../vocab/block/own-object.ts';
import { sentence } from '../../vocab/block/sentence.ts';

/** Block type 70 (MARQ-601, MARQ-614). */
export const marquee = defineBlock({
  name: 'marquee',
  summary: sentence('Text that runs without end along a straight line or a wave.'),
  when: 'visible',
  budget: 5_750,
  data: {
    waveFrequency: number({
      fallback: 1,
      min: 0,
      help: sentence('How close the waves stand: one wave is 1000 px divided by this, and always 250 to 1000 px long.'),
    }),
    waveIntensity: number({
      fallback: 0,
      min: 0,
      help: sentence('How high the waves are, 10 px for each 1, up to the length of one wave. 0 is a straight line.'),
    }),
    animationDirection: oneOf(['left', 'right'], {
      fallback: 'left',
      help: sentence('Where the text runs to on the screen, whatever the reading direction.'),
    }),
    animationSpeed: number({
      fallback: 1,
      min: 0,
      max: 1000,
      help: sentence(
        'How fast the text runs, 60 px a second for each 1. 0 shows the text still; anything between counts as 0.01 at least.',
      ),
    }),
    pausedOnHover: flag({ help: sentence('Rests while the mouse is over it, and goes on from the same place.') }),
    fadeEdges: flag({ help: sentence('Lets the text fade at both edges of the line while it runs.') }),
    linkTo: url({
      help: sentence(
        'Where the whole text leads: one link, beside the button that pauses. Without it the text is no link.',
      ),
    }),
    items: json({
      fallback: [],
      expected: 'a list of {"text": "…"}',
      schema: v.array(object({ text: v.string() })),
      help: sentence('The texts, in order. Without any, each child element of the block gives one.'),
    }),
  },
  publishedNames: ['scrolling', 'marquee'],
  parts: sentence({
    text: 'The running text.',
    link: 'The link around the text, where linkTo says one.',
    button: 'The button that pauses and resumes.',
  }),
  tokens: sentence({
    '--vitrine-marquee-size': { css: ['inherit'], fallback: 'the page’s own', meaning: 'Font size of the text.' },
    '--vitrine-marquee-weight': { css: ['400'], meaning: 'Font weight of the text.' },
    '--vitrine-marquee-wrap': {
      css: ['normal'],
      meaning: 'White space of the page’s own markup, for whose height the block keeps room: nowrap for one line.',
    },
    '--vitrine-marquee-line': { css: ['1lh'], fallback: 'the page’s own', meaning: 'Line height of the text.' },
    '--vitrine-marquee-gap': {
      css: ['2em'],
      meaning: 'Space between two texts, also between the last and the first of the next copy.',
    },
    '--vitrine-marquee-fade': {
      css: ['3em'],
      meaning: 'How far the text fades at each edge with fadeEdges, a fifth of the line at most.',
    },
  }),
  events: sentence({
    'marquee-change': 'The text has begun to run or has come to rest: { running }.',
  }),
  keys: sentence({
    'Enter, Space': 'On the button: pause or resume.',
  }),
  notes: sentence([
    'The specification names no units: speed, wave length and wave height are this project’s (see the fields).',
    'The items are plain text; links inside the block’s own markup do not work while the text runs: linkTo makes the whole text one.',
    'The text is repeated as often as the line needs it, at most 400 times. It is read aloud once, and stands once where it does not run.',
    'With reduced motion, or speed 0, the text stands still and wraps, and there is no button.',
    'The block stays as high as the page’s own markup was, so that nothing below it moves. With @media (scripting: enabled) { [data-block=marquee] { white-space: nowrap; overflow: clip; --vitrine-marquee-wrap: nowrap } } it is one line high on narrow screens too, before and after.',
    'A block narrower than 50 px runs as if it were 50 px wide. A wave sets a text apart by more than the gap where both come to less than 50 px.',
  ]),
});
