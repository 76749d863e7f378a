import { defineBlock } from '../../vocab/block/define-block.ts';
import { text } from '../../vocab/block/fields.ts';
import { sentence } from '../../vocab/block/sentence.ts';
import { answerField, serverField } from '../../vocab/server-field.ts';

/** The page that asks for a review (REVIEW-002). */
export const reviewRequest = defineBlock({
  name: 'review-request',
  summary: sentence('The form of a page that asks a customer to review a product.'),
  when: 'visible',
  budget: 2_345,
  data: {
    itemId: text({ help: sentence('Identifier of the product. Without one, that of the page’s item.') }),
    token: text({ help: sentence('The proof of the request, with which the server keeps a review once.') }),
    server: serverField,
    answer: answerField,
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
    'The form is fetched and shown only on a page of the type 209, reviews request; on any other page the markup stays, and says itself what is wrong with a field.',
    'A form of the page with an action, or with the method post, is sent there unless the site says that it answers the platform’s calls (server): with the names, order and button of the markup. JSON with {errors: {NAME: TEXT}}, error or message is shown in the block, other JSON of a successful status as sent, and a page or redirect is opened. If the platform’s call is not answered (404, 405, 501 or no JSON), the browser sends the form, once. A form with another field, several buttons, a captcha or other ratings than 1 to 5 stays as it is.',
    'No requirement gives the call: it is POST /api/3/commerce/reviews with itemId, token, rating, title, text and name. An own action needs neither itemId nor token. Nobody has to be signed in.',
    'What was typed into the form of the page is kept: it is found by the names rating, title, text and name of the controls.',
    'A refusal of the server is shown under the form in the server’s words, and everything typed stays.',
  ]),
});
