import * as v from 'valibot';
import { defineBlock } from '../../vocab/block/define-block.ts';
import { flag, json, text, url } from '../../vocab/block/fields.ts';
import { object } from '../../vocab/block/own-object.ts';
import { sentence } from '../../vocab/block/sentence.ts';

/** One order, with texts as the site writes them. */
const order = object({
  number: v.string(),
  date: v.optional(v.string(), ''),
  total: v.optional(v.string(), ''),
  status: v.optional(v.string(), ''),
  url: v.optional(v.string(), ''),
});

/** The member's own page (MEMBER-006). */
export const memberArea = defineBlock({
  name: 'member-area',
  summary: sentence(
    'Greets the member who is signed in, with their orders, the content of the page and a button to sign out.',
  ),
  when: 'visible',
  budget: 2_400,
  publishedNames: ['memberArea', 'member-area'],
  data: {
    name: text({ help: sentence('Name of the member. Without one, the page’s context is asked.') }),
    loginUrl: url({ help: sentence('Address of the page with the sign-in, for whoever is not signed in any more.') }),
    signOutRedirect: url({ help: sentence('Address after signing out. Without one the page is loaded again.') }),
    cloneCart: flag({ help: sentence('Keeps a copy of the cart for the visitor who signs out.') }),
    orders: json({
      fallback: null,
      expected: 'a list of orders: number, date, total, status, url',
      help: sentence(
        'The orders of the member, as texts. An empty list says that there are none; without a list nothing is shown.',
      ),
      schema: v.nullable(v.array(order)),
    }),
  },
  parts: sentence({
    notice: 'The notice of a page that is only for members.',
    error: 'Why signing out did not work.',
    greeting: 'The greeting.',
    'sign-out': 'The button that signs out.',
    orders: 'The orders.',
    changed: 'What is shown once the member has signed in or out in another tab.',
  }),
  tokens: sentence({
    '--vitrine-accent': 'Colour of the line at the side of the notice.',
    '--vitrine-line': 'Colour of the lines between the orders.',
    '--vitrine-muted': 'Colour of the details of an order.',
    '--vitrine-focus': 'Colour of the focus ring.',
  }),
  notes: sentence([
    'The content of the block is that of the server: it is shown as it is. Once the member signs out in another tab it is hidden.',
    'A form inside with data-member-logout, or with the class sign-out, signs out without scripts. The button of the block replaces it; it is shown again where signing out by a call is refused.',
    'On pages of the types 105 and 106 a notice says that they are for members only. Where the server writes one, with data-member-notice, nothing moves when the block comes.',
    'The address of an order has to begin with https, http or a path of this site.',
  ]),
});
