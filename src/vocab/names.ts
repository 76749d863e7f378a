/** Every name that a page can see: attributes, events, storage keys, tokens. They are defined in one place, so that a page and the bundle cannot disagree. */

/** The prefix of page events, storage keys and custom properties. */
export const PREFIX = 'vitrine';

export const BLOCK = 'data-block';
export const BLOCK_STATE = 'data-block-state';
export const BLOCK_JSON = 'data-block-json';
export const BLOCK_LOAD = 'data-block-load';
export const BLOCK_CONSENT = 'data-block-consent';
/** The stage writes it on a block that waits for consent: the purpose, from the block's attribute or from its declaration. */
export const BLOCK_GATED = 'data-block-gated';
/** The values of `data-block-load`: when a block is loaded. */
export const WHENS = ['load', 'visible', 'idle', 'interaction'] as const;
/** The values of `data-block-consent`: what a visitor may allow. */
export const CONSENT_PURPOSES = ['necessary', 'preferences', 'analytics', 'marketing'] as const;
/** Marks the empty element that keeps the place of a lent node. */
export const BLOCK_LENT = 'data-block-lent';
/** Marks an element that the stage added to the page itself: a wrapper around bare text, or the shadow host inside an element that cannot have a shadow root. */
export const BLOCK_ADDED = 'data-block-added';
/** On an element in lent content that the block draws itself: the element is not displayed meanwhile. The value is its own `style`. */
export const BLOCK_HIDDEN = 'data-block-hidden';
/** On a published block whose space is reserved by its `style`. The value is the `style` that the page gave it. */
export const BLOCK_ROOM = 'data-block-room';
/** On a block: the server renders its content again; the value is the block's type, unless the element says it elsewhere (BLOCK-012). */
export const BLOCK_RENDER = 'data-block-render';
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
/** The name of the policy for scripts of the page that wait for consent. */
export const GATED_POLICY = 'vitrine#gated';
/** Global functions that third-party scripts call once they are ready. */
export const MAPS_CALLBACK = 'vitrineMapsReady';
export const CAPTCHA_CALLBACK = 'vitrineCaptchaReady';

/** The cookie and the query parameter that carry the crumb (DATA-002), and the header that carries it in addition. */
export const CRUMB = 'crumb';
export const CRUMB_HEADER = 'X-CSRF-Token';
/** What a tab has recorded about an outage of its server: times of requests, no names. */
export const OUTAGE_KEY = 'vitrine:outage';
/** The beginning of the keys of drafts: what a visitor has typed into a form and not sent, in this browser only. */
export const DRAFT_KEY = 'vitrine:draft:';
/** The beginning of the keys of what a visitor has typed into a form that was refused: in this tab only, while its page is loaded again. */
export const BACK_KEY = 'vitrine:back:';
/** Where the browser keeps which announcement was closed, followed by the id of the website. */
export const ANNOUNCEMENT_KEY = 'vitrine:announcement:';
/** What a visitor has searched for, newest first: in this browser only, and only with consent to preferences. */
export const SEARCHES_KEY = 'vitrine:searches';
/** How far a visitor has listened to the tracks of a site: in this browser only, and only with consent to preferences. */
export const LISTENED_KEY = 'vitrine:listened';

/** Between blocks only: a player of one has started, so that the others stop. */
export const PLAYER_STARTED = 'vitrine-player-started';
/** From a block to services only, on the form: it was accepted, and the page is left for the answer. */
export const FORM_LEAVES = 'vitrine-form-leaves';
/** On a link: it is counted as a button (CENSUS-610). */
export const CENSUS_BUTTON = 'data-census-button';
/** A link to a picture or video that opens in the lightbox; the value names the set that it belongs to. */
export const LIGHTBOX_LINK = 'a[data-lightbox]';

/** On an element of the page: the text of its tooltip; empty for the text of `title` (TIP-301). */
export const TOOLTIP = 'data-tooltip';

/** On an element of the page: the shape that is drawn over its text; empty for the default one. Attributes that begin with it are its settings (HILITE-303). */
export const HIGHLIGHT = 'data-highlight';
/** A highlighted text of published pages, the attribute with the id of its settings, and the JSON that has them. */
export const PUBLISHED_HIGHLIGHT = '.sqsrte-text-highlight';
export const TEXT_ATTRIBUTE = 'data-text-attribute-id';
export const TEXT_ATTRIBUTES_PROPS = 'script.TextAttributes-props';

/** On an element of the page: its text is one line that fills the width of the parent (SCALE-301). */
export const SCALED_TEXT = 'data-scaled-text';
/** A scaled text of published pages; its parent is `.sqsrte-scaled-text-container`. */
export const PUBLISHED_SCALED_TEXT = '.sqsrte-scaled-text';

/** Part of the name of every class that animates a block, and the class that is added once the block is visible (ANIM-002). */
export const ANIMATION_CLASS = 'animation-';
export const ANIMATION_LOADED = 'animation-loaded';

/** In the address, as `logout=true`: the visitor has just signed out (DLG-003). */
export const LOGOUT_QUERY = 'logout';

/** On a link or button: reopens the cookie settings. */
export const CONSENT_OPEN = 'data-consent-open';
/** On a JSON element: the services that work for purposes, in addition to those of the context. */
export const CONSENT_SERVICES = 'data-consent-services';
/** On a script, a frame or a block that waits for consent: its purpose and the service it belongs to. */
export const CONSENT = 'data-consent';
export const CONSENT_SERVICE = 'data-consent-service';
/** On a frame: its address, which it gets once its purpose is granted. */
export const CONSENT_SRC = 'data-consent-src';
/** On a frame or block: the image shown while it waits. */
export const CONSENT_POSTER = 'data-consent-poster';
/** On what is shown in place of a frame or block that waits for consent. */
export const CONSENT_NOTICE = 'data-consent-notice';
/** On an element of the page: which third party's script it needs, `follow`, `reservation` or `wedding-registry`. */
export const THIRD_PARTY = 'data-third-party';
/** On the rendered cookie banner: its version (CONSENT-032). */
export const BANNER_VERSION = 'data-cookie-banner-version';
/** The stored decision: "true" or "false" (CONSENT-603). */
export const CONSENT_COOKIE = 'ss_cookieAllowed';
/** In addition, what was granted for which purpose: version, time, policy, purposes. It is a storage key, and the name of the cookie if storage is disabled. */
export const CONSENT_KEY = 'vitrine:consent';
export const CONSENT_RECORD_COOKIE = 'vitrine-consent';
/** The proof of the latest decision, and of earlier ones that the site has not received yet. */
export const CONSENT_RECORDS_KEY = 'vitrine:consent-records';
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
/** Links that close the page in a native app: by their path, or because the page says so. */
export const MOBILE_BACK = 'data-mobile-back';
export const MOBILE_BACK_LINK = '[href*=mobile-back],[data-mobile-back]';
/** In the address, and stored for the tab from then on: a signed-in owner stays on the public page (OWNER-010, OWNER-011). */
export const NO_REDIRECT_QUERY = 'noredirect';
export const NO_REDIRECT_KEY = 'vitrine:no-redirect';
/** Set before an owner is led to the configuration area, for which the page is its preview (OWNER-002). */
export const PREVIEW_FRAME_COOKIE = 'preview-frame-expanded';
/** Which site an account has looked at last, for the platform's other sites; the requirements do not give its name (OWNER-305). */
export const IDENTITY_COOKIE = 'vitrine-last-site';
/** On the mark of the owner's pointer in developer mode (LIMIT-605). */
export const MOUSE_MARKER = 'data-vitrine-mouse-marker';
/** On the preview frame of the configuration area: its guide is open (OWNER-013). */
export const GUIDE_OPEN = 'data-guide-open';
/** What the page in the preview frame tells the configuration area when its owner presses Esc (OWNER-013): the type of a message without the prefix. */
export const EDITOR_MESSAGES = { guide: 'close-guide', preview: 'toggle-preview' } as const;
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

/** Contains the token of a member's session: a key of session storage, and the name of the cookie where that keeps nothing (D-46). */
export const MEMBER_KEY = 'vitrine:member';
export const MEMBER_COOKIE = 'vitrine-member';
/** The channel by which the tabs of a site tell each other about its member, and the mark of the latest change. */
export const MEMBER_CHANNEL = 'vitrine:member';
export const MEMBER_CHANGE_KEY = 'vitrine:member-change';

/** Cookies of a visitor who has a cart; if one is missing there is no checkout (CART-010, D-29). */
export const CART_COOKIES = ['CART', 'hasCart'] as const;

/** On a link to the comments of an item: the item's id; empty for the item of the page (NAV-019). */
export const COMMENT_LINK = 'data-comments';

/** On an element or a JSON element in it: the product that it shows. */
export const PRODUCT_DATA = 'data-product';
/** A link that opens the quick view of the product around it. */
export const QUICK_VIEW_LINK = 'a[data-quick-view]';
/** On an element of a summary's item: which part of the item it is. */
export const SUMMARY_PART = 'data-summary-part';
/** On an item of a summary: when its event begins and ends, as an ISO time. */
export const EVENT_START = 'data-event-start';
export const EVENT_END = 'data-event-end';
/** On a link of a list: it leads to the next page of the list. */
export const NEXT_PAGE = 'data-next-page';
/** On a link or button inside a product of a list: adds the product to the cart. */
export const QUICK_ADD = 'data-quick-add';
/** In the address: the chosen variant of a product, by SKU or id. */
export const VARIANT_QUERY = 'variant';
/** On an element of the page: it opens the cart's drawer. */
export const CART_OPEN = 'data-cart-open';
/** The link to the cart in the header of published pages. */
export const PUBLISHED_CART_PILL = '.sqs-custom-cart';
/** The place of the cart on its page, which is empty on the server (NAV-016). */
export const PUBLISHED_CART = '#sqs-cart-container';
/** The popup of published pages. */
export const PUBLISHED_POPUP = '.sqs-popup-overlay,[data-slide-type="popup-overlay"]';

/** On a fieldset of a server-rendered form: the type of the field inside, if its controls do not show it. */
export const FORM_FIELD = 'data-form-field';
/** On an element of a server-rendered form, as JSON: when the fields inside are shown. */
export const SHOW_WHEN = 'data-show-when';
/** On an element around fields of a server-rendered form: they are one step of it; the value is the title, otherwise its legend is. */
export const FORM_STEP = 'data-form-step';
/** On an element of a server-rendered form: what is typed inside is not kept as a draft. */
export const SENSITIVE = 'data-sensitive';
/** The name of a control that nobody sees. A submission in which it is filled in comes from a program; the server answers it as any other and keeps nothing. */
export const HONEYPOT = 'vitrine-site';
/** On an element in a form's markup: the place of its captcha. */
export const CAPTCHA = 'data-form-captcha';

/** On the tag: a selector of the element in which pictures are loaded; the document without it (IMG-003). */
export const IMAGE_HOST = 'data-image-host';

/** Published platform pages mark their blocks in one of these ways. */
export const PLATFORM_BLOCKS = '[data-sqsp-block],[data-block-type],[data-definition-name],.sqs-block';

export type BlockState = 'waiting' | 'loading' | 'ready' | 'failed';

/** Page events without their prefix, with the type of their detail. A block adds the events that it dispatches or listens to where it is declared. */
export interface EventDetails {
  ready: { version: string };
  'block-ready': { block: string };
  'block-failed': { block: string; error: unknown };
  'block-removed': { block: string };
}

/** Commands that the stage listens for on window, as `vitrine:cookie-banner-…`; the detail is part of the cookie settings (CONSENT-026 to CONSENT-028). */
export const BANNER_COMMANDS = ['force', 'update', 'unforce'] as const;

/** Commands for the owner's overlay manager, as `vitrine:overlay-force`; the detail is the name of the block, `popup` or `announcement-bar` (POPUP-002, BARS-001). */
export const OVERLAY_COMMANDS = ['force', 'unforce'] as const;

/**
 * A command that is heard on window, as `vitrine:image-load`: the picture on which it is dispatched, or every picture inside that element, is loaded now
 * (IMG-303). The detail may have `allowConcurrentLoads` (IMG-323).
 */
export const IMAGE_LOAD = 'image-load';

export type EventName = keyof EventDetails;
