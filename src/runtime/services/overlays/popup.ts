import type { LayerHandle } from '../../../vocab/block/layers.ts';
import { type PopupDecision, popupDisplay } from '../../../vocab/rules/overlays/popup-display.ts';
import {
  afterClosing,
  afterSubmitting,
  formatPopupRecord,
  parsePopupRecord,
} from '../../../vocab/rules/overlays/popup-record.ts';
import { popupSettings } from '../../../vocab/rules/overlays/popup-settings.ts';
import { isPopupPage, popupTriggers } from '../../../vocab/rules/overlays/popup-triggers.ts';
import type { Page } from '../../stage/page.ts';
import { siteOf } from '../../store/site-of.ts';
import { CONTROLS } from './being-filled.ts';
import { followedLink, goLater } from './followed-link.ts';
import type { Overlay, OverlaySituation } from './overlay.ts';
import { findSource, OWN, settingsOf } from './popup-source.ts';
import { watchTriggers } from './popup-triggers.ts';
import { remembered } from './remembered.ts';

/** Events by which a visitor follows a link; the second one is that of the middle button. */
const LINK_EVENTS = ['click', 'auxclick'];

/** How long the thanks of a form stay readable before the popup closes by itself, in ms. */
const THANKS_TIME = 6_000;

/**
 * The popup of the page's settings or of its own markup (POPUP-001, POPUP-602 to POPUP-620). It is fetched when it is
 * due, and opened when nothing is in its way.
 */
export function createPopup(page: Page, { queue, screenshot, mobile, owner }: OverlaySituation): Overlay {
  const { websiteSettings, website, collection, pageType } = siteOf(page);
  const read = () => {
    const source = findSource();
    const given = settingsOf(source, websiteSettings.popupOverlaySettings);
    return { source, given, settings: popupSettings(given), address: location.pathname + location.search };
  };
  let { source, given, settings, address } = read();
  const memory = remembered(`vitrine:popup:${website.id}`, page.log);
  const stops: (() => void)[] = [];
  let layer: Promise<LayerHandle> | null = null;
  /** The open one is a preview: nothing is remembered. */
  let preview = false;
  /** The page on which it was closed, which an owner's browser does not remember. */
  let closedAt = '';
  /** The address when a press began, and that of a followed link which something else handles. */
  let before = '';
  let left = '';
  let closing: ReturnType<typeof setTimeout> | undefined;
  let filling = new AbortController();
  /** It no longer closes by itself. */
  function stay(): void {
    clearTimeout(closing);
    filling.abort();
  }

  const record = () => (owner ? null : parsePopupRecord(memory.read()));
  let isDue = false;
  const display = (forced: boolean): PopupDecision =>
    popupDisplay({
      settings,
      record: record(),
      page: { screenshot, pageType, collectionType: collection.type },
      mobile: mobile(),
      forced,
      now: Date.now(),
    });
  const isWanted = (forced: boolean): boolean => display(forced).shown;

  function answered(): void {
    if (!preview) memory.write(formatPopupRecord(afterClosing(record(), settings.version, Date.now())));
  }

  /** The element of the open popup around a form that was sent: it is remembered as signed up (POPUP-616). */
  function sentIn(form: Element): Element | null {
    const popup = layer && form.closest(OWN);
    if (popup && !owner) memory.write(formatPopupRecord(afterSubmitting(settings.version, Date.now())));
    return popup;
  }

  function close(result?: string): void {
    layer?.then(
      (shown) => shown.close(result),
      () => {},
    );
  }

  function pressed(): void {
    before = location.href;
  }

  /** Closes the popup where a script has handled a link and brought another address. */
  function moved(): void {
    if (!left || location.href === left) return;
    left = '';
    answered();
    close('dismissed');
  }

  /** A script has held a link back, and then left by it. */
  function gone(): void {
    if (left) answered();
  }

  /**
   * A link inside is followed: its visitor has answered (POPUP-615). One that leads to a place of this page closes the popup, which would cover that; any other one
   * does not, since the history that closing goes back in could cancel the navigation. Where a router or a script handles it, the address tells whether it led anywhere.
   */
  function followed(event: Event): void {
    const link = layer && followedLink(event as MouseEvent, OWN);
    if (!link) return;
    if (event.defaultPrevented) {
      left = before;
      setTimeout(moved);
    } else if (link.isFragment) {
      const go = goLater(event, link.href);
      close('dismissed');
      layer?.then(({ closed }) => closed).then(go, go);
    } else answered();
  }

  function closed(result: unknown): void {
    layer = null;
    // Nobody has closed one whose element a router took away.
    if (source?.isConnected || result === 'dismissed' || result === 'submitted') closedAt = address;
    stay();
    if (result === 'dismissed') answered();
    changed();
  }

  /** Where its element has gone, or one has come: it is the popup of another page. An open one stays until it is closed. */
  function changed(): void {
    moved();
    if (layer || (source ? source.isConnected : !findSource())) return;
    stop();
    isDue = false;
    ({ source, given, settings, address } = read());
    start();
  }

  /** A popup that could not be opened is reported where it failed. */
  function open(forced: boolean): void {
    const from = source;
    if (layer || !from?.isConnected || !isWanted(forced)) return;
    stop();
    left = '';
    preview = owner || forced;
    layer = page.open('popup', { ...(!from.matches(OWN) && { source: from }), preview });
    layer
      .then((shown) => {
        // It has gone while the code was being fetched: the layer would be empty.
        if (!from.isConnected) shown.close();
        return shown.closed.then(closed);
      })
      .catch(() => closed(null));
  }

  function stop(): void {
    for (const one of stops.splice(0)) one();
  }

  function start(): void {
    if (!source || !isWanted(false) || !isPopupPage(given, collection.id)) return;
    const triggers = popupTriggers(given);
    // Those of the element's own attributes are reported where the popup is opened.
    for (const problem of popupTriggers(websiteSettings.popupOverlaySettings).problems)
      page.log.warn('VT040', 'popup', `The popup's ${problem}.`);
    const show = (): void => {
      if (closedAt !== address) open(false);
    };
    stops.push(
      watchTriggers(triggers, {
        due() {
          if (isDue) return;
          isDue = true;
          stops.push(queue.whenFree(true, show));
        },
        leaving() {
          if (queue.isFree(true)) show();
        },
        ready: () => page.prepare('popup'),
      }),
    );
  }
  start();
  addEventListener('pagehide', gone);
  for (const type of LINK_EVENTS) {
    addEventListener(type, pressed, true);
    addEventListener(type, followed);
  }

  return {
    force: () => open(true),
    changed,
    unforce: () => close(),
    report() {
      const { shown, reason } = display(false);
      return {
        canChange: source !== undefined && !screenshot,
        reason: !source
          ? 'absent'
          : !shown
            ? reason
            : !isPopupPage(given, collection.id)
              ? 'other-page'
              : closedAt === address
                ? 'closed'
                : isDue
                  ? 'in-the-way'
                  : 'later',
      };
    },
    /**
     * A form inside was sent: it counts as signed up, and its thanks stay readable for a while (POPUP-616). Nothing
     * closes over a visitor who fills it in again.
     */
    submitted(target) {
      const popup = sentIn(target);
      if (!popup) return;
      stay();
      filling = new AbortController();
      for (const type of ['input', 'focusin'])
        popup.addEventListener(
          type,
          (event) => {
            if (event.isTrusted && (event.composedPath()[0] as Element).matches(CONTROLS)) stay();
          },
          { signal: filling.signal },
        );
      closing = setTimeout(() => close('submitted'), THANKS_TIME);
    },
    leaves: sentIn,
    stop() {
      removeEventListener('pagehide', gone);
      for (const type of LINK_EVENTS) {
        removeEventListener(type, pressed, true);
        removeEventListener(type, followed);
      }
      left = '';
      stop();
      stay();
    },
  };
}
