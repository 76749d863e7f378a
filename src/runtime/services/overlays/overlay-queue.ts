import { isBesideLayer } from '../../../vocab/rules/overlays/beside-layers.ts';
import { queryIn } from '../../page/document-member.ts';
import { inScreenshotMode } from '../../page/page-modes.ts';
import type { Page } from '../../stage/page.ts';
import { siteOf } from '../../store/site-of.ts';
import { isBeingFilled } from './being-filled.ts';

/**
 * How long the page has to be left alone after something was in the way, in ms: a visitor who goes from field to field
 * is not interrupted between them.
 */
const QUIET_TIME = 1_000;

/** The events after which nothing may be in the way any more. */
const CHANGES = ['focusin', 'focusout', 'input', 'submit', 'reset', 'close', 'toggle', 'vitrine:form-success'];

/**
 * Lets one overlay at a time onto the page: none while the cookie banner, another layer, or a dialog or popover of the
 * page is open.
 */
export interface OverlayQueue {
  /**
   * Returns whether nothing is in the way now. A bar interrupts nobody, so a form that is being filled is not in its
   * way.
   */
  isFree(interrupts: boolean): boolean;
  /**
   * Calls a function once nothing is in the way: now, or as soon as the page was left alone. Returns a function that
   * gives up.
   */
  whenFree(interrupts: boolean, fn: () => void): () => void;
  stop(): void;
}

/** Returns whether the page has opened something of its own over itself. */
const hasOwnLayer = (): boolean =>
  ['dialog[open]', ':popover-open'].some((selector) => {
    try {
      return queryIn(document, selector).length > 0;
    } catch {
      // The browser does not know the selector.
      return false;
    }
  });

export function createOverlayQueue(page: Pick<Page, 'store' | 'context'>): OverlayQueue {
  const { store } = page;
  const { cookieSettings } = siteOf(page);
  /** The banner will be shown, though its code may not have arrived yet. */
  const asks = cookieSettings.isCookieBannerEnabled === true && !inScreenshotMode(location.search);
  const sent = new WeakSet<Element>();
  const typed = new WeakSet<Element>();
  const waiting = new Map<
    () => void,
    { readonly interrupts: boolean; timer: ReturnType<typeof setTimeout> | undefined }
  >();

  const isFree = (interrupts: boolean): boolean => {
    const { consent, ui } = store.getState();
    return (
      consent.banner === null &&
      (consent.decided || !asks) &&
      ui.spinners === 0 &&
      ui.layers.every(isBesideLayer) &&
      !hasOwnLayer() &&
      !(interrupts && isBeingFilled(typed, sent))
    );
  };

  function look(): void {
    for (const [fn, one] of waiting) {
      clearTimeout(one.timer);
      one.timer = setTimeout(() => {
        if (!waiting.has(fn) || !isFree(one.interrupts)) return;
        waiting.delete(fn);
        fn();
      }, QUIET_TIME);
    }
  }

  const changed = (event: Event): void => {
    const [target] = event.composedPath();
    if (/submit|success/.test(event.type) && target instanceof Element) sent.add(target);
    if (event.type === 'input' && target instanceof Element) typed.add(target);
    // What was typed since is not sent.
    if (event.type === 'input') for (const step of event.composedPath()) if (step instanceof Element) sent.delete(step);
    if (waiting.size > 0) look();
  };
  for (const type of CHANGES) addEventListener(type, changed, true);
  const unsubscribe = store.subscribe((now, before) => {
    if (waiting.size > 0 && (now.consent !== before.consent || now.ui !== before.ui)) look();
  });

  return {
    isFree,
    whenFree(interrupts, fn) {
      if (isFree(interrupts)) fn();
      else waiting.set(fn, { interrupts, timer: undefined });
      return () => {
        clearTimeout(waiting.get(fn)?.timer);
        waiting.delete(fn);
      };
    },
    stop() {
      for (const type of CHANGES) removeEventListener(type, changed, true);
      unsubscribe();
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
