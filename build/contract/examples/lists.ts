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
    need: needed('Nothing is found without it. The form of the page still leads to the page of its results.'),
  },
  searchSite: { args: [{ q: 'caneca' }], answer: { items: [] } },
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
    need: optional('Only a calendar with `data-collection-id` asks for months that its markup does not have.'),
  },
  readCollectionPage: {
    args: [new URL('https://site.example/{list}?page=2')],
    answer: {
      items: [{ title: 'Forno novo', fullUrl: '/diario/forno', excerpt: 'Chegou.', publishOn: 1764547200000 }],
      pagination: { nextPage: true, nextPageUrl: '/diario?page=3' },
    },
    need: optional('The items of the markup are shown without it. The list cannot be continued in place.'),
  },
  renderWidget: {
    args: [{ type: 55, id: 'agenda', value: {} }, 'agenda'],
    answer: { html: '<p>Abertura do forno</p>' },
    need: optional('The content of the markup stays as it is.'),
  },
};
