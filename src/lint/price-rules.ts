import { warning } from './rule.ts';

/** Rules about prices. */
export const priceRules = {
  VT142: warning(
    'A page has prices, and nothing says in which locale they are written.',
    'Without website.formattingLocale and without a lang that is a known language, blocks write prices as in Brazilian Portuguese, whatever the server writes beside them.',
    'Write lang on the html element, or set website.formattingLocale in the page context.',
  ),
  VT143: warning(
    'The displayed price of a product differs from its data.',
    'The block shows the price of data-product in place of the one that the server has written, so the price changes before the eyes of visitors.',
    'Write the same amount, with the same separators, in data-product-price and data-product. Set website.formattingLocale where the server writes prices by another locale than that of the page.',
  ),
} as const;
