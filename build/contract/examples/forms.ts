import { type ClientExamples, needed, optional } from '../example.ts';

export const forms: ClientExamples<
  'submissionKey' | 'saveSubmission' | 'uploadFormFile' | 'placesAutocomplete' | 'placeDetails'
> = {
  submissionKey: {
    args: [],
    answer: { key: 'b0c5f1' },
    need: needed('Without a key nothing is submitted, and the visitor is asked to try again.'),
  },
  saveSubmission: {
    args: [
      {
        websiteId: '',
        key: 'b0c5f1',
        formId: 'contato',
        collectionId: '',
        objectName: '',
        isOverlayForm: false,
        submitButtonText: 'Enviar',
        form: '{"nome":"Ana","email":"ana@exemplo.com.br"}',
      },
    ],
    answer: {},
    need: needed('It is what a form submits. What the visitor typed is kept on the page if it fails.'),
  },
  uploadFormFile: {
    args: [
      { formId: 'contato', fieldId: 'foto', name: 'vaso.jpg', key: '7f3a', type: 'image/jpeg' },
      { send: async () => new Response(), signal: new AbortController().signal },
    ],
    answer: { id: 'arquivo-1' },
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
