import * as v from 'valibot';
import { defineBlock } from '../../vocab/block/define-block.ts';
import { count, json, oneOf, text } from '../../vocab/block/fields.ts';
import { object } from '../../vocab/block/own-object.ts';
import { sentence } from '../../vocab/block/sentence.ts';
import { CONSENT_PURPOSES } from '../../vocab/names.ts';

const words = v.optional(v.string(), '');

/** Block kind socialFeed (BLOCK-011). */
export const socialFeed = defineBlock({
  name: 'social-feed',
  summary: sentence('Arranges posts of a social network, which the page has, as a grid or a list.'),
  when: 'visible',
  budget: 4_500,
  data: {
    layout: oneOf(['grid', 'list'], {
      fallback: 'grid',
      help: sentence('grid has as many posts beside each other as there is room for; list has one below the other.'),
    }),
    step: count({ fallback: 6, min: 1, max: 60, help: sentence('How many more posts the button shows.') }),
    posts: json({
      fallback: [],
      expected: 'a list of {"text": "…", "image": "…", "imageAlt": "…", "date": "2026-05-30", "url": "…"}',
      schema: v.array(object({ text: v.string(), image: words, imageAlt: words, date: words, url: words })),
      help: sentence(
        'The posts, newest first, instead of those in the markup. Each field but text may be missing; the first posts, as many as step, are shown at once.',
      ),
    }),
    purpose: oneOf(CONSENT_PURPOSES, {
      fallback: 'marketing',
      help: sentence('The purpose that images of other sites wait for.'),
    }),
    consentService: text({ help: sentence('The service that the site declares for them.') }),
  },
  parts: sentence({
    grid: 'All posts.',
    post: 'One post.',
    picture: 'The image of a post from posts, or its place.',
    text: 'Its text.',
    date: 'Its date, with the link to it.',
    more: 'The button that shows more posts.',
    facade: 'What asks whether images of other sites may be loaded.',
    'facade-card': 'Text and buttons of it.',
    load: 'The button that loads the images once.',
    always: 'The button that allows the service or the purpose.',
    preferences: 'The button that opens the preferences.',
  }),
  tokens: sentence({
    '--vitrine-accent': 'Colour of the button that loads.',
    '--vitrine-line': 'Colour of the border of a post from posts.',
    '--vitrine-focus': 'Colour of the focus ring.',
    '--vitrine-social-feed-column': {
      css: ['clamp(120px, 28%, 220px)'],
      fallback: '28% of the width, 120px to 220px',
      meaning: 'Least width of a post in a grid.',
    },
    '--vitrine-social-feed-gap': { css: ['16px'], meaning: 'Space between posts.' },
  }),
  keys: sentence({ 'Enter, Space': 'On the button below: show more posts; the focus goes to the first of them.' }),
  notes: sentence([
    'The posts in the markup are its elements article and figure, or the entries of its list. They stay the page’s own and keep its look.',
    'A post with the attribute hidden waits for the button. For visitors without scripts put a link to all posts after them.',
    'An image of another site has data-consent-src instead of src, and width and height. Before the consent no byte of it is requested, and a notice above the posts asks for it. Of posts, so does every image that is not of the page’s origin.',
    'The block fetches no posts itself: the server does, or an editor writes them. Nothing depends on a network that may be down.',
    'Lay the posts out in the same grid in the page’s own style, so that nothing moves when the block is rendered.',
  ]),
});
