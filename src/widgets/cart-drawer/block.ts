import { defineBlock } from '../../vocab/block/define-block.ts';
import { sentence } from '../../vocab/block/sentence.ts';

declare module '../../vocab/block/layers.ts' {
  interface LayerPayloads {
    'cart-drawer': undefined;
  }
}

/** The visitor's cart beside the page. The service `cart` opens it. */
export const cartDrawer = defineBlock({
  name: 'cart-drawer',
  summary: sentence('Shows the visitor’s cart beside the page: after something was added, and from the cart’s link.'),
  when: 'load',
  budget: 1_700,
  level: 'page',
  data: {},
  parts: sentence({
    dialog: 'The drawer. Its backdrop is its ::backdrop.',
    'dialog-title': 'The title.',
    close: 'The button that closes it.',
  }),
  tokens: sentence({
    '--vitrine-surface': 'Background; by default the browser’s page colour, light or dark.',
    '--vitrine-text': 'Colour of the text; by default the browser’s.',
    '--vitrine-accent': 'Background of the button to the checkout.',
    '--vitrine-line': 'Colour of the dividers.',
    '--vitrine-focus': 'Colour of the focus ring.',
  }),
  keys: sentence({
    Escape: 'Closes the drawer.',
    Tab: 'Moves through the controls of the drawer, from the last to the first again.',
  }),
  notes: sentence([
    'It is opened by data-cart-open on any element, by Vitrine.cart.open(), and after something was added to the cart, unless storeSettings.addToCartConfirmationType is 2.',
    'Content and behaviour are those of the block cart-page, with the same parts. Title, total and checkout stay in view; code, delivery and note are folded.',
    'On a page with that block it does not open by itself.',
    'It is not printed.',
  ]),
});
