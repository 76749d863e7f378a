import { defineBlock } from '../../vocab/block/define-block.ts';
import { oneOf, text } from '../../vocab/block/fields.ts';
import { sentence } from '../../vocab/block/sentence.ts';

declare module '../../vocab/names.ts' {
  interface EventDetails {
    'pricing-change': { side: 'left' | 'right' };
  }
}

/** A choice between two sets of prices (MEMBER-002). */
export const pricingToggle = defineBlock({
  name: 'pricing-toggle',
  summary: sentence('Two buttons that choose which prices and join buttons of the page are shown.'),
  when: 'visible',
  budget: 2_500,
  copiesText: true,
  data: {
    left: text({ help: sentence('Text of the left button. Without one, that of the first button in the markup.') }),
    right: text({ help: sentence('Text of the right button. Without one, that of the second button in the markup.') }),
    initial: oneOf(['auto', 'left', 'right'], {
      fallback: 'auto',
      help: sentence(
        'The side that is pressed first; auto is the one whose button in the markup is pressed, otherwise left.',
      ),
    }),
    label: text({ help: sentence('Name of the two buttons for screen readers.') }),
  },
  parts: sentence({
    toggle: 'The row of both buttons.',
    button: 'One button. The pressed one carries aria-pressed.',
  }),
  tokens: sentence({
    '--vitrine-accent': 'Colour of the pressed button.',
    '--vitrine-line': 'Colour of the border around both.',
    '--vitrine-focus': 'Colour of the focus ring.',
  }),
  events: sentence({ 'pricing-change': 'The other side has been pressed; the detail has its name.' }),
  keys: sentence({ 'Enter, Space': 'Selects the side of the focused button.' }),
  notes: sentence([
    'The prices and join buttons of the page carry data-side="left" or data-side="right". Those of the other side get the attribute hidden, until the block is removed.',
    'It counts what is inside the nearest element around the block that has anything of a side, so that two toggles of a page do not meet.',
    'Pressing the side that is pressed already changes nothing.',
    'Without scripts the prices of both sides are shown, as the server sends them.',
  ]),
});
