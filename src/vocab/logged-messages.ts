/**
 * What developers read: the messages of the sources that are logged or thrown and that no visitor sees, in their own English (001 §8, 002 §8). Names in braces
 * are filled in by `fillPlaceholders`. Each is an export of its own, so that a chunk carries the ones it says and no others; all together they are
 * read as `import * as loggedMessages`.
 */

/** Thrown where an animation is set up without a window (002 §8). */
export const animationsWithoutWindow = 'Cannot init animations without a window context';

/** Warned; the event is dropped (002 §8). */
export const eventBeforeEnvironment = 'Event is firing before the environment is initialized!';

/** Logged; the source gives the sense of it (002 §5), the field is left out. */
export const eventFieldWrong = 'Event field {name} was not set or had the wrong type.';

/** Logged, with the status of the answer (002 §8). */
export const eventNotTracked = 'Error tracking event: HTTP Status {code}';

/** Logged; the id is kept in memory (002 §8). */
export const analyticsIdNotStored = 'Unable to store analyticsId';

/** Raised where the settings of performance records do not come within 30 s (002 §7, §8). */
export const metricSettingsTimeout = 'Metric settings request timeout';

/** Raised where a call for performance records is answered with a status that means failure (002 §7, §8). */
export const unexpectedStatus = 'XHR request DONE with unexpected status: {code}';

/** Raised where the settings of performance records name no page load (002 §7, §8). */
export const pageLoadIdMissing = 'Unable to resolve pageLoadId';

/** Raised where there are no performance records to send (002 §8; when is the project's own). */
export const performanceDataEmpty = 'Data is empty';

/** Logged; no recording starts, and the page goes on (002 §8). */
export const fullStoryNotDetermined = 'Error determining FullStory eligibility';

/** Logged where the script of the recording is not put into the page (002 §8). */
export const fullStoryNotInjected = 'Error injecting FullStory script';

/** Logged where the captcha provider draws nothing (002 §8). */
export const captchaNotRendered = 'Error rendering captcha into node';

/** Raised where a captcha is asked for before its provider is there (002 §8; when is the project's own). */
export const captchaNotSetUp = 'ReCaptcha has not been set up!';

/** What waits for a captcha is rejected with it (002 §8). */
export const documentDestroyed = 'Document was destroyed';

/** Raised where details of a place are asked for and nobody says what for (002 §8). */
export const placesWithoutContext =
  'Please provide a tracking context when using Google Places API details to track cost';

/** Thrown by rules that need a string (002 §8). */
export const notAString = 'Value is neither a string nor an object containing a string';

/** Logged, and the call is rejected (001 §8, 002 §8). */
export const mobilePlatformUnknown = 'mobile platform not correctly identified';

/** Logged, with the name of the function that the native app does not have (001 §8, 002 §8). */
export const bridgeFunctionNotFound = '[JS -> Native Bridge] {name} not found';

/** Logged; the display of the gallery is skipped (001 §8). */
export const galleryDataNotDecoded = 'Error decoding gallery block data';

/** Logged; the display of the gallery is skipped (001 §8). */
export const galleryDataNotEvaluated = 'Error evaluating gallery block data';

/** Logged; the display of the video is skipped (001 §8). */
export const videoLoaderNotFound = 'VideoLoader not found';

/** Logged; the display of the picture is skipped (001 §8). */
export const imageLoaderNotFound = 'Loader2 not found';

/** Logged; what was to be drawn there is skipped (001 §8). */
export const elementMissing = 'No valid HTMLElement node was supplied';

/** Warned; the gallery shows without a lightbox (001 §8). */
export const lightboxNotAvailable = 'Lightboxify is not available in this tier';

/** Thrown, with the name of the design. The source gives the sense of it (001 §8). */
export const galleryDesignNotFound = 'Gallery design {name} not found';

/** Thrown, with the name of the transition. The source gives the sense of it (001 §8). */
export const stackedTransitionNotFound = 'Stacked transition {name} not found';

/** Logged where an image loader has no picture (001 §8). */
export const imageMissing = 'No image';

/** Logged where an image loader has no pictures (001 §8). */
export const imagesMissing = 'No images';

/** Logged where an image loader has no element to look in (001 §8). */
export const rootNodeMissing = 'No root node';

/** Logged, with what stands in the place of an element (001 §8). */
export const nodeInvalid = '{node} is not a valid node.';

/** Logged where a picture has no source, or one that is none (001 §8). */
export const imageSourceInvalid = 'Invalid or missing image source.';

/** Logged where the element of a picture is none (001 §8). */
export const imageElementInvalid = 'Element is not a valid image element.';

/** Logged where the element of a picture stands nowhere (001 §8). */
export const imageWithoutParent = 'Image element has no parentNode.';

/** Logged where a picture that is shown whole does not say where it stands (001 §3, §8). */
export const imageWithoutAlignment = 'Missing alignment for content-fit image.';
