import { defineBlock } from '../../vocab/block/define-block.ts';
import { flag, oneOf, text } from '../../vocab/block/fields.ts';
import { sentence } from '../../vocab/block/sentence.ts';
import { formData } from '../../vocab/form-data.ts';

export const newsletter = defineBlock({
  name: 'newsletter',
  summary: sentence('Subscribes a visitor to a newsletter: one field, one button, and a name if the site asks for it.'),
  when: 'visible',
  budget: 2_500,
  publishedNames: ['newsletter'],

  data: {
    ...formData,
    formFields: {
      ...formData.formFields,
      help: sentence(
        'The fields, in order, as in a form. Without any, they are read from the form in the markup; without a form, there is one field for the email address.',
      ),
    },
    layout: oneOf(['stacked', 'inline'], {
      fallback: 'inline',
      help: sentence('inline puts the button next to the fields if there is room; stacked puts it below them.'),
    }),
    nameFields: flag({
      help: sentence('Asks for first and last name, too, if neither data nor markup have fields.'),
    }),
    doubleOptIn: flag({
      help: sentence('The subscription has to be confirmed by email: a sentence says so after it was sent.'),
    }),
    confirmationMessage: text({ help: sentence('Replaces that sentence.') }),
  },
  parts: sentence({
    root: 'Everything the block renders.',
    form: 'The form.',
    title: 'The name of the newsletter.',
    field: 'One field: label, control, description and error.',
    label: 'The label of a field.',
    control: 'A control that a visitor fills in.',
    description: 'The explanation below a label.',
    error: 'The error of a field.',
    summary: 'The errors of the whole form.',
    button: 'The button that subscribes.',
    result: 'What is shown after the subscription.',
  }),
  tokens: sentence({
    '--vitrine-accent': 'Colour of the button.',
    '--vitrine-surface': 'Colour behind the controls.',
    '--vitrine-focus': 'Colour of the focus ring.',
  }),
  keys: sentence({ Enter: 'In a field or on the button: subscribes once.' }),
  notes: sentence([
    'It is validated, sent and reported as a form is, with the same two calls. A form in the markup is rebuilt in the same way and works without scripts; the reference of the block form describes what is left as the server sent it, and what the fields, conditions, drafts and captchas can do.',
    'In a block of at most 320 px, field and button are below each other and as wide as the block. The width of the block counts, with its padding and border, not that of the window.',
    'If the server rejects fields, the errors are shown at the fields only, without the notices above and below that a form has.',
    'It fires the events of the block form: form-submit, newsletter-subscribe, form-success and form-failure.',
    'If the visitor allows analytics, a subscription that the platform’s calls have sent is tracked with one entry before newsletter-subscribe and form-success are fired; one that is sent to the action of its own form is not. A failure of that changes nothing, and the form does not wait for it.',
    'The email rule is that of a form: 3 to 256 characters without the spaces around them.',
  ]),
});
