/**
 * Messages for developers: the messages of the requirements that are logged or thrown and that no visitor sees, in the English of the requirements (ERR-323,
 * ERR-606). Names in braces are filled in by `fillPlaceholders`. Each is an export of its own, so that a chunk contains only those it uses; all of them
 * together are read with `import * as loggedMessages`.
 */

/** Thrown if an animation is set up without a window (MARQ-613). */
export const animationsWithoutWindow = 'Cannot init animations without a window context';

/** Logged as a warning; the event is dropped (EVENT-607). */
export const eventBeforeEnvironment = 'Event is firing before the environment is initialized!';

/** Logged; the requirements specify only the meaning of the message (EVENT-608), the field is left out. */
export const eventFieldWrong = 'Event field {name} was not set or had the wrong type.';

/** Logged, with the status of the response (EVENT-606). */
export const eventNotTracked = 'Error tracking event: HTTP Status {code}';

/** Logged; the id is kept in memory (EVENT-610). */
export const analyticsIdNotStored = 'Unable to store analyticsId';

/** Raised if the settings of performance records are not received within 30 s (PERF-602). */
export const metricSettingsTimeout = 'Metric settings request timeout';

/** Raised if a call for performance records is answered with a status that means failure (PERF-604). */
export const unexpectedStatus = 'XHR request DONE with unexpected status: {code}';

/** Raised if the settings of performance records name no page load (PERF-603). */
export const pageLoadIdMissing = 'Unable to resolve pageLoadId';

/** Raised if there are no performance records to send (PERF-610; the condition is the project's choice). */
export const performanceDataEmpty = 'Data is empty';

/** Logged; no recording starts, and the page continues (EXPER-608). */
export const fullStoryNotDetermined = 'Error determining FullStory eligibility';

/** Logged if the script of the recording is not added to the page (EXPER-609). */
export const fullStoryNotInjected = 'Error injecting FullStory script';

/** Logged if the captcha provider renders nothing (CAPTCHA-606). */
export const captchaNotRendered = 'Error rendering captcha into node';

/** Raised if a captcha is requested before its provider is available (CAPTCHA-604; the condition is the project's choice). */
export const captchaNotSetUp = 'ReCaptcha has not been set up!';

/** Every pending request for a captcha is rejected with it (CAPTCHA-605). */
export const documentDestroyed = 'Document was destroyed';

/** Raised if details of a place are requested without a purpose (PLACES-603). */
export const placesWithoutContext =
  'Please provide a tracking context when using Google Places API details to track cost';

/** Thrown by rules that need a string (ERR-607). */
export const notAString = 'Value is neither a string nor an object containing a string';

/** Logged, and the call is rejected (ERR-320). */
export const mobilePlatformUnknown = 'mobile platform not correctly identified';

/** Logged, with the name of the function that the native app does not have (ERR-321). */
export const bridgeFunctionNotFound = '[JS -> Native Bridge] {name} not found';

/** Logged; the gallery is not displayed (ERR-304). */
export const galleryDataNotDecoded = 'Error decoding gallery block data';

/** Logged; the gallery is not displayed (ERR-305). */
export const galleryDataNotEvaluated = 'Error evaluating gallery block data';

/** Logged; the video is not displayed (ERR-306). */
export const videoLoaderNotFound = 'VideoLoader not found';

/** Logged; the picture is not displayed (ERR-307). */
export const imageLoaderNotFound = 'Loader2 not found';

/** Logged; the content of that place is not drawn (ERR-308). */
export const elementMissing = 'No valid HTMLElement node was supplied';

/** Logged as a warning; the gallery is shown without a lightbox (ERR-309). */
export const lightboxNotAvailable = 'Lightboxify is not available in this tier';

/** Thrown, with the name of the design. The requirements specify only the meaning of the message (ERR-310). */
export const galleryDesignNotFound = 'Gallery design {name} not found';

/** Thrown, with the name of the transition. The requirements specify only the meaning of the message (ERR-311). */
export const stackedTransitionNotFound = 'Stacked transition {name} not found';

/** Logged, with the text that is no colour. The requirements specify only that it is logged (COLOR-302). */
export const notAColor = 'Not a color';

/** Logged, with what was given instead of a model. The requirements specify only that it is logged (COLOR-305). */
export const invalidColorModel = 'Invalid color model';

/** Logged if an image loader has no picture (ERR-312). */
export const imageMissing = 'No image';

/** Logged if an image loader has no pictures (ERR-313). */
export const imagesMissing = 'No images';

/** Logged if an image loader has no element to search in (ERR-314). */
export const rootNodeMissing = 'No root node';

/** Logged, with the value that was passed instead of an element (ERR-315). */
export const nodeInvalid = '{node} is not a valid node.';

/** Logged if a picture has no source, or an invalid one (ERR-316). */
export const imageSourceInvalid = 'Invalid or missing image source.';

/** Logged if the element of a picture is not an element (ERR-317). */
export const imageElementInvalid = 'Element is not a valid image element.';

/** Logged if the element of a picture does not exist (ERR-318). */
export const imageWithoutParent = 'Image element has no parentNode.';

/** Logged if a picture that is shown whole does not specify its position (ERR-319). */
export const imageWithoutAlignment = 'Missing alignment for content-fit image.';
