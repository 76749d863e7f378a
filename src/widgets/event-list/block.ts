import { defineBlock } from '../../vocab/block/define-block.ts';
import { headingLevel, oneOf, timeZone } from '../../vocab/block/fields.ts';
import { sentence } from '../../vocab/block/sentence.ts';

/** The list of an events collection (COLL-002). */
export const eventList = defineBlock({
  name: 'event-list',
  summary: sentence(
    'The events of a collection as the server sent them: upcoming ones first, each with what adds it to a calendar.',
  ),
  when: 'visible',
  budget: 3_900,
  publishedNames: ['eventlist'],
  data: {
    past: oneOf(['collapse', 'show', 'hide'], {
      fallback: 'collapse',
      help: sentence(
        'What happens to past events: a button shows them, they are shown below the others, or not at all.',
      ),
    }),
    timeZone: timeZone({
      help: sentence(
        'The time zone of the events, such as America/Sao_Paulo. Without one website.timeZone of the page context counts, otherwise the visitor’s.',
      ),
    }),
    headingLevel: headingLevel({ help: sentence('Level of the heading above past events.') }),
  },
  parts: sentence({
    list: 'The upcoming events.',
    past: 'The past events.',
    toggle: 'The button that shows the past events.',
    add: 'The button that offers an event for the visitor’s own calendar.',
    popover: 'The calendars to which an event can be added.',
    'empty-state': 'What is shown if no event is upcoming.',
  }),
  tokens: sentence({
    '--vitrine-muted': 'Colour of the time in the visitor’s zone.',
    '--vitrine-focus': 'Colour of the focus ring.',
    '--vitrine-event-list-gap': {
      css: ['calc(var(--_space) * 6)'],
      fallback: '24px',
      meaning: 'Space between two events of own markup.',
    },
    '--vitrine-event-list-indent': {
      css: ['0'],
      meaning: 'Indent of what the block adds below each event, such as the width of a column of dates.',
    },
  }),
  keys: sentence({
    'Enter, Space': 'On “Adicionar à agenda”: opens the choice. On the button of past events: shows or hides them.',
    Escape: 'Closes the choice.',
  }),
  notes: sentence([
    'The elements of the markup stay what is shown, with their links, images and styles. An event is a child of the block or of its only wrapper, or an item of a list that is one, with an element time and its datetime, a second one for the end, a heading or link, data-place and data-description.',
    'An event is past once it has ended. What has no time that can be read is upcoming, and nothing adds it to a calendar.',
    'Of a published list the exact times are read from its link to Google, otherwise from its date and its 24-hour clock. Its own links for calendars stay; where they are shown, the block adds none.',
    'Where the visitor’s clock shows another time than that of the site, it is added.',
    'Reserve room where the page’s content below must not move: each event to come gets a line for calendars, about 50 px high.',
  ]),
});
