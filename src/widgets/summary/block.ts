import { defineBlock } from '../../vocab/block/define-block.ts';
import { count, flag, number, oneOf, text } from '../../vocab/block/fields.ts';
import { sentence } from '../../vocab/block/sentence.ts';

/** The items of a collection: texts, events or products (BLOCK-004). */
export const summary = defineBlock({
  name: 'summary',
  summary: sentence('Shows the items of a collection in one of nine layouts, filters them and fetches more.'),
  when: 'visible',
  budget: 10_270,
  data: {
    design: oneOf(
      ['autogrid', 'grid', 'stacked', 'autocolumns', 'autorows', 'carousel', 'list', 'slideshow', 'slider'],
      {
        fallback: 'autogrid',
        help: sentence(
          'The layout. stacked shows one item below the other, slideshow one at a time, slider a line of items as wide as columnWidth.',
        ),
      },
    ),
    slidesPerRow: count({
      fallback: 0,
      max: 12,
      help: sentence(
        'Items side by side in the grid, by default 4, and in the carousel, by default 3; fewer where they would be narrower than columnWidth.',
      ),
    }),
    columnWidth: number({
      fallback: 270,
      min: 1,
      help: sentence('Least width of a column, and the width of the items of the slider, in px.'),
    }),
    gutter: number({ fallback: 32, min: 0, max: 200, help: sentence('Space between items, in px.') }),
    rowHeight: number({
      fallback: 250,
      min: 1,
      help: sentence('Height that the images of autorows are filled at, in px; then each row is scaled to the width.'),
    }),
    listImageSize: number({
      fallback: 30,
      min: 0,
      max: 100,
      help: sentence('Width of the images of the list, in per cent of the row; the text has the rest.'),
    }),
    imageAspectRatio: number({
      fallback: 0,
      min: 0,
      help: sentence(
        'Ratio of the images, height over width; above 10 it is a percentage. With 0 they stay as the page shows them.',
      ),
    }),
    autoCrop: flag({
      fallback: true,
      help: sentence('Images fill the ratio of imageAspectRatio and are cropped; otherwise they are shown whole.'),
    }),
    metadataPosition: oneOf(['as-sent', 'above-title', 'below-title', 'below-content'], {
      fallback: 'as-sent',
      help: sentence('Where date, author, tags and categories of an item are.'),
    }),
    showPastOrUpcomingEvents: oneOf(['all', 'upcoming', 'past'], {
      fallback: 'all',
      help: sentence('Which events are shown; items without data-event-start always are.'),
    }),
    label: text({ help: sentence('The name of the list for screen readers, by default that of its heading.') }),
  },
  publishedNames: ['summary', 'summary-v2'],
  parts: sentence({
    items: 'All items.',
    item: 'The box of one item.',
    previous: 'The button to the items before, of a design that moves.',
    next: 'The button to the items after.',
    more: 'The button that fetches more items.',
    'empty-state': 'What is shown where there are no items.',
    'error-state': 'What is shown where a filter’s items could not be fetched.',
    retry: 'The button that fetches them again.',
  }),
  tokens: sentence({
    '--vitrine-surface': 'Colour behind the buttons.',
    '--vitrine-line': 'Colour of the lines around them.',
    '--vitrine-focus': 'Colour of the focus ring.',
  }),
  notes: sentence([
    'An item is a direct child of the block, or of the only list or div in it, with its link, image, title, text and date as the page renders them; the block only places it. Headings, paragraphs, a header and a nav beside the items are no items.',
    'data-tags and data-categories of an item list its tags and categories, with commas between; links in it with tag or category in their address count, too.',
    'Links of a nav in the block whose address has tag or category filter the list without loading the page. The filter is in the address, so Back undoes it.',
    'A link with data-next-page leads to the next page of the list. The block takes its place, asks that address with format=json and renders the items of the response like the first item.',
    'data-summary-part names the parts of an item for that: title, text, date, author, location, tags, categories, price, sold-out and meta. Without it the heading is the title, the first paragraph without a date the text, and time the date.',
  ]),
});
