import { type ClientExamples, type OtherExamples, optional } from '../example.ts';

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
  recordHit: { args: [{ event: 1, page, visitor }], answer: null },
  recordButtonClick: { args: [{ fields, page, visitor }], answer: null },
  recordButtonRender: { args: [{ fields, page, visitor }], answer: null },
  recordFormRender: { args: [{ formId: 'contato', page, visitor }], answer: null },
  recordOverlay: { args: [{ fields: { kind: 1 }, visitor }], answer: null },
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
  },
  recordEvent: { args: [{ event: 'e1', eventName: 'n1', payload: {} }], answer: null },
  performanceSettings: { args: [], answer: { pageLoadId: 'p1' } },
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
  },
  recordingIdentity: { args: [], answer: { id: 'v1' } },
};

export const others: OtherExamples = {
  traceCall: {
    args: [[{ pageUrl: '/', type: 'analytics', data: { action: 'subscribe' } }]],
    answer: null,
    need: optional('It only counts subscriptions, as far as the visitor allows analytics.'),
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
  },
  eventsService: {
    args: [{ commonData: { actor: 'visitor', action: 'click' }, customSchemaName: 's1' }],
    answer: null,
  },
};
