import type { Call } from '../../../src/vocab/calls.ts';

const post = (path: string, body?: unknown): Call => ({ method: 'POST', path, ...(body !== undefined && { body }) });
const get = (path: string, query: Record<string, string> = {}): Call => ({ method: 'GET', path, query });

/** Every call of the requirements and of the cart's table. */
export const CALLS: readonly Call[] = [
  post('/api/form/FormSubmissionKey'),
  post('/api/form/SaveFormSubmission', { key: 'k', form: '{"nome":"Ana"}' }),
  { method: 'POST', path: '/api/widget/GetWidgetRendering', form: { widgetJSON: '{"type":1}' } },
  post('/api/auth/Logout'),
  post('/api/events/RecordJavascriptErrors', [{ event: 'e', data: {} }]),
  post('/api/events/Trace', { data: '[]' }),
  post('/api/census/RecordHit', { event: 1 }),
  post('/api/census/button-click', { id: 'b' }),
  post('/api/census/button-render', { id: 'b' }),
  post('/api/census/form-render', { formId: 'f' }),
  post('/api/census/overlay', { event: 'o' }),
  post('/api/census/RecordQuickView/42'),
  get('/api/1/performance/settings'),
  post('/api/1/performance/records', []),
  post('/api/events/RecordEvent', { event: 'e' }),
  post('/api/v1/events', {}),
  post('/api/site-users/account/session', { email: 'a@b.c', password: 'p', rememberMe: true }),
  { method: 'DELETE', path: '/api/site-users/account/session', query: { cloneCart: 'false' } },
  post('/api/site-users/account/locale', { language: 'pt-BR' }),
  get('/api/site-header-footer'),
  { method: 'PUT', path: '/api/site-header-footer', body: { header: {}, footer: {} } },
  get('/api/multilingual/settings'),
  get('/api/multilingual/status'),
  get('/api/multilingual/languages'),
  { method: 'PUT', path: '/api/multilingual/languages', body: { languages: ['pt-BR'] } },
  { method: 'DELETE', path: '/api/multilingual/connection' },
  get('/api/google-maps/places/autocomplete', { input: 'rua' }),
  get('/api/google-maps/places/details', { placeId: 'p' }),
  get('/api/commerce/fullstory/getId'),
  get('/api/commerce/shopping-cart'),
  post('/api/commerce/shopping-cart/entries', { itemId: 'i', sku: 's', quantity: 1, additionalFields: {} }),
  { method: 'PUT', path: '/api/3/commerce/cart/t/items/e', body: { quantity: 2 } },
  { method: 'DELETE', path: '/api/3/commerce/cart/t/items/e2' },
  post('/api/3/commerce/cart/t/codes', { giftOrPromoCode: 'BARRO' }),
  get('/api/search/GeneralSearch', { q: 'vaso', p: '0', size: '10' }),
  get('/api/open/GetItemsByMonth', { month: '11-2026', collectionId: 'c' }),
];
