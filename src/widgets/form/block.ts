import * as v from 'valibot';
import { defineBlock } from '../../vocab/block/define-block.ts';
import { flag, json, oneOf, text } from '../../vocab/block/fields.ts';
import { object } from '../../vocab/block/own-object.ts';
import { sentence } from '../../vocab/block/sentence.ts';
import { isRecord } from '../../vocab/is-record.ts';

declare module '../../vocab/names.ts' {
  interface EventDetails {
    'form-submit': { formId: string; values: Readonly<Record<string, unknown>> };
    'newsletter-subscribe': { formId: string };
    'form-success': { formId: string };
    'form-failure': { formId: string; status: number; messages: readonly string[] };
    'captcha-solved': { token: string };
    'captcha-reset': Record<string, never>;
  }
}

/** Published pages write rich text as an object that contains the text. */
const richText = v.union([
  v.string(),
  v.pipe(
    object({ html: v.string() }),
    v.transform(({ html }) => html),
  ),
]);

/** Each field is read leniently and on its own, so that one invalid field does not cost the visitor the whole form. */
const items = v.pipe(
  v.array(v.unknown()),
  v.transform((list) => list.filter(isRecord)),
);

const formats = object({
  countries: v.optional(v.array(object({ name: v.string(), code: v.string(), phoneCode: v.optional(v.string()) })), []),
});

export const form = defineBlock({
  name: 'form',
  summary: sentence('A form that is validated, sent once and never loses what was typed.'),
  when: 'visible',
  replay: [':scope [type=submit]'],
  budget: 13_000,
  publishedNames: ['form'],

  data: {
    formId: text({ help: sentence('Identifier of the form; without one the form cannot be sent.') }),
    collectionId: text({
      help: sentence('Identifier of the collection that the page belongs to; empty if there is none.'),
    }),
    objectName: text({ help: sentence('Name by which the site identifies this instance of the form.') }),
    formName: text({ help: sentence('Name of the form, also for screen readers.') }),
    showTitle: flag({ help: sentence('Shows the name above the fields.') }),
    formFields: json<Readonly<Record<string, unknown>>[]>({
      fallback: [],
      expected:
        'a list of {id, type, title, description, placeholder, required, requiredParts, maxLength, min, max, step, options, statements, parts, partOptions, value}',
      help: sentence('The fields, in order. Without any, they are read from the form in the markup.'),
      schema: items,
    }),
    formFieldFormats: json<v.InferOutput<typeof formats>>({
      fallback: { countries: [] },
      expected: '{countries: [{name, code, phoneCode}]}',
      help: sentence('The countries to choose from in an address. Without any, the country is a text field.'),
      schema: formats,
    }),
    formSubmitButtonText: text({ help: sentence('Text of the button.') }),
    buttonAlignment: oneOf(['left', 'center', 'right', 'stretch'], {
      fallback: 'left',
      help: sentence('Position of the button; left is the start of the line, whatever the reading direction.'),
    }),
    layout: oneOf(['stacked', 'inline'], {
      fallback: 'stacked',
      help: sentence('stacked puts the button below the fields; inline puts it next to them if there is room.'),
    }),
    formSubmissionMessage: json({
      fallback: '',
      expected: 'a string or {html}',
      help: sentence('What is shown after the form has been sent. HTML is sanitized first.'),
      schema: richText,
    }),
    postSubmitHtml: text({
      help: sentence('HTML shown below that text. It is sanitized first; scripts in it do not run.'),
    }),
    disclaimerMessage: json({
      fallback: '',
      expected: 'a string or {html}',
      help: sentence('Small print above the button. HTML is sanitized first.'),
      schema: richText,
    }),
    successRedirect: text({
      help: sentence(
        'URL, http or https, that the page goes to after the form has been sent, instead of showing a text.',
      ),
    }),
    validate: flag({ fallback: true, help: sentence('Validates the fields before the form is sent.') }),
    emailRule: oneOf(['spec', 'modern'], {
      fallback: 'spec',
      help: sentence(
        'spec accepts email addresses that end in 2 to 4 letters or digits; modern accepts every top-level domain.',
      ),
    }),
    newsletter: flag({ help: sentence('The form is a newsletter subscription.') }),
  },
  parts: sentence({
    root: 'Everything the block renders.',
    form: 'The form.',
    title: 'The name of the form.',
    field: 'One field: label, control, description and error.',
    label: 'The label of a field.',
    control: 'A control that a visitor fills in.',
    description: 'The explanation below a label.',
    counter: 'The character count of a multi-line text field.',
    error: 'The error of a field.',
    summary: 'The errors of the whole form.',
    button: 'The button that sends the form.',
    result: 'What is shown after the form has been sent.',
  }),
  tokens: sentence({
    '--vitrine-accent': 'Colour of the button and of chosen options.',
    '--vitrine-line': 'Colour of dividers.',
    '--vitrine-surface': 'Colour behind the controls.',
    '--vitrine-focus': 'Colour of the focus ring.',
    '--vitrine-form-error': {
      css: ['var(--_error)'],
      meaning: 'Colour of error icons and borders. Error texts keep the text colour.',
    },
    '--vitrine-form-radius': {
      css: ['var(--_field-radius)', 'var(--_button-radius)', 'var(--_radius)'],
      meaning: 'Corner radius of controls and button.',
    },
    '--vitrine-form-gap': { css: ['calc(var(--_space) * 6)'], meaning: 'Space between fields.' },
  }),
  events: sentence({
    'form-submit': 'The form is about to be sent; the detail has its id and the values. The page can cancel it.',
    'newsletter-subscribe': 'A newsletter subscription was accepted; fired before form-success; the detail has the id.',
    'form-success': 'The form was sent; the detail has its id. It is fired before the page goes to another URL.',
    'form-failure':
      'The form was not sent; the detail has its id, the status (0 without a response) and the messages shown.',
    'captcha-solved':
      'Listened to, not fired: a captcha inside data-form-captcha was completed; the detail has the token.',
    'captcha-reset': 'Fired on the element with data-form-captcha: its captcha must be completed again.',
  }),
  keys: sentence({
    Enter: 'In a single-line field or on the button: sends the form once.',
    'ArrowDown, ArrowUp': 'Moves between the options of a group.',
  }),
  notes: sentence([
    'Fields are sent under their id. The parts of a field are sent as a list in the order First, Last and so on; a part that the form does not have is sent empty.',
    'A form in the markup is rebuilt in the shadow root; values, focus and selection are carried over. What is typed is also written into the markup, so that browsers restore it when the visitor comes back, some also after a reload, and it remains if the block is removed. Text around the fields becomes plain lines of text. An image with a text alternative keeps its place among them, one without is decoration and is removed; in headings, labels and buttons the text alternative replaces the image. The content around the items of a published form is shown unchanged.',
    'A form is left as it is if something would be lost, or something hidden would be shown: controls for files and passwords, select elements with multiple or optgroup, pattern, minlength, list, a negative tabindex, and controls that are read-only, disabled or hidden, or have the same name.',
    'Of a required field, the parts that its markup or requiredParts marks are required. Without such marks, the last name, the country code and first digits of a phone number, the second line and country of an address, seconds, and AM or PM may be empty.',
    'In a sandboxed iframe without allow-forms, or if the page stops the event, a click on the button shows the message that the form cannot be sent from there.',
    'In a form in the markup, the name of a control is the id of its field, for a part followed by a dot and the part: endereco.City. A fieldset with data-form-field sets the type of its field if the controls do not show it.',
    'Hidden inputs named key, page or crumb are for a form that the browser sends itself; they are not fields.',
    'A hidden field takes its value from the query string of the page, up to 256 characters, as text.',
    'A ZIP code is validated if the country of the address is the United States.',
    'While the form is being sent, it is locked. After a failure everything typed is still there, and the form can be sent again.',
    'A form in the markup that contains a link, details, a button of type or role button, onclick, contenteditable, a custom element, an iframe, video, audio, a canvas or another block stays as the server sent it, unless these belong to the captcha: rebuilt text is plain text, and scripts of the page know only the page’s own controls. A published form keeps its links, except in a label or title. A form around the block also stays if it has controls outside the block. A reset button is removed, so that one click cannot lose what was typed.',
    'Drafts are not saved.',
    'useLightbox and the captcha vendor of published forms are not read: the form is shown in its place. In a newsletter form with a floating layout, field and button are on one line.',
  ]),
});
