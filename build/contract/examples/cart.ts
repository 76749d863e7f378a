import { type CartExamples, needed, optional } from '../example.ts';

const answer = {
  cartToken: 'c4f2',
  entries: [
    {
      id: 'linha-1',
      itemId: 'caneca',
      sku: 'SQ0000001',
      title: 'Caneca',
      productUrl: '/loja/caneca',
      quantity: 1,
      maxQuantity: 12,
      unitPriceCents: 9800,
      subTotalCents: 9800,
      variantOptions: [{ optionName: 'Esmalte', value: 'Neblina' }],
    },
  ],
  totalQuantity: 1,
  subtotalCents: 9800,
  grandTotalCents: 9800,
};

const token = '{cartToken}';
const entry = '{entryId}';

export const cart: CartExamples = {
  read: {
    args: [],
    answer,
    errors: 'JSON without any field of a cart, or with a field of another kind, is an error.',
    need: needed(
      'The cart of a visitor who returns is read with it: the cookie `hasCart` says that there is one. It is also read before the checkout, and after a change that failed.',
    ),
  },
  add: {
    args: [{ itemId: 'caneca', sku: 'SQ0000001', quantity: 1, additionalFields: { gravura: 'Ana' }, planId: 'mensal' }],
    answer: { shoppingCart: answer, newlyAdded: { id: 'linha-1', sku: 'SQ0000001', quantity: 1 } },
    need: needed(
      'Nothing is added to a cart without it. `additionalFields` and `planId` are absent for a product without them.',
    ),
  },
  setQuantity: {
    args: [token, entry, 2],
    answer,
    need: needed('The quantity of a line cannot be changed without it.'),
  },
  remove: {
    args: [token, entry],
    answer,
    need: needed('A line cannot be removed without it.'),
  },
  applyCode: {
    args: [token, 'BARRO10'],
    answer: { ...answer, validCoupons: [{ promoCode: 'BARRO10', discountCents: 980 }], discountCents: 980 },
    need: optional('The field for a code then shows an error.'),
  },
  setNote: {
    args: [token, 'Embrulhe para presente.'],
    answer: { ...answer, note: 'Embrulhe para presente.' },
    need: optional('The field for a note is shown only if `storeSettings.showNoteField` of the context is true.'),
  },
  setShippingLocation: {
    args: [token, { postalCode: '12530-000', country: 'BR' }],
    answer: {
      ...answer,
      requiresShipping: true,
      shippingOptions: [{ key: 'correios', name: 'Correios', priceCents: 1500 }],
    },
    need: optional('The field for a postal code is shown only for a cart with `requiresShipping`.'),
  },
  setShippingOption: {
    args: [token, 'correios'],
    answer: {
      ...answer,
      requiresShipping: true,
      selectedShippingOption: { key: 'correios', name: 'Correios', priceCents: 1500 },
    },
    need: optional('It is called only for a cart with `shippingOptions`.'),
  },
};
