import * as v from 'valibot';
import { flag, json, oneOf, text } from './block/fields.ts';
import { object } from './block/own-object.ts';
import { sentence } from './block/sentence.ts';
import { isRecord } from './is-record.ts';
import { answerField, serverField } from './server-field.ts';

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

/** What every block with a form declares. A block replaces what differs there, such as the default of the layout. */
export const formData = {
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
      'a list of {id, type, title, description, placeholder, required, requiredParts, maxLength, min, max, step, options, statements, parts, partOptions, value, showWhen, formStep, sensitive, accept, multiple, maxSize, maxFiles}',
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
  emailRule: oneOf(['auto', 'spec', 'modern'], {
    fallback: 'auto',
    help: sentence(
      'auto is spec where the form is sent by the platform’s calls, and modern where it is sent to its own action. spec accepts email addresses that end in 2 to 4 letters or digits; modern accepts what the HTML standard accepts in an email field, up to 256 characters.',
    ),
  }),
  server: serverField,
  answer: answerField,
  errorSummary: flag({
    help: sentence(
      'Moves the focus to the list of all errors above the fields, each with a link to its field. Without it the first wrong field gets the focus.',
    ),
  }),
  draft: flag({
    help: sentence('Keeps what is typed in this browser until it was sent, without secrets, for seven days at most.'),
  }),
  honeypot: flag({
    help: sentence(
      'Adds a control that nobody sees. A submission in which it is filled in comes from a program; the server has to discard it.',
    ),
  }),
  addressLookup: flag({
    help: sentence(
      'Looks the address up once a valid CEP is entered, and fills in street, district, city and state where they are empty.',
    ),
  }),
  addressSearch: flag({
    help: sentence(
      'Suggests addresses while a street is typed, and fills in street, district, city, state and CEP once one is chosen.',
    ),
  }),
  captchaVendor: oneOf(['none', 'recaptcha', 'recaptcha-enterprise', 'hcaptcha', 'turnstile'], {
    fallback: 'none',
    help: sentence(
      'The provider of a captcha. Its script is loaded when the visitor first interacts with the form; none renders no captcha.',
    ),
  }),
  captchaKey: text({
    help: sentence('Site key of the captcha. Without one, the key of the page context is used.'),
  }),
  captchaTheme: text({ help: sentence('Colours of the captcha: light or dark.') }),
};
