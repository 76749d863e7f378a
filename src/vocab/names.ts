/** Every name a page can see: attributes, events, storage keys, tokens. One place, so that a page and the bundle cannot disagree. */

/** The word in front of page events, storage keys and custom properties. */
export const PREFIX = 'vitrine';

export const BLOCK = 'data-block';
export const BLOCK_STATE = 'data-block-state';
export const BLOCK_JSON = 'data-block-json';
export const BLOCK_LOAD = 'data-block-load';
export const BLOCK_CONSENT = 'data-block-consent';
/** Marks the empty element that keeps the place of a lent node. */
export const BLOCK_LENT = 'data-block-lent';
/** Marks an element the stage added to the page itself: a wrapper around bare text, or the host inside an element that can carry no shadow root. */
export const BLOCK_ADDED = 'data-block-added';
export const SITE_CONTEXT = 'data-site-context';
/** On the tag: developer mode. */
export const DEBUG_FLAG = 'data-debug';
/** In the address: developer mode, with the diagnosis panel. */
export const DEBUG_QUERY = 'vitrine-debug';
/** In the address: no motion, whatever the visitor's setting. */
export const NO_MOTION_QUERY = 'nomotion';
/** In the address: the page is being photographed; overlays stay away (002 §5). */
export const SCREENSHOT_QUERY = 'screenshot';
/** On <html>, once every registered initialiser has run. */
export const INITIALISED = 'data-vitrine-initialised';

/** Published platform pages mark their blocks in one of these ways. */
export const PLATFORM_BLOCKS = '[data-sqsp-block],[data-definition-name],.sqs-block';

export type BlockState = 'waiting' | 'loading' | 'ready' | 'failed';

/** Page events without their prefix, with the type of their detail. */
export interface EventDetails {
  ready: { version: string };
  'block-ready': { block: string };
  'block-failed': { block: string; error: unknown };
  'block-removed': { block: string };
  'accordion-change': { index: number; open: boolean };
  'marquee-change': { running: boolean };
}

export type EventName = keyof EventDetails;
