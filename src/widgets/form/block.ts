import { defineBlock } from '../../vocab/block/define-block.ts';
import { flag } from '../../vocab/block/fields.ts';
import { sentence } from '../../vocab/block/sentence.ts';
import { formData } from '../../vocab/form-data.ts';

declare module '../../vocab/names.ts' {
  interface EventDetails {
    'form-submit': { formId: string; values: Readonly<Record<string, unknown>> };
    'form-step': { formId: string; step: number; steps: number; title: string };
    'newsletter-subscribe': { formId: string };
    'form-success': { formId: string };
    'form-failure': { formId: string; status: number; messages: readonly string[] };
    'captcha-solved': { token: string };
    'captcha-reset': Record<string, never>;
  }
}

export const form = defineBlock({
  name: 'form',
  summary: sentence('A form that is validated, sent once and never loses what was typed.'),
  when: 'visible',
  budget: 2_000,
  publishedNames: ['form'],

  data: {
    ...formData,
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
    step: 'One step of a form in several steps.',
    'step-heading': 'Number and title of a step.',
    'step-back': 'The button that leads to the step before.',
    result: 'What is shown after the form has been sent.',
    again: 'The button below that, which shows an empty form again.',
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
      css: ['var(--_radius)', 'var(--_field-radius)', 'var(--_button-radius)'],
      meaning: 'Corner radius of controls and button.',
    },
    '--vitrine-form-gap': { css: ['calc(var(--_space) * 6)'], meaning: 'Space between fields.' },
  }),
  events: sentence({
    'form-submit': 'The form is about to be sent; the detail has its id and the values. The page can cancel it.',
    'form-step':
      'Another step is shown; the detail has the id of the form, the number of the step, how many there are, and its title.',
    'newsletter-subscribe': 'A newsletter subscription was accepted; fired before form-success; the detail has the id.',
    'form-success': 'The form was sent; the detail has its id. It is fired before the page goes to another URL.',
    'form-failure':
      'The form was not sent; the detail has its id, the status (0 without a response) and the messages shown.',
    'captcha-solved':
      'Listened to, not fired: a captcha inside data-form-captcha was completed; the detail has the token.',
    'captcha-reset': 'Fired on the element with data-form-captcha: its captcha must be completed again.',
  }),
  keys: sentence({
    Enter: 'In a single-line field or on the button: sends the form once; in a step before the last: continues.',
    'ArrowDown, ArrowUp': 'Moves between the options of a group.',
  }),
  notes: sentence([
    'Fields are sent under their id. The parts of a field are sent as a list in the order First, Last and so on; a part that the form does not have is sent empty.',
    'A form in the markup is rebuilt in the shadow root; values, focus and selection are carried over. What is typed is also written into the markup, so that browsers restore it when the visitor comes back, some also after a reload, and it remains if the block is removed. Text around the fields becomes plain lines of text. An image with a text alternative keeps its place among them, one without is decoration and is removed; in headings, labels and buttons the text alternative replaces the image. The content around the items of a published form is shown unchanged.',
    'A form is left as it is if something would be lost, or something hidden would be shown: controls for folders and passwords, select elements with multiple or optgroup, an email with multiple, pattern, minlength, list, a negative tabindex, controls and submit buttons that are read-only, disabled or hidden, controls with the same name, and checkboxes of one name that are required, or have the same value. The attributes novalidate and formnovalidate are followed.',
    'Of a required field, the parts that its markup or requiredParts marks are required. Without such marks, the last name, the country code and first digits of a phone number, the second line and country of an address, seconds, and AM or PM may be empty.',
    'A likert field has the same options for each of its statements. Options without statements are the statements, as editors of forms write them; without options, each is answered on a scale of five, from strongly disagree to strongly agree, and sent as 1 to 5.',
    'In a sandboxed iframe without allow-forms, or if the page stops the event, a click on the button shows the message that the form cannot be sent from there.',
    'In a form in the markup, the name of a control is the id of its field, for a part followed by a dot and the part: endereco.City. A fieldset with data-form-field sets the type of its field if the controls do not show it.',
    'Hidden inputs named key, page or crumb are for a form that the browser sends itself; they are not fields.',
    'A hidden field takes its value from the query string of the page, where its name, key or title names it, up to 256 characters, as text. A form that is sent to its own action keeps the values of its hidden inputs.',
    'A form in the markup with an action is sent there, unless the site says that it answers the platform’s calls (server). The fields are validated first; then it is sent once, with the names, order, files and button of the markup. If its method is post, its action on the origin of the page and its answer wanted in the block (answer), it is sent by a request: JSON with {errors: {NAME: TEXT}} is shown at the fields, error or message of a refusal as its text, other JSON or nothing of a successful status as sent; a page, plain text or redirect is opened, and a file is saved. Otherwise the browser sends it. A handler of the page that prevents the submit event, or the click on the page’s own button once the block is there, decides alone, also before the platform’s calls. Those have what handlers of submit write into the form and those of formdata add to it, and its controls elsewhere on the page, but no files there.',
    'A request cannot tell where a redirect to another origin leads, and asks for the page of a redirect twice. Where the action redirects to another origin, or the page it leads to shows a message only once, answer must be page.',
    'If the platform’s first call is not answered (404, 405, 501 or no JSON), the browser sends the form to its own action, once.',
    'The types cpf, cnpj, cep, phone-br, state, date-br and time-br are one control each. What is typed, pasted or filled in gets its separators, nothing is cut, and the text is sent as it is shown: 529.982.247-25, 12.ABC.345/01DE-35, 01310-100, (11) 98765-4321, SP, 25/12/2026, 23:59. In a form in the markup, data-form-field on the control sets such a type.',
    'A field of the type file, in the markup an input of that type, takes accept, maxSize in bytes (data-max-size), multiple and maxFiles (data-max-files). Without maxSize a file may have 10 MB of 1,024 KB; with multiple and without maxFiles there may be 10. Nothing is sent before the visitor submits the form: then each file is sent by a call of its own, two at a time, and the form after them with a list of {id, name}. A file that was sent is not sent again after a failure. The visitor can cancel, and a file that does not move for 20 s counts as failed. Without scripts the form needs enctype="multipart/form-data".',
    'addressLookup finds the controls by autocomplete: postal-code, address-line1, address-level3 for the district, address-level2 for the city, address-level1 for the state. A look-up that fails changes nothing.',
    'addressSearch offers suggestions in the single-line controls with the autocomplete value address-line1 or street-address, after three characters. The number of the house stays as the visitor typed it: after the street, or in a control whose name ends in numero or number, which gets the focus.',
    'A captcha is rendered in the element with data-form-captcha, or above the button. Where its script cannot load, a message offers another attempt.',
    'What is typed into a field of the type password in JSON cannot be seen, and browsers fill in no password of their own.',
    'A ZIP code is validated if the country of the address is the United States.',
    'After a form in the markup was sent, a button below the text shows an empty one again, with the values that the server wrote. postSubmitHtml is shown in place of the button, and newsletters have none.',
    'While the form is being sent, it is locked. After a failure everything typed is still there, and the form can be sent again.',
    'A form in the markup that contains a link, details, a button of type or role button, onclick, contenteditable, a custom element, an iframe, video, audio, a canvas, a captcha without data-form-captcha or another block stays as the server sent it, unless these belong to the captcha: rebuilt text is plain text, and scripts of the page know only the page’s own controls. A published form keeps its links, except in a label or title. A form around the block also stays if it has controls outside the block. A reset button is removed, so that one click cannot lose what was typed.',
    'A field with showWhen is shown only if another field has the named value: {field: ID, equals: VALUE}, {field, anyOf: [VALUES]}, {field, not: VALUE} or {field, filled: true}. In a form in the markup, the attribute data-show-when on an element around the controls has the same as JSON. A hidden field keeps what was typed, but is neither validated nor sent. Without scripts all fields are shown; aria-required instead of required keeps the browser from demanding those that do not apply.',
    'A field with formStep begins a step with that title, to which the fields after it belong, up to the next such field. In a form in the markup, the attribute data-form-step on an element around the fields has the title; if it is empty, the legend is the title. One step is shown at a time. Continue validates its fields; all are validated again before the form is sent. Errors lead to the step that has the field. A step is skipped while showWhen hides all of its fields. What follows a step, and is in none, belongs to it. Without scripts, and printed, it is one long form.',
    'A draft is kept in the tab, and with consent to preferences also in the browser, so that it is still there after the tab was closed. It has the step, too. It is deleted once the platform or the JSON of an own action has accepted the form, or after seven days; where a page is the answer, it is offered again, since that page may say what is wrong. Passwords, hidden fields, documents such as CPF, card numbers and fields marked with sensitive or data-sensitive are never kept. The visitor can discard a restored draft.',
    'With honeypot, or a control named vitrine-site in the markup, a filled in vitrine-site is sent with the values. The server should answer as if it were accepted, and keep nothing.',
    'useLightbox of published forms is not read: the form is shown in its place. A published form with captchaEnabled gets a captcha if the page has recaptchaEnterpriseContext.recaptchaEnterpriseSiteKey. In a newsletter form with a floating layout, field and button are on one line.',
  ]),
});
