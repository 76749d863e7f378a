import { code, tableLines } from '../markdown.mjs';

/** The fields of a cart that blocks use. Amounts are whole numbers of the smallest unit of the currency. */
const CART = [
  [
    'cartToken',
    'text',
    'Names the cart in the addresses of changes. Without it an item can be added, and nothing be changed.',
  ],
  [
    'entries',
    'list of objects',
    'The lines, see below. An answer to a change that has none is followed by reading the cart.',
  ],
  [
    'totalQuantity',
    'whole number from 0 on',
    'The number of items; without it the sum of the quantities of `entries`.',
  ],
  ['subtotalCents', 'amount', 'The sum of the lines.'],
  ['discountCents', 'amount', 'What is taken off, as a positive number.'],
  ['shippingCostCents', 'amount', 'The price of the delivery.'],
  ['taxCents', 'amount', 'The taxes.'],
  ['grandTotalCents', 'amount', 'What is to be paid; without it the subtotal stands at the button.'],
  ['requiresShipping', 'true or false', 'With true the visitor is asked for a postal code and a delivery.'],
  ['shippingLocation', '`{ postalCode }`', 'The place for which the deliveries are.'],
  [
    'shippingOptions',
    'list of `{ key, name, priceCents }`',
    'The deliveries to choose from. `key` and `name` are texts; 0 is free.',
  ],
  ['selectedShippingOption', '`{ key }`, or the key', 'The delivery that is chosen.'],
  ['validCoupons', 'list of `{ promoCode }`, or of codes', 'The codes that count.'],
  ['invalidCoupons', 'list of `{ promoCode, message }`, or of codes', 'The codes that do not count, and why.'],
  [
    'isPurchased',
    'true or false',
    'With true the order has been made: the cart is shown as such, and its items are not counted.',
  ],
  ['id, websiteId, orderId', 'text', 'Not shown.'],
  ['created', 'ms since 1970', 'Not shown.'],
  ['coupons, applicableTaxRules', 'list', 'Not shown.'],
  ['hasDigital, purelyDigital', 'true or false', 'Not shown.'],
  ['subtotalAmount', 'anything', 'Not shown.'],
];

/** What a cart may have beside these; one of a wrong type is left out. */
const EXTRAS = [
  ['expiresAt', 'ms since 1970', 'Until when the items are reserved.'],
  ['appliedGiftCards', 'list of `{ code, amountCents }`', 'The gift cards that pay a part.'],
  ['note', 'text', 'What the visitor wrote for the shop.'],
  ['minimumSubtotalCents', 'amount', 'The smallest subtotal that can be ordered.'],
  ['freeShippingSubtotalCents', 'amount', 'The subtotal from which on the delivery is free.'],
  ['checkoutProblem', 'text', 'Why the cart cannot be ordered as it is. It is shown at the button.'],
];

const ENTRY = [
  ['id', 'text or number', 'Names the line in the addresses of changes.'],
  ['itemId, sku', 'text or number', 'The product and its variant, with which an item that was removed is added again.'],
  ['title', 'text', 'The name of the product.'],
  ['productUrl', 'address', 'Its page.'],
  ['imageUrl', 'address', 'Its picture.'],
  ['imageWidth, imageHeight', 'whole numbers', 'The size of the picture, so that nothing moves when it comes.'],
  ['quantity', 'whole number', 'How many there are.'],
  ['maxQuantity', 'whole number', 'The most that the visitor may have.'],
  ['unitPriceCents', 'amount', 'The price of one.'],
  ['originalPriceCents', 'amount', 'The price of one before a sale.'],
  ['subTotalCents', 'amount', 'The price of the line.'],
  ['variantOptions', 'list of `{ optionName, value }`', 'The chosen variant.'],
  [
    'additionalFields',
    'list of `{ id, label, value }`',
    'What the visitor typed for the item. Without the ids of the fields nobody can bring the item back after removing it; its `value` is then sent as it is here.',
  ],
  ['plan', '`{ id, billingPeriod: { value, unit }, numBillingCycles }`', 'The plan of a subscription.'],
  ['problem', 'text', 'What is wrong with the line. It is shown at the line.'],
];

const rows = (fields) => fields.map(([names, ...rest]) => [names.split(', ').map(code).join(', '), ...rest]);
const table = (fields) => tableLines(['field', 'value', 'meaning'], rows(fields));

/**
 * What the calls of a group have in common, and none of them says.
 *
 * @param {string} group
 * @param {readonly [string, string]} cookies
 */
export const introductionOf = (group, [token, has]) =>
  group === 'Cart'
    ? [
        `An answer that begins a cart sets the cookies \`${token}\`, with the token of the cart, and \`${has}\`: without \`${has}\` a page whose context has no cart asks for none, and it opens the checkout of the cart only with both.`,
        'Scripts read them, so that both have the path `/` and are not `HttpOnly`.',
        '',
        'Every field of a cart may be absent, but one of the first table has to be there. A field of that table with a value of another kind makes the whole cart an error, since a wrong sum is worse than none; `null` counts as absent.',
        'Amounts are whole numbers of the smallest unit of the currency. No amount is computed: what the cart does not say is not shown.',
        '',
        ...table(CART),
        '',
        'A cart may have these as well. One of another kind is left out, and the others count:',
        '',
        ...table(EXTRAS),
        '',
        'Each entry is an object. Every field of it may be absent, and one of another kind counts as absent:',
        '',
        ...table(ENTRY),
        '',
      ]
    : [];
