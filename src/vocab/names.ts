/** Every name a page can see: attributes, events, storage keys, tokens. One place, so that a page and the bundle cannot disagree. */

/** The word in front of page events, storage keys and custom properties. */
export const PREFIX = 'vitrine';

export const BLOCK = 'data-block';
export const BLOCK_STATE = 'data-block-state';
export const BLOCK_JSON = 'data-block-json';
export const BLOCK_LOAD = 'data-block-load';
export const BLOCK_CONSENT = 'data-block-consent';
/** The words of `data-block-load`: when a block is fetched. */
export const WHENS = ['load', 'visible', 'idle', 'interaction'] as const;
/** The words of `data-block-consent`: what a visitor may allow. */
export const CONSENT_PURPOSES = ['necessary', 'preferences', 'analytics', 'marketing'] as const;
/** Marks the empty element that keeps the place of a lent node. */
export const BLOCK_LENT = 'data-block-lent';
/** Marks an element the stage added to the page itself: a wrapper around bare text, or the host inside an element that can carry no shadow root. */
export const BLOCK_ADDED = 'data-block-added';
/** On an element of what is lent that the block draws itself: it is not displayed meanwhile. The value is its own `style`. */
export const BLOCK_HIDDEN = 'data-block-hidden';
export const SITE_CONTEXT = 'data-site-context';
/** On the tag: developer mode. */
export const DEBUG_FLAG = 'data-debug';
/** On the tag: the language of the interface, before the context's and the document's own. */
export const LOCALE = 'data-locale';
/** On the tag: `page` lets layers take the page's own buttons as their example. */
export const LOOK = 'data-look';
/** In the address: developer mode, with the diagnosis panel. */
export const DEBUG_QUERY = 'vitrine-debug';
/** In the address: no motion, whatever the visitor's setting. */
export const NO_MOTION_QUERY = 'nomotion';
/** On the html element and on every root of a block: `reduce` while motion is reduced. */
export const MOTION = 'data-motion';
/** In the address: the page is being photographed; overlays stay away (CTX-605). */
export const SCREENSHOT_QUERY = 'screenshot';
/** On <html>, once every registered initialiser has run. */
export const INITIALISED = 'data-vitrine-initialised';

/** The name of the Trusted Types policy, for a page's content security policy. */
export const HTML_POLICY = 'vitrine#html';
/** The one for addresses of scripts from elsewhere. */
export const SCRIPT_POLICY = 'vitrine#script';
/** Global functions that scripts from elsewhere call once they can be used. */
export const MAPS_CALLBACK = 'vitrineMapsReady';
export const CAPTCHA_CALLBACK = 'vitrineCaptchaReady';

/** The cookie and the query parameter that carry the crumb (DATA-002), and the header that carries it beside them. */
export const CRUMB = 'crumb';
export const CRUMB_HEADER = 'X-CSRF-Token';
/** What a tab has learnt of an outage of its server: times of requests, no names. */
export const OUTAGE_KEY = 'vitrine:outage';

/** On a link or button: opens the choice about cookies again. */
export const CONSENT_OPEN = 'data-consent-open';
/** On the drawn cookie banner: its version (CONSENT-032). */
export const BANNER_VERSION = 'data-cookie-banner-version';
/** The stored decision: "true" or "false" (CONSENT-603). */
export const CONSENT_COOKIE = 'ss_cookieAllowed';
/** Beside it, what was granted for which purpose: version, time, policy, purposes. Storage key, and the cookie where storage is off. */
export const CONSENT_KEY = 'vitrine:consent';
export const CONSENT_RECORD_COOKIE = 'vitrine-consent';
/** Written and removed at once, to learn whether cookies work. */
export const PROBE_COOKIE = 'vitrine-probe';
/** The visitor record and the timestamp of the visit (CONSENT-033). */
export const VISITOR_COOKIE = 'ss_cvr';
export const VISIT_COOKIE = 'ss_cvt';
/** Holds the analytics id; the requirements do not give its name (EVENT-609). */
export const ANALYTICS_COOKIE = 'vitrine-analytics-id';
/** What a tab keeps of whether its session is the visitor's first, and what says that there was one (SESSION-613). */
export const FIRST_SESSION_KEY = 'vitrine:first-session';
export const VISITED_KEY = 'vitrine:visited';
/** In the address, and with the tab from then on: the page is in a native app (NATIVE-601). */
export const PLATFORM_QUERY = 'platform';
export const NATIVE_APP_KEY = 'vitrine:native-app';
/** In the address, and with the tab from then on: a signed-in owner stays on the public page (OWNER-010, OWNER-011). */
export const NO_REDIRECT_QUERY = 'noredirect';
export const NO_REDIRECT_KEY = 'vitrine:no-redirect';
/** The object that an Android app puts into the page for its functions; the requirements do not give its name (NATIVE-307). */
export const ANDROID_BRIDGE = 'Android';
/** Cookies that tell visitors apart. A restrictive policy clears them (CONSENT-029, CONSENT-604). */
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

/** Cookies of a visitor who has a cart; where one is missing there is no checkout (CART-010, D-29). */
export const CART_COOKIES = ['CART', 'hasCart'] as const;

/** On a fieldset of a server-rendered form: the type of the field inside, where its controls do not tell. */
export const FORM_FIELD = 'data-form-field';
/** On an element in a form's markup: the place of its captcha. */
export const CAPTCHA = 'data-form-captcha';

/** Published platform pages mark their blocks in one of these ways. */
export const PLATFORM_BLOCKS = '[data-block-type],[data-sqsp-block],[data-definition-name],.sqs-block';

export type BlockState = 'waiting' | 'loading' | 'ready' | 'failed';

/** Page events without their prefix, with the type of their detail. A block adds those that it fires or hears where it is declared. */
export interface EventDetails {
  ready: { version: string };
  'block-ready': { block: string };
  'block-failed': { block: string; error: unknown };
  'block-removed': { block: string };
}

/** Commands the stage listens to on window, as `vitrine:cookie-banner-…`; the detail is part of the cookie settings (CONSENT-026, CONSENT-027, CONSENT-028). */
export const BANNER_COMMANDS = ['force', 'update', 'unforce'] as const;

export type EventName = keyof EventDetails;
