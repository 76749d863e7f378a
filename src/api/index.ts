/** `vitrine/api`: one client for each call of the platform, over one request function that receives what it needs from the page. Runs in Node. */

export { logout, type OwnerLogoutOptions, ownerLogout } from './auth.ts';
export { monthEvents, monthText } from './calendar.ts';
export type { Site } from './call/address.ts';
export { CallError, type CallErrorKind, isCallError, NotFoundError } from './call/call-error.ts';
export { CircuitBreaker, type TabStorage } from './call/circuit-breaker.ts';
export type { CrumbCookie } from './call/crumbs.ts';
export { createRequest, type RequestEnvironment } from './call/request.ts';
export { type CheckoutOptions, cartAdapter, cartCalls } from './cart.ts';
export {
  type CollectionPage,
  type CollectionPageOptions,
  readCollectionPage,
} from './collection-page.ts';
export { type FormSubmission, saveSubmission, submissionKey } from './form.ts';
export { type FormFile, uploadFormFile } from './form-file.ts';
export { type HeaderFooter, readHeaderFooter, saveHeaderFooter } from './header-footer.ts';
export {
  disconnectTranslation,
  multilingualLanguages,
  multilingualSettings,
  multilingualStatus,
  saveLanguages,
} from './multilingual.ts';
export {
  MAX_NATIVE_REQUESTS,
  NativeBridgeError,
  type NativeBridgeOptions,
  type NativeFunctions,
  type NativeMessage,
  type NativeRequest,
  nativeBridge,
} from './native-bridge.ts';
export { type PlaceQuery, type PlacesContext, placeDetails, placesAutocomplete } from './places.ts';
export { type RestockWish, restockWish } from './restock.ts';
export { type NewReview, type ReviewPage, readReviews, sendReview } from './reviews.ts';
export { type SearchAnswer, type SearchQuery, searchPage, searchSite } from './search.ts';
export { siteUserSession, type TokenStorage, XSRF_HEADER } from './site-user.ts';
export {
  type ButtonFields,
  CENSUS_TIMEOUT,
  type PageFields,
  recordButtonClick,
  recordButtonRender,
  recordFormRender,
  recordHit,
  recordOverlay,
  recordQuickView,
} from './tracking/census.ts';
export {
  ErrorQueue,
  type ErrorQueueOptions,
  MAX_QUEUED,
  MAX_SENDS,
  SEND_AFTER,
} from './tracking/error-queue.ts';
export { type ErrorEntry, MAX_STACK_LENGTH, recordErrors } from './tracking/error-reports.ts';
export { type EventTracker, eventTracker } from './tracking/event-tracker.ts';
export {
  type CommonData,
  type EventsServiceOptions,
  eventsService,
  type TrackedEvent,
} from './tracking/events-service.ts';
export { LANDING_PARAMETERS, type Landing, landingAddress, MAX_RANDOM } from './tracking/landing.ts';
export {
  FLUSH_AFTER_LOAD,
  METRIC_WAIT,
  type PerformanceRecord,
  type PerformanceSettings,
  performanceSettings,
  RECORDS_PATH,
  SETTINGS_TIMEOUT,
  sendRecords,
} from './tracking/performance.ts';
export { PerformanceRecorder, type RecorderOptions } from './tracking/performance-recorder.ts';
export { trackWithPixel } from './tracking/pixel.ts';
export { recordEvent } from './tracking/platform-events.ts';
export { recordingIdentity } from './tracking/session-recording.ts';
export { TRACE_EVERY, type TraceEntry, traceCall } from './tracking/trace.ts';
export { renderWidget, type WidgetJson } from './widget.ts';
