import { defineBlock } from '../../vocab/block/define-block.ts';
import { flag, headingLevel, oneOf } from '../../vocab/block/fields.ts';
import { sentence } from '../../vocab/block/sentence.ts';

declare module '../../vocab/names.ts' {
  interface EventDetails {
    'accordion-change': { index: number; open: boolean };
  }
}

export const accordion = defineBlock({
  name: 'accordion',
  summary: sentence('Headings that open and close the section below them.'),
  when: 'visible',
  budget: 7_430,
  publishedNames: ['accordion'],
  data: {
    multiple: flag({ help: sentence('Leaves the other items open when one opens.') }),
    firstOpen: flag({ help: sentence('Starts with the first item open, without animation.') }),
    icon: oneOf(['plus', 'chevron', 'none'], {
      fallback: 'plus',
      help: sentence('The icon that shows whether an item is open or closed.'),
    }),
    iconSide: oneOf(['end', 'start'], {
      fallback: 'end',
      help: sentence('The side of the heading on which the icon is, in reading direction.'),
    }),
    dividers: flag({ fallback: true, help: sentence('Shows a line between items.') }),
    headingLevel: headingLevel({
      help: sentence(
        'Level of the headings if the markup has none. 0 means one level below the nearest heading before the block.',
      ),
    }),
  },
  parts: sentence({
    root: 'Everything the block renders.',
    item: 'One item: heading and panel. It carries data-is-open.',
    heading: 'The heading around the button.',
    trigger: 'The button that opens and closes the item. It carries aria-expanded.',
    icon: 'The icon.',
    panel: 'The region below the heading.',
  }),
  tokens: sentence({
    '--vitrine-line': 'Colour of the dividers.',
    '--vitrine-accent': 'Colour of the icon.',
    '--vitrine-focus': 'Colour of the focus ring.',
    '--vitrine-accordion-space': { css: ['12px'], meaning: 'Space above and below a heading.' },
  }),
  events: sentence({
    'accordion-change': 'An item opened or closed; the detail has its index and whether it is open.',
  }),
  keys: sentence({
    'Enter, Space': 'Opens or closes the item.',
    'ArrowDown, ArrowUp': 'Moves the focus to the next or the previous heading; it wraps around at the ends.',
    'Home, End': 'Moves the focus to the first or the last heading.',
  }),
  notes: sentence([
    'A details element that the server sends open stays open, so that nothing shifts.',
    'Opening and closing takes 250 ms; while it lasts, clicks on the whole accordion are ignored. With reduced motion there is no animation and no wait.',
    'Find in page opens the panel that contains the text, in browsers that support it.',
    'When the page is printed, every panel is open.',
  ]),
});
