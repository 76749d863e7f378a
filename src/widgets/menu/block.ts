import { defineBlock } from '../../vocab/block/define-block.ts';
import { flag, text } from '../../vocab/block/fields.ts';
import { sentence } from '../../vocab/block/sentence.ts';

declare module '../../vocab/names.ts' {
  interface EventDetails {
    'menu-change': { index: number };
  }
}

/** Tabs (MENU-001). */
export const menu = defineBlock({
  name: 'menu',
  summary: sentence('Tabs: a row of titles, of which the selected one shows its section.'),
  when: 'visible',
  budget: 4_000,
  copiesText: true,
  publishedNames: ['menu'],
  data: {
    label: text({ help: sentence('Name of the row of tabs for screen readers.') }),
    history: flag({
      help: sentence('Writes the id of the selected section to the address, without a new entry of the history.'),
    }),
  },
  parts: sentence({
    tabs: 'The row of tabs.',
    tab: 'One tab. The selected one carries aria-selected.',
    panel: 'The section of a tab.',
    'panel-title': 'The title above a section on paper.',
  }),
  tokens: sentence({
    '--vitrine-accent': 'Colour of the line below the selected tab.',
    '--vitrine-line': 'Colour of the line below the row.',
    '--vitrine-focus': 'Colour of the focus ring.',
  }),
  events: sentence({
    'menu-change': 'Another tab has been selected; the detail has its index.',
  }),
  keys: sentence({
    'ArrowLeft, ArrowRight':
      'Moves the focus to the previous or the next tab, in reading direction; it wraps around at the ends.',
    'Home, End': 'Moves the focus to the first or the last tab.',
    'Enter, Space': 'Selects the focused tab.',
  }),
  notes: sentence([
    'Headings, each followed by its content; or sections that begin with a heading; or a list of links to the sections below it. Without scripts the sections follow each other.',
    'The first tab is selected, unless the address names a section, or something inside one. A link to it selects its tab later, too.',
    'Find in page selects the tab whose section contains the text, in browsers that support it.',
    'When the page is printed, every section is printed below its title.',
  ]),
});
