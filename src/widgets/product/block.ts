import { defineBlock } from '../../vocab/block/define-block.ts';
import { count, flag } from '../../vocab/block/fields.ts';
import { sentence } from '../../vocab/block/sentence.ts';
import { answerField, serverField } from '../../vocab/server-field.ts';

declare module '../../vocab/names.ts' {
  interface EventDetails {
    /** Another variant was chosen; `sku` is empty while an option is open. */
    'product-variant': { itemId: string; sku: string };
  }
}

/** Products on item pages and in product blocks (STORE-024, COLL-007). */
export const product = defineBlock({
  name: 'product',
  summary: sentence('Sells a product: its price, its options, and what adds it to the cart or opens its checkout.'),
  when: 'visible',
  budget: 4_690,
  publishedNames: ['product'],
  data: {
    server: serverField,
    answer: answerField,
    lowStock: count({
      fallback: 0,
      help: sentence(
        'From this stock down the block says how many are left; 0 leaves it to the product’s own lowStock.',
      ),
    }),
    stickyButton: flag({
      help: sentence(
        'On phones the price and a second button stay at the lower edge of the window while the form’s button is out of view.',
      ),
    }),
    variantInAddress: flag({
      fallback: true,
      help: sentence('Keeps the chosen variant in the page’s address as the parameter variant.'),
    }),
  },
  parts: sentence({
    root: 'Everything the block renders.',
    price: 'The price with its marks.',
    'price-now': 'What the product costs now.',
    'price-before': 'The price before the sale.',
    'price-mark': 'The words “Esgotado” or “Promoção”.',
    'price-member': 'What members pay.',
    form: 'Everything that is chosen before the product is bought.',
    option: 'One option: its name and its values.',
    value: 'One value of an option that is shown as a radio button or a swatch.',
    plans: 'The plans of a subscription.',
    plan: 'One plan.',
    quantity: 'The quantity with its two buttons.',
    step: 'A button that changes the quantity by one.',
    field: 'An additional field.',
    label: 'The label of an option or a field.',
    control: 'A control that a visitor fills in.',
    error: 'An error.',
    note: 'What is to be known of the chosen variant: how many are left, or why it cannot be bought.',
    installments: 'The sentence on instalments.',
    button: 'The button that buys.',
    sticky: 'The bar with price and button at the lower edge of a phone’s window.',
    'sticky-button': 'Its button, beside being a button.',
    status: 'What the button did, or why it failed.',
    'open-cart': 'The button that opens the cart after something was added.',
    restock: 'The form that asks for an email when the product is back.',
    'restock-send': 'Its button.',
  }),
  tokens: sentence({
    '--vitrine-accent': 'Colour of the button that buys, and of the mark of a sale.',
    '--vitrine-surface': 'Colour behind the controls.',
    '--vitrine-focus': 'Colour of the focus ring.',
  }),
  events: sentence({ 'product-variant': 'Another variant was chosen: { itemId, sku }.' }),
  keys: sentence({
    'ArrowUp, ArrowDown': 'In an option with radio buttons or swatches: the previous or the next value.',
    Enter: 'In a field or on the button: buys once, however long the key is held.',
  }),
  notes: sentence([
    'The product is JSON in the attribute data-product, or in a script element of the type application/json with that attribute. The server’s content stays on the page: only an element with data-product-price and the form are replaced, each in its place, and they are shown again if the block fails or is removed.',
    'A value that cannot be bought together with the rest of the choice is neither hidden nor disabled: its text says that it is sold out, or that the combination does not exist, and the button is off once it is chosen.',
    'The block begins with the variant that the parameter variant of the address names, by SKU or id, otherwise with what a visitor chose in the page’s own controls before it came, and with what leaves no choice. Nothing else is chosen in advance.',
    'No price is ever sent. Instalments are the site’s own sentence, or the price in parts that add up to it. A member (memberAccount) reads the members’ price first.',
    'A second click within 0.6 s, or before the server has answered, does nothing.',
    'The image of the chosen variant is shown in a gallery of the same page that has a slide with its id or file.',
    'Without the platform’s calls (server) and without Vitrine.cart.use, the page’s own form or link buys. The block writes what was chosen into the form’s controls, found by SKU, id, option, label or name, and submits it once, as the block form does. A form that asks for more than the product has, or cannot take the choice, stays as the server wrote it; a link is left to the browser. Where the platform’s first call is not answered (404, 405, 501 or no JSON), the form is submitted by the browser, once.',
  ]),
});
