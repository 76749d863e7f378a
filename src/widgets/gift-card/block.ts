import { defineBlock } from '../../vocab/block/define-block.ts';
import { text } from '../../vocab/block/fields.ts';
import { sentence } from '../../vocab/block/sentence.ts';
import { answerField, serverField } from '../../vocab/server-field.ts';

/** A gift card: its amounts, and the way to its checkout (STORE-019). */
export const giftCard = defineBlock({
  name: 'gift-card',
  summary: sentence('A gift card with its amounts, which are variants of the product, and the button to its checkout.'),
  when: 'visible',
  budget: 3_050,
  data: {
    server: serverField,
    answer: answerField,
    label: text({ help: sentence('The text of the button. By default that of the form in the markup.') }),
  },
  parts: sentence({
    price: 'The price.',
    'price-now': 'What the gift card costs now.',
    'price-before': 'The original price of a gift card that is on sale.',
    'price-mark': 'The mark of a gift card that is on sale.',
    'price-member': 'What members pay.',
    amounts: 'The amounts.',
    amount: 'One amount.',
    button: 'The button to the checkout.',
    status: 'What became of a form that was sent to its own action.',
    error: 'The message that the checkout could not be opened.',
  }),
  tokens: sentence({
    '--vitrine-accent': 'Colour of the button and of the chosen amount.',
    '--vitrine-edge': 'Colour of the borders of amounts.',
    '--vitrine-error': 'Colour of the message.',
    '--vitrine-focus': 'Colour of the focus ring.',
  }),
  keys: sentence({
    'ArrowLeft, ArrowRight': 'Chooses the previous or the next amount.',
    Enter: 'On the button: opens the checkout.',
  }),
  notes: sentence([
    'The product is read from data-product, or from <script type="application/json" data-product> inside. Without a product that can be read, the markup stays as the server sent it.',
    'A form inside works without scripts and is replaced; what was chosen in it stays chosen. Everything else stays, above the amounts.',
    'The id of the website comes from the page context. The SKU is part of the address only once an amount is chosen; otherwise the checkout asks for it.',
    'In the editor the checkout opens in the top window. In an iframe of another site, it opens in a new window.',
    'The recipient is asked for in the checkout: its address takes no more than the two ids and the SKU.',
    'A form or link that leads elsewhere than to the platform’s checkout is used as it is without scripts, unless the platform is meant (server): the form is replaced if it asks for the amount only, and sent once. Where the platform has no such checkout (404, 405, 501), it is used, too.',
  ]),
});
