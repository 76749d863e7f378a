/** `vitrine/api`: one client for each call of the platform, over one request function that is handed what it needs of the page. Runs in Node. */

export type { Site } from './address.ts';
export { logout, type OwnerLogoutParts, ownerLogout } from './auth.ts';
export { monthEvents, monthText } from './calendar.ts';
export { CallError, type CallErrorKind, NotFoundError } from './call-error.ts';
export { type CartAdapter, type CartItem, type CheckoutParts, cartAdapter } from './cart.ts';
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
} from './census.ts';
export type { CrumbCookie } from './crumbs.ts';
export { ErrorQueue, type ErrorQueueParts, MOST_QUEUED, MOST_SENDS, SEND_AFTER } from './error-queue.ts';
export { type ErrorEntry, LONGEST_STACK, recordErrors } from './error-reports.ts';
export { type EventTracker, eventTracker } from './event-tracker.ts';
export { type CommonData, type EventsServiceParts, eventsService, type TrackedEvent } from './events-service.ts';
export { type FormSubmission, saveSubmission, submissionKey } from './form.ts';
export { type HeaderFooter, readHeaderFooter, saveHeaderFooter } from './header-footer.ts';
export { LANDING_PARAMETERS, LARGEST_RANDOM, type Landing, landingAddress } from './landing.ts';
export {
  disconnectTranslation,
  multilingualLanguages,
  multilingualSettings,
  multilingualStatus,
  saveLanguages,
} from './multilingual.ts';
export {
  MOST_NATIVE_REQUESTS,
  type NativeBridge,
  NativeBridgeError,
  type NativeBridgeParts,
  type NativeFunctions,
  type NativeMessage,
  type NativeRequest,
  nativeBridge,
} from './native-bridge.ts';
export { Outage, type TabNote } from './outage.ts';
export {
  FLUSH_AFTER_LOAD,
  METRIC_WAIT,
  type PerformanceRecord,
  type PerformanceSettings,
  performanceSettings,
  RECORDS_PATH,
  SETTINGS_TIMEOUT,
  sendRecords,
} from './performance.ts';
export { PerformanceRecorder, type RecorderParts } from './performance-recorder.ts';
export { trackWithPixel } from './pixel.ts';
export { type PlaceQuery, type PlacesContext, placeDetails, placesAutocomplete } from './places.ts';
export { recordEvent } from './platform-events.ts';
export { createRequest, type RequestParts } from './request.ts';
export { type SearchQuery, searchSite } from './search.ts';
export { recordingIdentity } from './session-recording.ts';
export { type Credentials, type SiteUserSession, siteUserSession, type TokenPlace, XSRF_HEADER } from './site-user.ts';
export { TRACE_EVERY, type TraceEntry, traceCall } from './trace.ts';
export { renderWidget, type WidgetJson } from './widget.ts';
