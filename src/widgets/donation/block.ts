import { defineBlock } from '../../vocab/block/define-block.ts';
import { text } from '../../vocab/block/fields.ts';
import { sentence } from '../../vocab/block/sentence.ts';
import { answerField, serverField } from '../../vocab/server-field.ts';

/** The donation button (STORE-020 to STORE-023). */
export const donation = defineBlock({
  name: 'donation',
  summary: sentence('A button or link of the page that opens its donate page.'),
  when: 'visible',
  budget: 2_420,
  publishedNames: ['donation'],
  data: {
    server: serverField,
    answer: answerField,
    donatePageId: text({
      help: sentence('The id of the donate page. A button or link inside may have an id of its own.'),
    }),
    label: text({ help: sentence('The text of the button that is shown if the page has none.') }),
  },
  parts: sentence({
    button: 'The button that is shown if the page has none.',
    status: 'What became of a form that was sent to its own action.',
    error: 'The message that the donate page could not be opened.',
  }),
  tokens: sentence({
    '--vitrine-accent': 'Colour of that button.',
    '--vitrine-error': 'Colour of the message.',
    '--vitrine-focus': 'Colour of the focus ring.',
  }),
  keys: sentence({
    Enter: 'On the button or link: opens the donate page, once for each time the key is pressed.',
    Space: 'The same, also on a link; the page does not scroll.',
  }),
  notes: sentence([
    'The page keeps its button, in its own style: every element inside with data-donate-page-id, otherwise every button and every link to the donate page. A form around it works without scripts. The button or link may also be the block itself; nothing is shown in it then, not even a message.',
    'Without an id nothing happens, and it is reported to developers.',
    'In the editor the donate page opens in the top window. In an iframe of another site, it opens in a new window.',
    'What is given is chosen on the donate page: its address takes no amount.',
    'A form or link that leads elsewhere than to the platform’s donate page is used as it is without scripts, unless the platform is meant (server): a link is followed, and a form sent once, with the answer below it. Where the platform has no donate page (404, 405, 501), it is used, too.',
  ]),
});
