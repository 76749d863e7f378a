import { CART_OPEN, NEXT_PAGE, PRODUCT_DATA, QUICK_ADD } from '../names.ts';
import { attributes } from './attribute-use.ts';
import { json, mark, text, words } from './attribute-values.ts';
import { productJson } from './product-json.ts';

/** The names of the controls that filter a list of products. */
const PARAMETERS = {
  min: 'The lowest price.',
  max: 'The highest price.',
  available: 'Only what can be bought.',
  sale: 'Only what is on sale.',
  order: 'The order of the list.',
  pages: 'How many pages of the list are shown.',
};

/** Products, lists of products, the cart, donations and members. */
export const shopAttributes = attributes({
  [PRODUCT_DATA]: [
    {
      readBy: ['product', 'gift-card'],
      place: 'the block, or bare on a script with type="application/json" in it, whose text is the JSON then',
      within: ['product', 'gift-card'],
      value: json(
        '{id, title, url, productType, variants, priceCents, …} with prices in whole cents',
        'nothing',
        productJson,
      ),
      help: 'The product.',
      isCommon: true,
    },
    {
      readBy: ['product-list', 'quick-views'],
      place: 'each product of a list',
      value: json(
        '{id, title, url, productType, variants, priceCents, …} with prices in whole cents',
        'nothing',
        productJson,
      ),
      help: 'The product that the element shows.',
      isCommon: true,
    },
  ],
  'data-product-price': [
    {
      readBy: ['product'],
      place: 'the element with the price',
      within: ['product'],
      value: mark,
      help: 'The block shows the price in its place.',
    },
  ],
  'data-quick-view': [
    {
      readBy: ['quick-views'],
      place: 'a link in an element with data-product',
      on: 'a',
      inside: '[data-product]',
      mistakenOn: '*',
      value: mark,
      help: 'A click opens the quick view of the product.',
    },
  ],
  [QUICK_ADD]: [
    {
      readBy: ['product-list'],
      place: 'a link or button in an element with data-product',
      within: ['product-list'],
      inside: '[data-product]',
      mistakenOn: '*',
      value: mark,
      help: 'A click adds the product to the cart if nothing has to be chosen, and opens its quick view otherwise.',
    },
  ],
  [NEXT_PAGE]: [
    {
      readBy: ['product-list', 'summary'],
      place: 'a link in the list',
      on: 'a[href]',
      within: ['product-list', 'summary'],
      mistakenOn: '*',
      value: mark,
      help: 'It leads to the next page of the list, which the block fetches.',
    },
  ],
  'data-filter': [
    {
      readBy: ['product-list'],
      place: 'a control with a name in the form of the list',
      on: ':is(input[name],select[name],button[name])',
      within: ['product-list'],
      mistakenOn: ':is(input,select,button)',
      value: words(PARAMETERS, 'the usual name of the parameter'),
      help: 'What the control filters by; its name becomes the parameter of the address.',
      isCommon: true,
    },
  ],
  [CART_OPEN]: [
    { readBy: ['cart'], place: 'any element', value: mark, help: 'A click opens the drawer with the visitor’s cart.' },
  ],
  'data-cart-quantity': [
    {
      readBy: ['cart-indicator'],
      place: 'an element in the block',
      within: ['cart-indicator'],
      mistakenOn: '*',
      value: mark,
      help: 'The number of items in the cart is written into it; the content of the block stays as the page has it.',
    },
  ],
  'data-cart-empty': [
    {
      readBy: ['cart-indicator'],
      place: 'the block',
      value: mark,
      help: 'The cart is empty. The server may write it for the time before.',
      isCommon: true,
      isWritten: true,
    },
  ],
  'data-donate-page-id': [
    {
      readBy: ['donation'],
      place: 'the block, or a button or link in it',
      within: ['donation'],
      mistakenOn: '*',
      value: text,
      help: 'The id of the donate page that it opens.',
    },
  ],
  'data-side': [
    {
      readBy: ['pricing-toggle'],
      place: 'the prices and links of one of two sides',
      beside: 'pricing-toggle',
      value: words(['left', 'right'], 'nothing: the element is always shown'),
      help: 'The side with which the element is shown.',
      isCommon: true,
    },
  ],
  'data-member-logout': [
    {
      readBy: ['member-area'],
      place: 'a form in the block',
      on: 'form',
      within: ['member-area'],
      mistakenOn: '*',
      value: mark,
      help: 'The form signs out; the button of the block takes its place.',
    },
  ],
  'data-member-notice': [
    {
      readBy: ['member-area'],
      place: 'an element in the block',
      within: ['member-area'],
      mistakenOn: '*',
      value: mark,
      help: 'It says that the page is for members only: the block adds no notice of its own, and nothing moves.',
    },
  ],
});
