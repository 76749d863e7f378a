import { defineBlock } from '../../vocab/block/define-block.ts';
import { headingLevel, month, oneOf, text, timeZone } from '../../vocab/block/fields.ts';
import { sentence } from '../../vocab/block/sentence.ts';

declare module '../../vocab/names.ts' {
  interface EventDetails {
    'calendar-change': { month: string; view: 'month' | 'list' };
  }
}

/** The events of a collection by month (BLOCK-008, COLL-003). */
export const calendar = defineBlock({
  name: 'calendar',
  summary: sentence('The events of a collection, in a grid of the month or as a list.'),
  when: 'visible',
  budget: 26_920,
  copiesText: true,
  publishedNames: ['calendar'],
  data: {
    collectionId: text({
      help: sentence(
        'Identifier of the collection whose events are loaded. Without one, only those of the markup are shown.',
      ),
    }),
    month: month({
      help: sentence(
        'The first month, as 11-2026, whose events the markup has completely: it is not loaded. Without one, the current month is shown first.',
      ),
    }),
    view: oneOf(['auto', 'month', 'list'], {
      fallback: 'auto',
      help: sentence(
        'What is shown first: the grid of the month or the list. With auto, the grid if there is room for it.',
      ),
    }),
    timeZone: timeZone({
      help: sentence(
        'The time zone of the events, such as America/Sao_Paulo. Without one website.timeZone of the page context counts, otherwise the visitor’s.',
      ),
    }),
    label: text({ help: sentence('Name of the calendar for screen readers.') }),
    headingLevel: headingLevel({ help: sentence('Level of the month’s heading; the events are one level below.') }),
  },
  parts: sentence({
    toolbar: 'Month, its buttons and the choice of view.',
    month: 'The heading with the month.',
    grid: 'The grid of the month.',
    day: 'A day of the grid.',
    list: 'The events that are shown.',
    event: 'One event of the list.',
    'event-title': 'Its title.',
    add: 'The button that offers an event for the visitor’s own calendar.',
    zone: 'The sentence about the time zone.',
    'empty-state': 'What is shown if the month has no events.',
    'error-state': 'What is shown if the events could not be loaded.',
    retry: 'The button that loads them again.',
    popover: 'The calendars to which an event can be added.',
  }),
  tokens: sentence({
    '--vitrine-accent': 'Colour of the marks of events and of the selected day.',
    '--vitrine-line': 'Colour of the lines of the grid and between events.',
    '--vitrine-muted': 'Colour of weekdays, places and the time in the visitor’s zone.',
    '--vitrine-focus': 'Colour of the focus ring.',
  }),
  events: sentence({
    'calendar-change': 'Another month or view is shown; the detail has the month as 11-2026, and the view.',
  }),
  keys: sentence({
    'Arrow keys': 'Moves the focus to the previous or next day, or by a week; beyond the month it changes.',
    'Home, End': 'Moves the focus to the first or the last day of the week.',
    'PageUp, PageDown': 'Moves the focus by a month; with Shift by a year.',
    'Enter, Space': 'Shows the events of the focused day; again, those of the whole month.',
  }),
  notes: sentence([
    'An event of the markup is a child of the block or of its only wrapper, or an item of a list that is one: with an element time and its datetime, a second one for the end, a heading or link, data-place and data-description. Without scripts it stays as the server sent it.',
    'A datetime without a time means whole days; one without an offset is in the time zone of the site. An event of the server from midnight to midnight, or to 23:59, takes whole days, too.',
    'Month and view are in the address as month=11-2026 and view=calendar or view=list, the names that published pages use, so that Back undoes them. A page with two calendars gives both the same month.',
    'Days and times are those of the site. Where the visitor’s clock shows another time it is added, with its date.',
    'The file for the visitor’s calendar is written in the page. The links to Google and Outlook lead there only when they are clicked.',
    'Reserve room for the grid where the page’s content below must not move: one without events in its markup, as on published pages, always has six weeks, any other as many as its month.',
  ]),
});
