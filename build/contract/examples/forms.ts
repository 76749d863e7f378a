import { formFieldParts } from '../../../src/vocab/codes/form-fields.ts';
import { type ClientExamples, needed, optional } from '../example.ts';

export const forms: ClientExamples<
  'submissionKey' | 'saveSubmission' | 'uploadFormFile' | 'placesAutocomplete' | 'placeDetails'
> = {
  submissionKey: {
    args: [],
    answer: { key: 'b0c5f1' },
    errors: 'JSON without the text `key` is an error.',
    need: needed('Without a key nothing is submitted, and the visitor is asked to try again.'),
  },
  saveSubmission: {
    args: [
      {
        websiteId: '',
        templateId: '',
        website_locale: 'pt-BR',
        userAgent: '…',
        clientDate: 1764547200000,
        viewportInnerWidth: 1280,
        viewportInnerHeight: 720,
        screenWidth: 1920,
        screenHeight: 1080,
        url: '/contato',
        title: 'Contato',
        itemId: null,
        recordType: null,
        collectionId: '',
        pagePermissionTypeValue: null,
        localStorageSupported: true,
        queryString: '',
        referrer: '',
        formId: 'contato',
        objectName: '',
        isOverlayForm: false,
        submitButtonText: 'Enviar',
        form: '{"nome":["Ana","Souza"],"email":"ana@exemplo.com.br"}',
        key: 'b0c5f1',
      },
    ],
    answer: {},
    more: [
      'The fields from `websiteId` to `referrer` describe the page, as far as its context says so; `clientDate` is in ms since 1970. `captchaKey` is there if the form has a captcha. `form` is JSON as a text: the id of each',
      'field with its value. Sections are left out, and so is a field that a condition hides.',
      '',
      '| field | value in `form` |',
      '|---|---|',
      ...Object.entries(formFieldParts).map(
        ([type, parts]) =>
          `| \`${type}\` | a list of all parts, also those that the form does not show: ${parts.map((part) => `\`${part}\``).join(', ')}; an absent part is an empty text |`,
      ),
      '| `checkbox` | a list of the values that are chosen, also of one |',
      '| `likert` | an object: each statement with the answer to it |',
      '| `file` | a list of `{ id, name }` with the ids that `UploadFile` gave |',
      '| any other | a text; empty if nothing was filled in |',
      '',
      'Of a form of the page’s own markup further controls with a name are in `form` under their names: a text, or a list of several.',
    ],
    need: needed('It is what a form submits. What the visitor typed is kept on the page if it fails.'),
  },
  uploadFormFile: {
    args: [
      { formId: 'contato', fieldId: 'foto', name: 'vaso.jpg', key: '7f3a', type: 'image/jpeg' },
      { send: async () => new Response(), signal: new AbortController().signal },
    ],
    answer: { id: 'arquivo-1' },
    errors: 'JSON without the text `id` is an error.',
    more: [
      'The same `key` is the same file, sent again: a server keeps it once. 400, 413 and 415 concern this file, and the others are still sent. After any other failure no further file is begun. The form itself is sent once all files have an `id`.',
    ],
    need: optional('Only a form with a field for files sends them.'),
  },
  placesAutocomplete: {
    args: [{ input: 'Rua das Flores', sessiontoken: '51c0' }],
    answer: { predictions: [{ place_id: 'lugar-1', description: 'Rua das Flores, Cunha – SP' }] },
    need: optional('Only the options `addressLookup` and `addressSearch` ask for places. A failure changes nothing.'),
  },
  placeDetails: {
    args: [
      { placeid: 'lugar-1', sessiontoken: '51c0' },
      { productPage: '/contato', productSection: 'form' },
    ],
    answer: {
      result: {
        address_components: [
          { long_name: 'Rua das Flores', short_name: 'R. das Flores', types: ['route'] },
          { long_name: 'Cunha', short_name: 'Cunha', types: ['administrative_area_level_2'] },
          { long_name: 'São Paulo', short_name: 'SP', types: ['administrative_area_level_1'] },
          { long_name: '12530-000', short_name: '12530-000', types: ['postal_code'] },
        ],
      },
    },
    need: optional('Only the options `addressLookup` and `addressSearch` ask for places. A failure changes nothing.'),
  },
};
