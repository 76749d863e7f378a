/**
 * What developers read: the messages of the requirements that are logged or thrown and that no visitor sees, in their own English (ERR-323, ERR-606). Names in braces
 * are filled in by `fillPlaceholders`. Each is an export of its own, so that a chunk carries the ones it says and no others; all together they are
 * read as `import * as loggedMessages`.
 */

/** Thrown where an animation is set up without a window (MARQ-613). */
export const animationsWithoutWindow = 'Cannot init animations without a window context';

/** Warned; the event is dropped (EVENT-607). */
export const eventBeforeEnvironment = 'Event is firing before the environment is initialized!';

/** Logged; the requirements give the sense of it (EVENT-608), the field is left out. */
export const eventFieldWrong = 'Event field {name} was not set or had the wrong type.';

/** Logged, with the status of the answer (EVENT-606). */
export const eventNotTracked = 'Error tracking event: HTTP Status {code}';

/** Logged; the id is kept in memory (EVENT-610). */
export const analyticsIdNotStored = 'Unable to store analyticsId';

/** Raised where the settings of performance records do not come within 30 s (PERF-602). */
export const metricSettingsTimeout = 'Metric settings request timeout';

/** Raised where a call for performance records is answered with a status that means failure (PERF-604). */
export const unexpectedStatus = 'XHR request DONE with unexpected status: {code}';

/** Raised where the settings of performance records name no page load (PERF-603). */
export const pageLoadIdMissing = 'Unable to resolve pageLoadId';

/** Raised where there are no performance records to send (PERF-610; when is the project's own). */
export const performanceDataEmpty = 'Data is empty';

/** Logged; no recording starts, and the page goes on (EXPER-608). */
export const fullStoryNotDetermined = 'Error determining FullStory eligibility';

/** Logged where the script of the recording is not put into the page (EXPER-609). */
export const fullStoryNotInjected = 'Error injecting FullStory script';

/** Logged where the captcha provider draws nothing (CAPTCHA-606). */
export const captchaNotRendered = 'Error rendering captcha into node';

/** Raised where a captcha is asked for before its provider is there (CAPTCHA-604; when is the project's own). */
export const captchaNotSetUp = 'ReCaptcha has not been set up!';

/** What waits for a captcha is rejected with it (CAPTCHA-605). */
export const documentDestroyed = 'Document was destroyed';

/** Raised where details of a place are asked for and nobody says what for (PLACES-603). */
export const placesWithoutContext =
  'Please provide a tracking context when using Google Places API details to track cost';

/** Thrown by rules that need a string (ERR-607). */
export const notAString = 'Value is neither a string nor an object containing a string';

/** Logged, and the call is rejected (ERR-320). */
export const mobilePlatformUnknown = 'mobile platform not correctly identified';

/** Logged, with the name of the function that the native app does not have (ERR-321). */
export const bridgeFunctionNotFound = '[JS -> Native Bridge] {name} not found';

/** Logged; the display of the gallery is skipped (ERR-304). */
export const galleryDataNotDecoded = 'Error decoding gallery block data';

/** Logged; the display of the gallery is skipped (ERR-305). */
export const galleryDataNotEvaluated = 'Error evaluating gallery block data';

/** Logged; the display of the video is skipped (ERR-306). */
export const videoLoaderNotFound = 'VideoLoader not found';

/** Logged; the display of the picture is skipped (ERR-307). */
export const imageLoaderNotFound = 'Loader2 not found';

/** Logged; what was to be drawn there is skipped (ERR-308). */
export const elementMissing = 'No valid HTMLElement node was supplied';

/** Warned; the gallery shows without a lightbox (ERR-309). */
export const lightboxNotAvailable = 'Lightboxify is not available in this tier';

/** Thrown, with the name of the design. The requirements give the sense of it (ERR-310). */
export const galleryDesignNotFound = 'Gallery design {name} not found';

/** Thrown, with the name of the transition. The requirements give the sense of it (ERR-311). */
export const stackedTransitionNotFound = 'Stacked transition {name} not found';

/** Logged where an image loader has no picture (ERR-312). */
export const imageMissing = 'No image';

/** Logged where an image loader has no pictures (ERR-313). */
export const imagesMissing = 'No images';

/** Logged where an image loader has no element to look in (ERR-314). */
export const rootNodeMissing = 'No root node';

/** Logged, with what is in the place of an element (ERR-315). */
export const nodeInvalid = '{node} is not a valid node.';

/** Logged where a picture has no source, or one that is none (ERR-316). */
export const imageSourceInvalid = 'Invalid or missing image source.';

/** Logged where the element of a picture is none (ERR-317). */
export const imageElementInvalid = 'Element is not a valid image element.';

/** Logged where the element of a picture is nowhere (ERR-318). */
export const imageWithoutParent = 'Image element has no parentNode.';

/** Logged where a picture that is shown whole does not say where it is (ERR-319). */
export const imageWithoutAlignment = 'Missing alignment for content-fit image.';
