/**
 * What developers read: the messages of the sources that are logged or thrown and that no visitor sees, in their own English (001 §8, 002 §8). Names in braces
 * are filled in by `fillPlaceholders`. Each is an export of its own, so that a chunk carries the ones it says and no others; all together they are
 * read as `import * as loggedMessages`.
 */

/** Thrown where an animation is set up without a window. */
export const animationsWithoutWindow = 'Cannot init animations without a window context';
/** Warned; the event is dropped. */
export const eventBeforeEnvironment = 'Event is firing before the environment is initialized!';
/** Logged; the source gives the sense of it (002 §5), the field is left out. */
export const eventFieldWrong = 'Event field {name} was not set or had the wrong type.';
/** Logged. */
export const eventNotTracked = 'Error tracking event: HTTP Status {code}';
/** Logged; the id is kept in memory. */
export const analyticsIdNotStored = 'Unable to store analyticsId';

export const metricSettingsTimeout = 'Metric settings request timeout';
export const unexpectedStatus = 'XHR request DONE with unexpected status: {code}';
export const pageLoadIdMissing = 'Unable to resolve pageLoadId';
export const performanceDataEmpty = 'Data is empty';

/** Logged; no recording starts, and the page goes on. */
export const fullStoryNotDetermined = 'Error determining FullStory eligibility';
export const fullStoryNotInjected = 'Error injecting FullStory script';

/** Logged. */
export const captchaNotRendered = 'Error rendering captcha into node';
export const captchaNotSetUp = 'ReCaptcha has not been set up!';
/** What waits for a captcha is rejected with it. */
export const documentDestroyed = 'Document was destroyed';

export const placesWithoutContext =
  'Please provide a tracking context when using Google Places API details to track cost';
export const notAString = 'Value is neither a string nor an object containing a string';

/** Logged, and the call is rejected. */
export const mobilePlatformUnknown = 'mobile platform not correctly identified';
export const bridgeFunctionNotFound = '[JS -> Native Bridge] {name} not found';

/** Logged; the display of the gallery is skipped. */
export const galleryDataNotDecoded = 'Error decoding gallery block data';
export const galleryDataNotEvaluated = 'Error evaluating gallery block data';
export const videoLoaderNotFound = 'VideoLoader not found';
export const imageLoaderNotFound = 'Loader2 not found';
export const elementMissing = 'No valid HTMLElement node was supplied';
/** Warned; the gallery shows without a lightbox. */
export const lightboxNotAvailable = 'Lightboxify is not available in this tier';
/** Thrown. The source gives the sense of these two. */
export const galleryDesignNotFound = 'Gallery design {name} not found';
export const stackedTransitionNotFound = 'Stacked transition {name} not found';

export const imageMissing = 'No image';
export const imagesMissing = 'No images';
export const rootNodeMissing = 'No root node';
export const nodeInvalid = '{node} is not a valid node.';
export const imageSourceInvalid = 'Invalid or missing image source.';
export const imageElementInvalid = 'Element is not a valid image element.';
export const imageWithoutParent = 'Image element has no parentNode.';
export const imageWithoutAlignment = 'Missing alignment for content-fit image.';
