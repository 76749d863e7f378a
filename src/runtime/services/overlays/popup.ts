import type { LayerHandle } from '../../../vocab/block/layers.ts';
import { PUBLISHED_POPUP } from '../../../vocab/names.ts';
import { popupAttributes } from '../../../vocab/rules/overlays/popup-attributes.ts';
import { type PopupDecision, popupDisplay } from '../../../vocab/rules/overlays/popup-display.ts';
import {
  afterClosing,
  afterSubmitting,
  formatPopupRecord,
  parsePopupRecord,
} from '../../../vocab/rules/overlays/popup-record.ts';
import { popupSettings } from '../../../vocab/rules/overlays/popup-settings.ts';
import { isPopupPage, popupTriggers } from '../../../vocab/rules/overlays/popup-triggers.ts';
import { queryIn } from '../../page/document-member.ts';
import type { Page } from '../../stage/page.ts';
import { siteOf } from '../../store/site-of.ts';
import { CONTROLS } from './being-filled.ts';
import type { Overlay, OverlaySituation } from './overlay.ts';
import { watchTriggers } from './popup-triggers.ts';
import { remembered } from './remembered.ts';

/** The project's own markup of a popup. */
const OWN = '[data-block="popup"]';

/** How long the thanks of a form stay readable before the popup closes by itself, in ms. */
const THANKS_TIME = 6_000;

/**
 * The popup of the page's settings or of its own markup (POPUP-001, POPUP-602 to POPUP-620). It is fetched when it is
 * due, and opened when nothing is in its way.
 */
export function createPopup(page: Page, { queue, screenshot, mobile, owner }: OverlaySituation): Overlay {
  const { websiteSettings, website, collection, pageType } = siteOf(page);
  const source = queryIn(document, OWN)[0] ?? queryIn(document, PUBLISHED_POPUP)[0];
  const given = popupAttributes(websiteSettings.popupOverlaySettings, (name) => source?.getAttribute(name) ?? null);
  const settings = popupSettings(given);
  const memory = remembered(`vitrine:popup:${website.id}`, page.log);
  const stops: (() => void)[] = [];
  let layer: Promise<LayerHandle> | null = null;
  /** It was closed on this page, which an owner's browser does not remember. */
  let isOver = false;
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

  function closed(result: unknown, preview: boolean): void {
    layer = null;
    isOver = true;
    stay();
    if (result === 'dismissed' && !preview)
      memory.write(formatPopupRecord(afterClosing(record(), settings.version, Date.now())));
  }

  /** A popup that could not be opened is reported where it failed. */
  function open(forced: boolean): void {
    if (layer || !source || !isWanted(forced)) return;
    stop();
    const preview = owner || forced;
    layer = page.open('popup', { ...(!source.matches(OWN) && { source }), preview });
    layer.then(({ closed: end }) => end.then((result) => closed(result, preview))).catch(() => closed(null, preview));
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
      if (!isOver) open(false);
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

  return {
    force: () => open(true),
    unforce: () =>
      void layer?.then(
        ({ close }) => close(),
        () => {},
      ),
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
              : isOver
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
      const popup = target.closest(OWN);
      if (!layer || !popup) return;
      if (!owner) memory.write(formatPopupRecord(afterSubmitting(settings.version, Date.now())));
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
      const opened = layer;
      closing = setTimeout(
        () =>
          void opened.then(
            ({ close }) => close('submitted'),
            () => {},
          ),
        THANKS_TIME,
      );
    },
    stop() {
      stop();
      stay();
    },
  };
}
