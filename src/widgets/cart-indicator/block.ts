import { defineBlock } from '../../vocab/block/define-block.ts';
import { flag } from '../../vocab/block/fields.ts';
import { sentence } from '../../vocab/block/sentence.ts';

/** The link to the cart, with the number of its items (CART-601). */
export const cartIndicator = defineBlock({
  name: 'cart-indicator',
  summary: sentence('Shows in the link to the cart how many items are in it.'),
  when: 'load',
  light: true,
  budget: 2_400,
  data: {
    count: flag({
      fallback: true,
      help: sentence('Shows the number. Without it the name of the link is the name of the cart alone.'),
    }),
  },
  parts: sentence({
    icon: 'The icon.',
    quantity: 'The number.',
  }),
  tokens: sentence({
    '--vitrine-accent': 'Background of the number; its text turns black or white by itself.',
    '--vitrine-edge': 'Colour of the border of the number of an empty cart.',
  }),
  notes: sentence([
    'Put it on the link itself. An icon with the number replaces the content of the link, and the name of the link says how many items are in the cart.',
    'With an element marked data-cart-quantity inside, the content stays as the page has it, and the number is written into that element.',
    'More than 100 items are shown as 100+. While the cart is empty the link has the attribute data-cart-empty. Until the cart is known, and where it cannot be read, there is no number, or the one that the server has written, and the attribute stays as the server wrote it.',
    'The number is that of the page context, or of the server where the context has none and the cookie hasCart is there. It follows every change of the cart, also in other tabs.',
    'Add data-cart-open to open the drawer in place of the cart’s page.',
  ]),
});
