import * as v from 'valibot';
import { defineBlock } from '../../vocab/block/define-block.ts';
import { flag, json, oneOf, text } from '../../vocab/block/fields.ts';
import { object } from '../../vocab/block/own-object.ts';
import { sentence } from '../../vocab/block/sentence.ts';
import { isRecord } from '../../vocab/is-record.ts';

/** Published pages write rich text as an object with the text in it. */
const richText = v.union([
  v.string(),
  v.pipe(
    object({ html: v.string() }),
    v.transform(({ html }) => html),
  ),
]);

/** A field is read leniently, one by one: a single wrong one must not cost a visitor the whole form. */
const items = v.pipe(
  v.array(v.unknown()),
  v.transform((list) => list.filter(isRecord)),
);

const formats = object({
  countries: v.optional(v.array(object({ name: v.string(), code: v.string(), phoneCode: v.optional(v.string()) })), []),
});

export const form = defineBlock({
  name: 'form',
  summary: sentence('A form that is checked, sent once and never loses what was typed.'),
  when: 'visible',
  replay: [':scope [type=submit]'],
  budget: 13_000,
  publishedNames: ['form'],

  data: {
    formId: text({ help: sentence('Identifier of the form; without one nothing can be sent.') }),
    collectionId: text({
      help: sentence('Identifier of the collection the page belongs to; empty where it has none.'),
    }),
    objectName: text({ help: sentence('Name under which the site knows this place of the form.') }),
    formName: text({ help: sentence('Name of the form. It names the form for screen readers.') }),
    showTitle: flag({ help: sentence('Shows the name above the fields.') }),
    formFields: json<Readonly<Record<string, unknown>>[]>({
      fallback: [],
      expected:
        'a list of {id, type, title, description, placeholder, required, requiredParts, maxLength, min, max, step, options, statements, parts, partOptions, value}',
      help: sentence('The fields in order. Without any, they are read from the form in the markup.'),
      schema: items,
    }),
    formFieldFormats: json<v.InferOutput<typeof formats>>({
      fallback: { countries: [] },
      expected: '{countries: [{name, code, phoneCode}]}',
      help: sentence('The countries an address may be in. Without any, the country is written by hand.'),
      schema: formats,
    }),
    formSubmitButtonText: text({ help: sentence('Words on the button.') }),
    buttonAlignment: oneOf(['left', 'center', 'right', 'stretch'], {
      fallback: 'left',
      help: sentence('Where the button stands; left is the start of the line, whatever the direction of reading.'),
    }),
    layout: oneOf(['stacked', 'inline'], {
      fallback: 'stacked',
      help: sentence('stacked puts the button below the fields; inline beside them, where there is room.'),
    }),
    formSubmissionMessage: json({
      fallback: '',
      expected: 'a string or {html}',
      help: sentence('What is shown once the form has been sent. HTML is cleaned first.'),
      schema: richText,
    }),
    postSubmitHtml: text({
      help: sentence('HTML shown below that text. It is cleaned first; scripts in it do not run.'),
    }),
    disclaimerMessage: json({
      fallback: '',
      expected: 'a string or {html}',
      help: sentence('Small print above the button. HTML is cleaned first.'),
      schema: richText,
    }),
    successRedirect: text({
      help: sentence(
        'Address, http or https, the page goes to once the form has been sent, instead of showing a text.',
      ),
    }),
    validate: flag({ fallback: true, help: sentence('Checks the fields before anything is sent.') }),
    emailRule: oneOf(['spec', 'modern'], {
      fallback: 'spec',
      help: sentence(
        'spec takes e-mail addresses that end in 2 to 4 letters or digits; modern takes every ending that exists.',
      ),
    }),
    newsletter: flag({ help: sentence('The form is a newsletter subscription.') }),
  },
  parts: sentence({
    root: 'Everything the block draws.',
    form: 'The form.',
    title: 'The name of the form.',
    field: 'One field: label, control, description and error.',
    label: 'The label of a field.',
    control: 'A control a visitor fills in.',
    description: 'The explanation below a label.',
    counter: 'The count of characters of a long text.',
    error: 'The error of a field.',
    summary: 'The errors of the whole form.',
    button: 'The button that sends the form.',
    result: 'What is shown once the form has been sent.',
  }),
  tokens: sentence({
    '--vitrine-accent': 'Colour of the button and of chosen options.',
    '--vitrine-line': 'Colour of dividing lines.',
    '--vitrine-surface': 'Colour behind the controls.',
    '--vitrine-focus': 'Colour of the focus ring.',
    '--vitrine-form-error': {
      css: ['var(--_error)'],
      meaning: 'Colour of the signs and edges of errors. Their words keep the text colour.',
    },
    '--vitrine-form-radius': {
      css: ['var(--_field-radius)', 'var(--_button-radius)', 'var(--_radius)'],
      meaning: 'Roundness of controls and button.',
    },
    '--vitrine-form-gap': { css: ['calc(var(--_space) * 6)'], meaning: 'Space between fields.' },
  }),
  events: sentence({
    'form-submit': 'The form is about to be sent; the detail has its id and the values. A page may prevent it.',
    'newsletter-subscribe': 'A newsletter subscription was taken, before form-success; the detail has the id.',
    'form-success': 'The form was sent; the detail has its id. It comes before the page goes elsewhere.',
    'form-failure':
      'The form was not sent; the detail has its id, the status (0 without an answer) and the messages shown.',
    'captcha-solved': 'Heard, not fired: a captcha below data-form-captcha was completed; the detail has the token.',
    'captcha-reset': 'Fired on the element with data-form-captcha: its captcha has to be completed again.',
  }),
  keys: sentence({
    Enter: 'In a single-line field or on the button: sends the form, once.',
    'ArrowDown, ArrowUp': 'Moves between the options of a group.',
  }),
  notes: sentence([
    'Fields are sent under their id. Parts of a field are sent as a list in the order First, Last and so on; a part that the form does not have is sent empty.',
    'A form in the markup is rebuilt in the shadow root with values, focus and selection carried over; what is typed is written back into the markup: browsers fill that in again on the way back, some after a reload, and it shows if the block is taken away. Words around the fields become plain lines of text; a picture with a name stays in its place among them, one without is decoration and goes; in headings, labels and buttons its name becomes words. Of a published form what stands around its items is shown as it is.',
    'A form is left as it is where something would be lost or shown that is hidden: controls for files and passwords, lists with several choices or groups, pattern, minlength, list, a negative tabindex, controls that are read-only, disabled, hidden, or share a name.',
    'Of a required field the form asks for the parts that its markup or requiredParts marks. Without such marks a last name, the country and prefix of a phone, the second line and country of an address, seconds and AM or PM may stay empty.',
    'In a sandboxed frame without allow-forms, or where the page stops the event, a press on the button says that the form cannot be sent from there.',
    'In such a form a control is called after its field, and the part of a field after a point: endereco.City. A fieldset with data-form-field names its type where the controls do not tell it.',
    'Hidden inputs called key, page or crumb are for a form that the browser sends itself; they are not fields.',
    'A hidden field takes its value from the query of the page, up to 256 characters, as text.',
    'A zip code is checked where the country of the address is the United States.',
    'While the form is being sent it is locked. After any failure everything typed is still there, and it can be sent again.',
    'A form of the page with a link, details, a button of type or role button, onclick, contenteditable, an element of a script’s own, a frame, a video, a sound, a canvas or another block in it stays as the server sent it, but for those of the captcha: rebuilt words are plain text, and scripts of the page know the page’s own controls only. A published form keeps its links, but for one in a label or title. A form around the block stays too where it has controls beside it. A reset button goes: nothing typed is lost by one press.',
    'Drafts are kept nowhere.',
    'useLightbox and the captcha vendor of published forms are not read: the form stands in its place. Of a newsletter that floats, field and button stand in one line.',
  ]),
});
