import { AGENDA_COLLECTION } from '../../../../demo/site/content/events.ts';
import { logout } from '../../../../src/api/auth.ts';
import { monthEvents } from '../../../../src/api/calendar.ts';
import { cartAdapter } from '../../../../src/api/cart.ts';
import { readCollectionPage } from '../../../../src/api/collection-page.ts';
import { submissionKey } from '../../../../src/api/form.ts';
import { readHeaderFooter, saveHeaderFooter } from '../../../../src/api/header-footer.ts';
import {
  disconnectTranslation,
  multilingualLanguages,
  multilingualSettings,
  multilingualStatus,
  saveLanguages,
} from '../../../../src/api/multilingual.ts';
import { placeDetails, placesAutocomplete } from '../../../../src/api/places.ts';
import { searchSite } from '../../../../src/api/search.ts';
import { siteUserSession } from '../../../../src/api/site-user.ts';
import {
  type ButtonFields,
  recordButtonClick,
  recordButtonRender,
  recordFormRender,
  recordHit,
  recordOverlay,
  recordQuickView,
} from '../../../../src/api/tracking/census.ts';
import { recordErrors } from '../../../../src/api/tracking/error-reports.ts';
import { performanceSettings, sendRecords } from '../../../../src/api/tracking/performance.ts';
import { recordEvent } from '../../../../src/api/tracking/platform-events.ts';
import { recordingIdentity } from '../../../../src/api/tracking/session-recording.ts';
import { traceCall } from '../../../../src/api/tracking/trace.ts';
import { renderWidget } from '../../../../src/api/widget.ts';
import type { Request } from '../../../../src/vocab/calls.ts';
import type { CartAdapter } from '../../../../src/vocab/cart-adapter.ts';

/** Whoever calls it, with a cart that has one line, and the token of a member's session. */
export interface Caller {
  readonly request: Request;
  readonly cart: { readonly token: string; readonly line: string };
  readonly xsrf: string;
}

export interface Client {
  readonly name: string;
  /** The path of its call, with `*` for a part that varies. */
  readonly path: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `silent` never rejects; `unread` takes every 2xx; `read` weighs the answer. */
  readonly kind: 'silent' | 'unread' | 'read';
  /** What has to be there before it can succeed. */
  readonly needs: 'member' | 'owner' | 'cart' | null;
  call(caller: Caller): Promise<unknown>;
}

export const page = {
  websiteId: 'w1',
  templateId: 't1',
  website_locale: 'pt-BR',
  userAgent: 'ua',
  clientDate: 1,
  viewportInnerWidth: 360,
  url: '/atelie/',
  title: 'Ateliê Serra',
  itemId: null,
  recordType: null,
  collectionId: 'c1',
  pagePermissionTypeValue: null,
  localStorageSupported: true,
  queryString: '',
  referrer: '',
};
export const fields: ButtonFields = {
  id: 'b1',
  buttonText: 'Comprar',
  clickthroughUrl: '/atelie/colecao',
  alignment: 'center',
  size: 'large',
  newWindow: false,
  context: 1,
};
export const errorEntry = {
  event: 'javascript-error',
  timestamp: 1,
  data: {
    websiteId: 'w',
    templateId: 't',
    url: '/',
    userAgent: 'ua',
    app: 'vitrine',
    message: 'm',
    stack: 's',
    file: 'f',
    line: 1,
    column: 1,
  },
};
export const record = {
  pageLoadId: 'p',
  app: 'site',
  event: 'load',
  timestamp: 1,
  context: {},
  connection: {},
  display: {},
  hardware: {},
  metrics: {},
};

const member = ({ request, xsrf }: Caller) =>
  siteUserSession(request, { token: { read: () => xsrf, write: () => {}, clear: () => {} }, language: () => 'es' });

const cartOf = (request: Request): CartAdapter =>
  cartAdapter(request, { hasCookie: () => false, go: () => {}, alertNoCart: () => {} });

const visitor = 'v1';

const client = (
  what: string,
  kind: Client['kind'],
  call: (request: Request, caller: Caller) => Promise<unknown>,
  needs: Client['needs'] = null,
): Client => {
  const [method, path] = what.split(' ') as [Client['method'], string];
  return { name: what, method, path, kind, needs, call: (caller) => call(caller.request, caller) };
};

/** One call of every client, with the least it needs. */
export const CLIENTS: readonly Client[] = [
  client('POST /api/form/FormSubmissionKey', 'read', submissionKey),
  client('POST /api/widget/GetWidgetRendering', 'read', (request) =>
    renderWidget(request, { type: 2, id: 'block-a', value: {} }),
  ),
  client('POST /api/auth/Logout', 'read', logout),
  client('POST /api/events/RecordJavascriptErrors', 'unread', (request) => recordErrors(request, [errorEntry])),
  client('POST /api/events/Trace', 'unread', (request) => request(traceCall([{ pageUrl: '/', type: 't', data: 1 }]))),
  client('POST /api/events/RecordEvent', 'unread', (request) =>
    recordEvent(request, { event: 'e', eventName: 'n', payload: {} }),
  ),
  client('POST /api/census/RecordHit', 'silent', (request) => recordHit(request, { event: 1, page, visitor })),
  client('POST /api/census/button-click', 'silent', (request) => recordButtonClick(request, { fields, page, visitor })),
  client('POST /api/census/button-render', 'silent', (request) =>
    recordButtonRender(request, { fields, page, visitor }),
  ),
  client('POST /api/census/form-render', 'silent', (request) =>
    recordFormRender(request, { formId: 'f1', page, visitor }),
  ),
  client('POST /api/census/overlay', 'silent', (request) => recordOverlay(request, { fields: { kind: 1 }, visitor })),
  client('POST /api/census/RecordQuickView/*', 'silent', (request) => recordQuickView(request, 'p1')),
  client('GET /api/1/performance/settings', 'read', performanceSettings),
  client('POST /api/1/performance/records', 'unread', (request) => sendRecords(request, [record], null)),
  client('POST /api/site-users/account/session', 'read', (_, caller) =>
    member(caller).login({ email: 'marta@exemplo.com', password: 'barro-e-cinza' }),
  ),
  client('DELETE /api/site-users/account/session', 'read', (_, caller) => member(caller).logout(), 'member'),
  client('POST /api/site-users/account/locale', 'silent', (_, caller) => member(caller).setLocale(), 'member'),
  client('GET /api/site-header-footer', 'read', readHeaderFooter),
  client(
    'PUT /api/site-header-footer',
    'read',
    (request) => saveHeaderFooter(request, { header: {}, footer: {} }),
    'owner',
  ),
  client('GET /api/multilingual/settings', 'read', multilingualSettings),
  client('GET /api/multilingual/status', 'read', multilingualStatus),
  client('GET /api/multilingual/languages', 'read', multilingualLanguages),
  client('PUT /api/multilingual/languages', 'read', (request) => saveLanguages(request, ['pt-BR']), 'owner'),
  client('DELETE /api/multilingual/connection', 'read', disconnectTranslation, 'owner'),
  client('GET /api/google-maps/places/autocomplete', 'read', (request) =>
    placesAutocomplete(request, { input: 'rua' }),
  ),
  client('GET /api/google-maps/places/details', 'read', (request) =>
    placeDetails(request, { placeid: 'lugar-1' }, { productPage: 'a', productSection: 'b' }),
  ),
  client('GET /api/commerce/fullstory/getId', 'read', recordingIdentity),
  client('GET /api/commerce/shopping-cart', 'read', (request) => cartOf(request).read(), 'cart'),
  client('POST /api/commerce/shopping-cart/entries', 'read', (request) =>
    cartOf(request).add({ itemId: 'caneca-neblina', sku: 'SR-0201', quantity: 1 }),
  ),
  client(
    'PUT /api/3/commerce/cart/*/items/*',
    'read',
    (request, { cart: { token, line } }) => cartOf(request).setQuantity(token, line, 2),
    'cart',
  ),
  client(
    'DELETE /api/3/commerce/cart/*/items/*',
    'read',
    (request, { cart: { token, line } }) => cartOf(request).remove(token, line),
    'cart',
  ),
  client(
    'POST /api/3/commerce/cart/*/codes',
    'read',
    (request, { cart: { token } }) => cartOf(request).applyCode(token, 'BARRO10'),
    'cart',
  ),
  client('GET /api/search/GeneralSearch', 'read', (request) => searchSite(request, { q: 'vaso' })),
  client('GET /api/open/GetItemsByMonth', 'read', (request) =>
    monthEvents(request, { year: 2026, month: 12, collectionId: AGENDA_COLLECTION }),
  ),
  client('GET /atelie/diario', 'read', (request) =>
    readCollectionPage(request, new URL('https://a.example/atelie/diario')),
  ),
];
