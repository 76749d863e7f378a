import { jsonAnswer } from '../answer.ts';
import {
  addToCart,
  applyCode,
  changeQuantity,
  readCart,
  removeFromCart,
  setNote,
  setShippingLocation,
  setShippingOption,
} from './cart.ts';
import {
  collectConsent,
  collectErrors,
  collectEvent,
  collectJson,
  collectLanding,
  collectPerformance,
  collectPlatformEvent,
  collectQuickView,
  collectTrace,
  recordHit,
} from './collect.ts';
import type { CallContext, Endpoint } from './endpoint.ts';
import { getItemsByMonth } from './get-items-by-month.ts';
import { headerFooter, saveHeaderFooter } from './header-footer.ts';
import { logout } from './logout.ts';
import { memberLocale, memberLogin, memberLogout } from './member-session.ts';
import {
  disconnectTranslation,
  languages,
  multilingualSettings,
  multilingualStatus,
  saveLanguages,
} from './multilingual.ts';
import { performanceSettings } from './performance-settings.ts';
import { placeDetails, placesAutocomplete } from './places.ts';
import { recordingId } from './recording-id.ts';
import { renderWidget } from './render-widget.ts';
import { addReview, readReviews, wantRestock } from './reviews.ts';
import { saveSubmission } from './save-submission.ts';
import { search } from './search.ts';
import { signedInMember } from './signed-in-member.ts';
import { submissionKey } from './submission-key.ts';
import { uploadFile } from './upload-file.ts';

const read = (path: string, answer: Endpoint['answer']): Endpoint => ({ method: 'GET', path, proof: 'none', answer });
const post = (path: string, answer: Endpoint['answer'], proof: Endpoint['proof'] = 'crumb'): Endpoint => ({
  method: 'POST',
  path,
  proof,
  answer,
});
const put = (path: string, answer: Endpoint['answer']): Endpoint => ({ method: 'PUT', path, proof: 'crumb', answer });
const remove = (path: string, answer: Endpoint['answer']): Endpoint => ({
  method: 'DELETE',
  path,
  proof: 'crumb',
  answer,
});

const isOwner = (context: CallContext): boolean => signedInMember(context)?.owner === true;

/** Does a call for the site's owner only; anybody else is told that they may not (DATA-016). */
const ownersOnly =
  (answer: Endpoint['answer']): Endpoint['answer'] =>
  (context) =>
    isOwner(context) ? answer(context) : jsonAnswer(403, { authorizationFail: true });

const SESSION = '/api/site-users/account/session';
const CART = '/api/commerce/shopping-cart';
const CART_ITEM = '/api/3/commerce/cart/*/items/*';

/** Every call that the requirements name, and those of the cart (D-28). */
export const CALLS: readonly Endpoint[] = [
  post('/api/form/FormSubmissionKey', ({ visit, backend, session }) => submissionKey(visit, backend, session)),
  post('/api/form/SaveFormSubmission', ({ visit, backend, session }) => saveSubmission(visit, backend, session)),
  post('/api/form/UploadFile', uploadFile),
  post('/api/widget/GetWidgetRendering', renderWidget),
  post('/api/auth/Logout', logout),
  post('/api/events/RecordJavascriptErrors', collectErrors, 'header'),
  post('/api/events/Trace', collectTrace, 'none'),
  post('/api/events/RecordEvent', collectPlatformEvent, 'field'),
  post('/api/v1/events', collectEvent, 'none'),
  post('/api/consent/records', collectConsent, 'none'),
  read('/api/track/Track', collectLanding),
  post('/api/census/RecordHit', recordHit),
  post('/api/census/button-click', collectJson('button-click')),
  post('/api/census/button-render', collectJson('button-render')),
  post('/api/census/form-render', collectJson('form-render')),
  post('/api/census/overlay', collectJson('overlay')),
  post('/api/census/RecordQuickView/*', collectQuickView),
  read('/api/1/performance/settings', performanceSettings),
  post('/api/1/performance/records', collectPerformance, 'none'),
  post(SESSION, memberLogin),
  remove(SESSION, memberLogout),
  post('/api/site-users/account/locale', memberLocale),
  read('/api/site-header-footer', headerFooter),
  put('/api/site-header-footer', ownersOnly(saveHeaderFooter)),
  read('/api/multilingual/settings', multilingualSettings),
  read('/api/multilingual/status', multilingualStatus),
  read('/api/multilingual/languages', languages),
  put('/api/multilingual/languages', ownersOnly(saveLanguages)),
  remove('/api/multilingual/connection', ownersOnly(disconnectTranslation)),
  read('/api/google-maps/places/autocomplete', placesAutocomplete),
  read('/api/google-maps/places/details', placeDetails),
  read('/api/commerce/fullstory/getId', recordingId),
  read(CART, readCart),
  post(`${CART}/entries`, addToCart),
  put(CART_ITEM, changeQuantity),
  remove(CART_ITEM, removeFromCart),
  post('/api/3/commerce/cart/*/codes', applyCode),
  put('/api/3/commerce/cart/*/note', setNote),
  put('/api/3/commerce/cart/*/shipping/location', setShippingLocation),
  put('/api/3/commerce/cart/*/shipping/option', setShippingOption),
  read('/api/3/commerce/reviews', readReviews),
  post('/api/3/commerce/reviews', addReview),
  post('/api/3/commerce/restock', wantRestock),
  read('/api/search/GeneralSearch', search),
  read('/api/open/GetItemsByMonth', getItemsByMonth),
];
