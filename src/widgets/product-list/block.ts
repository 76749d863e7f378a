import { defineBlock } from '../../vocab/block/define-block.ts';
import { count, flag } from '../../vocab/block/fields.ts';
import { sentence } from '../../vocab/block/sentence.ts';
import { serverField } from '../../vocab/server-field.ts';

declare module '../../vocab/names.ts' {
  interface EventDetails {
    'product-list-change': { shown: number; total: number };
  }
}

/** The products of a collection or beside a product (COLL-006). */
export const productList = defineBlock({
  name: 'product-list',
  summary: sentence(
    'Filters, sorts and extends the list of products that the server sent, and adds products to the cart.',
  ),
  when: 'visible',
  budget: 9_850,
  data: {
    server: serverField,
    related: flag({
      help: sentence(
        'The list is beside a product: the product of the page is left out, and nothing is filtered or sorted.',
      ),
    }),
    limit: count({ fallback: 0, help: sentence('The most products that are shown with related; 0 shows all.') }),
    filters: flag({ fallback: true, help: sentence('Offers filters for what the products differ in.') }),
    sorting: flag({ fallback: true, help: sentence('Offers to sort the list.') }),
  },
  parts: sentence({
    toolbar: 'Filters, number of products and sorting.',
    filters: 'The filters, which are closed at first unless the address has one.',
    filter: 'One filter with its values.',
    sort: 'The list of orders.',
    count: 'The number of products.',
    clear: 'The button that clears the filters.',
    see: 'The button that closes the sheet, with the number of products.',
    dialog: 'The sheet of the filters in narrow windows. Its backdrop is its ::backdrop.',
    'dialog-title': 'Its title.',
    close: 'The button at its corner.',
    more: 'The button that fetches the next page of the list.',
    notice: 'What became of the last product that was added.',
    'empty-state': 'What is shown where no product matches the filters.',
  }),
  tokens: sentence({
    '--vitrine-accent': 'Colour of chosen values.',
    '--vitrine-surface': 'Colour behind controls and notices.',
    '--vitrine-line': 'Colour of the lines around the filters.',
    '--vitrine-focus': 'Colour of the focus ring.',
  }),
  events: sentence({
    'product-list-change':
      'Other products are shown; the detail has their number and that of all products of the list.',
  }),
  notes: sentence([
    'The elements with data-product stay the content, with their links, images and prices. The block only hides and reorders them, and gives everything back.',
    'A display of the page must not override the attribute hidden: write [hidden] { display: none !important }.',
    'Filters and order are in the address, so that Back undoes them and a link shows the same list. A form with method get in the block is what visitors without scripts use; the block takes its place.',
    'In windows below 600 px the filters are on a sheet over the list, whose button says how many products there are. Back closes it, and undoes what was chosen in it.',
    'A link with data-next-page leads to the next page of the list. The block fetches that page, of the same origin only, and takes its products out of it.',
    'A click on an element with data-quick-add adds a product that leaves nothing to choose to the cart; otherwise it opens the quick view. A click on a link with data-quick-view always does.',
    'In the host of a grid the tiles stay items of that grid.',
    'Without the platform’s calls (server) and without Vitrine.cart.use, an element with data-quick-add does what it does without scripts: a link is followed, and the form of a button is sent once, with the answer in the message of the list.',
  ]),
});
