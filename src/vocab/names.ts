/** Every name that a page can see: attributes, events, storage keys, tokens. They are defined in one place, so that a page and the bundle cannot disagree. */

/** The prefix of page events, storage keys and custom properties. */
export const PREFIX = 'vitrine';

export const BLOCK = 'data-block';
export const BLOCK_STATE = 'data-block-state';
export const BLOCK_JSON = 'data-block-json';
export const BLOCK_LOAD = 'data-block-load';
export const BLOCK_CONSENT = 'data-block-consent';
/** The values of `data-block-load`: when a block is loaded. */
export const WHENS = ['load', 'visible', 'idle', 'interaction'] as const;
/** The values of `data-block-consent`: what a visitor may allow. */
export const CONSENT_PURPOSES = ['necessary', 'preferences', 'analytics', 'marketing'] as const;
/** Marks the empty element that keeps the place of a lent node. */
export const BLOCK_LENT = 'data-block-lent';
/**
 * Marks an element that the stage added to the page itself: a wrapper around bare text, or the shadow host inside an element that cannot have a shadow root.
 */
export const BLOCK_ADDED = 'data-block-added';
/** On an element in lent content that the block draws itself: the element is not displayed meanwhile. The value is its own `style`. */
export const BLOCK_HIDDEN = 'data-block-hidden';
export const SITE_CONTEXT = 'data-site-context';
/** On the tag: developer mode. */
export const DEBUG_FLAG = 'data-debug';
/** On the tag: the language of the interface; it takes precedence over the context and the document. */
export const LOCALE = 'data-locale';
/** On the tag: `page` makes layers use the look of the page's own buttons. */
export const LOOK = 'data-look';
/** In the address: developer mode, with the diagnosis panel. */
export const DEBUG_QUERY = 'vitrine-debug';
/** In the address: no motion, whatever the visitor's setting. */
export const NO_MOTION_QUERY = 'nomotion';
/** On the html element and on every root of a block: `reduce` while motion is reduced. */
export const MOTION = 'data-motion';
/** In the address: a screenshot of the page is being taken; overlays are not shown (CTX-605). */
export const SCREENSHOT_QUERY = 'screenshot';
/** On <html>, once every registered initialiser has run. */
export const INITIALISED = 'data-vitrine-initialised';

/** The name of the Trusted Types policy, for a page's content security policy. */
export const HTML_POLICY = 'vitrine#html';
/** The name of the policy for addresses of third-party scripts. */
export const SCRIPT_POLICY = 'vitrine#script';
/** Global functions that third-party scripts call once they are ready. */
export const MAPS_CALLBACK = 'vitrineMapsReady';
export const CAPTCHA_CALLBACK = 'vitrineCaptchaReady';

/** The cookie and the query parameter that carry the crumb (DATA-002), and the header that carries it in addition. */
export const CRUMB = 'crumb';
export const CRUMB_HEADER = 'X-CSRF-Token';
/** What a tab has recorded about an outage of its server: times of requests, no names. */
export const OUTAGE_KEY = 'vitrine:outage';

/** On a link or button: reopens the cookie settings. */
export const CONSENT_OPEN = 'data-consent-open';
/** On the rendered cookie banner: its version (CONSENT-032). */
export const BANNER_VERSION = 'data-cookie-banner-version';
/** The stored decision: "true" or "false" (CONSENT-603). */
export const CONSENT_COOKIE = 'ss_cookieAllowed';
/** In addition, what was granted for which purpose: version, time, policy, purposes. It is a storage key, and the name of the cookie if storage is disabled. */
export const CONSENT_KEY = 'vitrine:consent';
export const CONSENT_RECORD_COOKIE = 'vitrine-consent';
/** Written and removed immediately, to detect whether cookies work. */
export const PROBE_COOKIE = 'vitrine-probe';
/** The visitor record and the timestamp of the visit (CONSENT-033). */
export const VISITOR_COOKIE = 'ss_cvr';
export const VISIT_COOKIE = 'ss_cvt';
/** Contains the analytics id; the requirements do not give its name (EVENT-609). */
export const ANALYTICS_COOKIE = 'vitrine-analytics-id';
/** What a tab records about whether its session is the visitor's first, and the marker that there was one (SESSION-613). */
export const FIRST_SESSION_KEY = 'vitrine:first-session';
export const VISITED_KEY = 'vitrine:visited';
/** In the address, and stored for the tab from then on: the page is in a native app (NATIVE-601). */
export const PLATFORM_QUERY = 'platform';
export const NATIVE_APP_KEY = 'vitrine:native-app';
/** In the address, and stored for the tab from then on: a signed-in owner stays on the public page (OWNER-010, OWNER-011). */
export const NO_REDIRECT_QUERY = 'noredirect';
export const NO_REDIRECT_KEY = 'vitrine:no-redirect';
/** The object that an Android app adds to the page for its functions; the requirements do not give its name (NATIVE-307). */
export const ANDROID_BRIDGE = 'Android';
/** Cookies that identify visitors. A restrictive policy deletes them (CONSENT-029, CONSENT-604). */
export const TRACKING_COOKIES: readonly string[] = [
  'SS_MATTR',
  'SS_MID',
  'SS_lastvisit',
  'user_segment',
  'ss_cid',
  'ss_cpvisit',
  'ss_cvisit',
  VISITOR_COOKIE,
  VISIT_COOKIE,
];

/** Cookies of a visitor who has a cart; if one is missing there is no checkout (CART-010, D-29). */
export const CART_COOKIES = ['CART', 'hasCart'] as const;

/** On a fieldset of a server-rendered form: the type of the field inside, if its controls do not show it. */
export const FORM_FIELD = 'data-form-field';
/** On an element in a form's markup: the place of its captcha. */
export const CAPTCHA = 'data-form-captcha';

/** Published platform pages mark their blocks in one of these ways. */
export const PLATFORM_BLOCKS = '[data-block-type],[data-sqsp-block],[data-definition-name],.sqs-block';

export type BlockState = 'waiting' | 'loading' | 'ready' | 'failed';

/** Page events without their prefix, with the type of their detail. A block adds the events that it dispatches or listens to where it is declared. */
export interface EventDetails {
  ready: { version: string };
  'block-ready': { block: string };
  'block-failed': { block: string; error: unknown };
  'block-removed': { block: string };
}

/**
 * Commands that the stage listens for on window, as `vitrine:cookie-banner-…`; the detail is part of the cookie settings (CONSENT-026, CONSENT-027,
 * CONSENT-028).
 */
export const BANNER_COMMANDS = ['force', 'update', 'unforce'] as const;

export type EventName = keyof EventDetails;
