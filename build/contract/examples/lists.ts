import { type ClientExamples, needed, optional } from '../example.ts';

export const lists: ClientExamples<
  'searchPage' | 'searchSite' | 'monthEvents' | 'readCollectionPage' | 'renderWidget'
> = {
  searchPage: {
    args: [{ q: 'caneca', p: 0, size: 10 }],
    answer: {
      items: [
        {
          title: 'Caneca',
          url: '/loja/caneca',
          body: 'Cabem 300 ml.',
          imageUrl: '/fotos/caneca.jpg',
          priceCents: 9800,
          sku: 'SQ0000001',
        },
      ],
      total: 1,
    },
    errors:
      'JSON without the list `items` is an error. `total` may be absent: a page with fewer than `size` items is then the last one.',
    more: ['An item needs `title` and `url`. Without `priceCents` the text `price` is shown as it is.'],
    need: needed('Nothing is found without it. The form of the page still leads to the page of its results.'),
  },
  searchSite: {
    args: [{ q: 'caneca' }],
    answer: { items: [] },
    errors: 'JSON without the list `items` is an error.',
  },
  monthEvents: {
    args: [{ year: 2026, month: 12, collectionId: 'agenda' }],
    answer: [
      {
        id: 'e1',
        title: 'Abertura do forno',
        startDate: 1796472000000,
        endDate: 1796482800000,
        location: { addressTitle: 'Ateliê' },
        fullUrl: '/agenda/forno',
      },
    ],
    errors: 'JSON that is no list is an error.',
    more: [
      'The answer is the list itself. An event needs `title` and `startDate`, in ms since 1970; one without them is left out. These may be absent: `id`, `endDate`, `allDay`, `fullUrl`, `description`, and of `location`',
      '`addressTitle`, `addressLine1` and `addressLine2`.',
    ],
    need: optional('Only a calendar with `data-collection-id` asks for months that its markup does not have.'),
  },
  readCollectionPage: {
    args: [new URL('https://site.example/{list}?page=2')],
    answer: {
      items: [{ title: 'Forno novo', fullUrl: '/diario/forno', excerpt: 'Chegou.', publishOn: 1764547200000 }],
      pagination: { nextPage: true, nextPageUrl: '/diario?page=3' },
    },
    errors: 'JSON without one of the lists `items`, `upcoming` and `past` is an error.',
    more: [
      'Of a collection of events there may be `upcoming` and `past` in place of `items`. `pagination.nextPageUrl` is the address of the next page; the list ends where it is absent, or `nextPage` is false.',
      '',
      '| field of an item | value |',
      '|---|---|',
      '| `title`, `fullUrl` | needed: a text and the address of a page; an item without them is left out |',
      '| `excerpt` | a text or HTML, of which the words are shown |',
      '| `assetUrl` | the address of a picture |',
      '| `originalSize` | width and height of the picture in px, such as `"1500x1000"` |',
      '| `mediaFocalPoint` | `{ "x": 0.5, "y": 0.25 }`, from 0 to 1: the point of the picture that stays in view |',
      '| `publishOn`, else `addedOn` | the date, in ms since 1970 |',
      '| `startDate`, `endDate` | beginning and end of an event, in ms since 1970 |',
      '| `author` | `{ displayName }` |',
      '| `location` | `{ addressTitle }` |',
      '| `tags`, `categories` | lists of texts |',
      '| `variants`, `productType` | of a product: a list of `{ price, salePrice, onSale, qtyInStock, unlimited, sku }` with prices in whole cents, and [the code of its type](../reference/codes.md) |',
    ],
    need: optional('The items of the markup are shown without it. The list cannot be continued in place.'),
  },
  renderWidget: {
    args: [{ type: 55, id: 'agenda', value: {} }, 'agenda'],
    answer: { html: '<p>Abertura do forno</p>' },
    errors: 'JSON without the text `html` is an error.',
    need: optional('The content of the markup stays as it is.'),
  },
};
