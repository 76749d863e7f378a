import { type ClientExamples, type MemberExamples, needed, optional } from '../example.ts';

export const shop: ClientExamples<'restockWish' | 'readReviews' | 'sendReview' | 'recordQuickView'> = {
  restockWish: {
    args: [{ itemId: 'caneca', sku: 'SQ0000001', email: 'ana@exemplo.com.br' }],
    answer: {},
    need: optional('Only a product with `restock` offers it, while it is sold out.'),
  },
  readReviews: {
    args: ['caneca', 0],
    answer: {
      reviews: [
        {
          id: 'r1',
          rating: 5,
          title: 'Linda',
          text: 'Chegou bem embalada.',
          name: 'Ana',
          created: 1764547200000,
          verified: true,
        },
      ],
      count: 1,
      average: 5,
    },
    errors: 'JSON without the list `reviews` is an error. `count` and `average` may be absent.',
    more: [
      'A review needs `rating`, a whole number from 1 to 5; all else of it may be absent. `created` is in ms since 1970.',
    ],
    need: optional('The reviews of the markup are shown without it; no further ones can be loaded.'),
  },
  sendReview: {
    args: [
      {
        itemId: 'caneca',
        token: '9d2e',
        rating: 5,
        title: 'Linda',
        text: 'Chegou bem embalada.',
        name: 'Ana',
      },
    ],
    answer: {},
    need: needed(
      'It is what the block sends. `token` and `title` may be absent. The server checks that it has issued the token, which alone shows a purchase.',
    ),
  },
  recordQuickView: {
    args: ['{productId}'],
    answer: null,
    need: optional('It only counts. It is sent only as far as the visitor allows analytics.'),
  },
};

export const member: MemberExamples = {
  login: {
    args: [{ email: 'ana@exemplo.com.br', password: '…', rememberMe: true }],
    answer: { xsrfToken: 'f1e2d3', expires: 1764547200000 },
    need: needed('Nobody can sign in without it.'),
  },
  logout: {
    args: [{ cloneCart: false }],
    answer: {},
    need: needed('Nobody can sign out without it, except by a form of the page.'),
  },
  setLocale: {
    args: [],
    answer: null,
    need: optional('It is sent only by a page with a translation widget, for a member who is signed in.'),
  },
};
