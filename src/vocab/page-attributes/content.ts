import { CENSUS_BUTTON, COMMENT_LINK, EVENT_END, EVENT_START, SUMMARY_PART, TOOLTIP } from '../names.ts';
import { type AttributeUse, attributes } from './attribute-use.ts';
import { form, mark, number, text, words } from './attribute-values.ts';

const isTime = (value: string): boolean => !Number.isNaN(Date.parse(value));
const time = form('an ISO time such as 2026-05-30T19:00:00-03:00', 'nothing: the item is no event', isTime);

const inside = (
  block: string | readonly string[],
  value: AttributeUse['value'],
  help: string,
  more: Partial<AttributeUse> = {},
): AttributeUse => {
  const blocks = typeof block === 'string' ? [block] : block;
  return { readBy: blocks, place: 'an element in the block', within: blocks, value, help, isCommon: true, ...more };
};

const EVENTS = ['calendar', 'event-list'];
const inEvent = { place: 'an element of an event' };
const onAudio = { place: 'an audio element in the block', on: 'audio' };
const inReview = { place: 'an element of a review' };

/** The parts of an item that `data-summary-part` names. */
const PARTS = {
  title: '',
  text: '',
  date: '',
  author: '',
  location: '',
  tags: '',
  categories: '',
  price: '',
  'sold-out': 'What says that the item is sold out.',
  meta: 'The line with date, author and other details.',
};

/** Texts, events, reviews, tables and lists. */
export const contentAttributes = attributes({
  [COMMENT_LINK]: [
    {
      readBy: ['comment-links'],
      place: 'a link',
      on: 'a',
      mistakenOn: '*',
      value: text,
      help: 'The link leads to the comments of the item with this id; without a value, of the item of the page.',
    },
  ],
  [TOOLTIP]: [
    {
      readBy: ['tooltips'],
      place: 'any element',
      value: text,
      help: 'The text of its tooltip; empty for the text of its title attribute.',
    },
  ],
  [CENSUS_BUTTON]: [
    {
      readBy: ['census'],
      place: 'a link',
      value: mark,
      help: 'The link is counted as a button, as those of button blocks are: each time it is shown and pressed, as far as the visitor allows analytics.',
    },
  ],
  [SUMMARY_PART]: [
    inside(
      'summary',
      {
        ...words(PARTS, 'nothing: the element is none of the parts'),
        accepts: (value) =>
          value
            .trim()
            .split(/\s+/)
            .every((word) => Object.hasOwn(PARTS, word)),
      },
      'Which part of an item the element is; several words for several parts.',
      { place: 'an element of an item', isCommon: false },
    ),
  ],
  [EVENT_START]: [inside('summary', time, 'When the event of the item begins.', { place: 'an item', isCommon: false })],
  [EVENT_END]: [inside('summary', time, 'When the event of the item ends.', { place: 'an item', isCommon: false })],
  'data-tags': [inside('summary', text, 'The tags of the item, separated by commas.', { place: 'an item' })],
  'data-categories': [
    inside('summary', text, 'The categories of the item, separated by commas.', { place: 'an item' }),
  ],
  'data-title': [
    inside(EVENTS, text, 'Its text is the title of the event, where that is no heading.', inEvent),
    inside('reviews', text, 'Its text is the title of the review, where that is no heading.', inReview),
    inside('audio', text, 'The title of the track.', onAudio),
  ],
  'data-author': [
    inside('reviews', text, 'Its text is the name of who wrote the review.', inReview),
    inside('audio', text, 'The author of the track.', onAudio),
  ],
  'data-place': [inside(EVENTS, text, 'Its text is the place of the event.', inEvent)],
  'data-description': [inside(EVENTS, text, 'Its text is the description of the event.', inEvent)],
  'data-event-id': [inside(EVENTS, text, 'The id of the event.', { place: 'the element of an event' })],
  'data-venue': [inside('tour-dates', text, 'Its text is the venue.', { place: 'an element of a date' })],
  'data-city': [inside('tour-dates', text, 'Its text is the city.', { place: 'an element of a date' })],
  'data-sold-out': [
    inside('tour-dates', mark, 'The date is sold out.', { place: 'the element of a date, or an element in it' }),
  ],
  'data-duration': [
    inside(
      'audio',
      number('a number of seconds above 0', 'nothing until the track is loaded', { above: 0 }),
      'The duration of the track in seconds, for the time before it is loaded.',
      onAudio,
    ),
  ],
  'data-value': [
    inside(
      'chart',
      form('a number with a point, such as 1234.5', 'the text of the cell', (value) =>
        /^\s*[-−–]?\d[\d,\s]*(\.\d+)?\s*$/.test(value),
      ),
      'The number of the cell, whatever its text is.',
      { place: 'a cell of the table', on: ':is(td,th)' },
    ),
  ],
  'data-rating': [
    inside(
      'reviews',
      number('a whole number from 1 to 5', 'nothing: the review is left out', { min: 1, max: 5, whole: true }),
      'The element is a review with so many stars.',
      { place: 'the element of a review' },
    ),
  ],
  'data-review-id': [inside('reviews', text, 'The id of the review.', { place: 'the element of a review' })],
  'data-verified': [
    inside('reviews', mark, 'Its author is known to have bought the product.', { place: 'the element of a review' }),
  ],
  'data-average': [
    inside(
      'reviews',
      number('a number above 0, at most 5', 'the average of the reviews on the page', { above: 0, max: 5 }),
      'The average of all reviews, also of those that are not on the page.',
    ),
  ],
  'data-count': [
    inside(
      'reviews',
      number('a number above 0', 'the number of reviews on the page', { above: 0 }),
      'The number of all reviews, also of those that are not on the page.',
    ),
  ],
});
