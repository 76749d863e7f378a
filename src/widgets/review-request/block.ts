import { defineBlock } from '../../vocab/block/define-block.ts';
import { text } from '../../vocab/block/fields.ts';
import { sentence } from '../../vocab/block/sentence.ts';

/** The page that asks for a review (REVIEW-002). */
export const reviewRequest = defineBlock({
  name: 'review-request',
  summary: sentence('The form of a page that asks a customer to review a product.'),
  when: 'visible',
  budget: 1_900,
  data: {
    itemId: text({ help: sentence('Identifier of the product. Without one, that of the page’s item.') }),
    token: text({ help: sentence('The proof of the request, with which the server keeps a review once.') }),
  },
  parts: sentence({
    form: 'The form.',
    title: 'The title above the form.',
    field: 'One field: label, error, control.',
    label: 'The label of a field.',
    control: 'A control that a visitor fills in.',
    stars: 'The five stars to choose from.',
    button: 'The button that sends the review.',
    error: 'An error of a field or of the whole form.',
    result: 'What is shown once the review is sent.',
  }),
  tokens: sentence({
    '--vitrine-accent': 'Colour of the chosen stars and of the button.',
    '--vitrine-error': 'Colour of the sign of an error.',
    '--vitrine-focus': 'Colour of the focus ring.',
  }),
  keys: sentence({
    'ArrowLeft, ArrowRight, ArrowUp, ArrowDown': 'In the stars: chooses the previous or the next number of stars.',
    Enter: 'In a field or on the button: sends the review once.',
  }),
  notes: sentence([
    'The form is fetched and shown only on a page of the type 209, reviews request; on any other page the markup stays as it is.',
    'No requirement gives the call: it is POST /api/3/commerce/reviews with itemId, token, rating, title, text and name. Nobody has to be signed in.',
    'What was typed into the form of the page is kept: it is found by the names rating, title, text and name of the controls.',
    'A refusal of the server is shown under the form in the server’s words, and everything typed stays.',
  ]),
});
