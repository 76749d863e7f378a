import { type ClientExamples, type OtherExamples, optional } from '../example.ts';

/** Of every call of the census. */
const COUNTS = optional('It only counts, as far as the visitor allows analytics.');

/** Of what a site measures by its settings. */
const MEASURES = optional('It only measures, as far as the visitor allows analytics.');

const page = { websiteId: 'w1', url: '/loja/caneca', title: 'Caneca' };
const visitor = 'v1';
const fields = {
  id: 'botao-1',
  buttonText: 'Comprar',
  clickthroughUrl: '/loja/caneca',
  alignment: 'center',
  size: 'large',
  newWindow: false,
  context: 1,
};

export const tracking: ClientExamples<
  | 'recordHit'
  | 'recordButtonClick'
  | 'recordButtonRender'
  | 'recordFormRender'
  | 'recordOverlay'
  | 'recordErrors'
  | 'recordEvent'
  | 'performanceSettings'
  | 'sendRecords'
  | 'recordingIdentity'
> = {
  recordHit: { args: [{ event: 1, page, visitor }], answer: null, need: COUNTS },
  recordButtonClick: { args: [{ fields, page, visitor }], answer: null, need: COUNTS },
  recordButtonRender: { args: [{ fields, page, visitor }], answer: null, need: COUNTS },
  recordFormRender: { args: [{ formId: 'contato', page, visitor }], answer: null, need: COUNTS },
  recordOverlay: { args: [{ fields: { overlay: 'popup', action: 'open' }, visitor }], answer: null, need: COUNTS },
  recordErrors: {
    args: [
      [
        {
          event: 'javascript-error',
          timestamp: 1764547200000,
          data: {
            websiteId: 'w1',
            templateId: 't1',
            url: '/loja/caneca',
            userAgent: '…',
            app: 'site',
            message: 'x is undefined',
            stack: '…',
            file: '/site.js',
            line: 1,
            column: 1,
          },
        },
      ],
    ],
    answer: null,
    need: optional('It only tells the site about script errors of its pages.'),
  },
  recordEvent: { args: [{ event: 'e1', eventName: 'n1', payload: {} }], answer: null, need: MEASURES },
  performanceSettings: {
    args: [],
    answer: { pageLoadId: 'p1' },
    errors: 'JSON without the text `pageLoadId` is an error.',
    need: MEASURES,
  },
  sendRecords: {
    args: [
      [
        {
          pageLoadId: 'p1',
          app: 'site',
          event: 'load',
          timestamp: 1764547200000,
          context: {},
          connection: {},
          display: {},
          hardware: {},
          metrics: {},
        },
      ],
      null,
    ],
    answer: null,
    need: MEASURES,
  },
  recordingIdentity: {
    args: [],
    answer: { id: 'v1' },
    more: [
      'The identity is `id`, or the text `data`, or the JSON is the text itself. Nothing is recorded without one, and for `automated-mock-id`.',
    ],
    need: MEASURES,
  },
};

export const others: OtherExamples = {
  traceCall: {
    args: [[{ pageUrl: '/', type: 'analytics', data: { action: 'subscribe' } }]],
    answer: null,
    need: optional('It only counts what visitors do, as far as they allow analytics.'),
  },
  landingAddress: {
    args: [
      {
        landing: 'https://site.example/?campaign=verao',
        referrer: 'https://busca.example/',
        language: 'pt-BR',
        screen: { width: 360, height: 800 },
        query: '?campaign=verao',
        random: 0.5,
      },
    ],
    answer: null,
    need: optional('It only counts where visitors land, as far as they allow marketing.'),
  },
  eventsService: {
    args: [{ commonData: { actor: 'visitor', action: 'click' }, customSchemaName: 's1' }],
    answer: null,
    need: MEASURES,
  },
};
