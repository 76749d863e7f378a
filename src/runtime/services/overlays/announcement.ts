import type { LayerHandle } from '../../../vocab/block/layers.ts';
import { ANNOUNCEMENT_KEY, BLOCK_ADDED } from '../../../vocab/names.ts';
import {
  ANNOUNCEMENT_ON,
  type AnnouncementBar,
  announcementBar,
} from '../../../vocab/rules/overlays/announcement-bar.ts';
import { queryIn } from '../../page/document-member.ts';
import { watchLocal } from '../../page/web-storage.ts';
import type { Page } from '../../stage/page.ts';
import { siteOf } from '../../store/site-of.ts';
import type { Overlay, OverlaySituation } from './overlay.ts';
import { remembered } from './remembered.ts';

/** Not what was added for an open layer; the element in the place of a published page says there what it was added for. */
const OWN = `[data-block="announcement-bar"]:not([${BLOCK_ADDED}=""])`;

/** A short name of a text, so that another text is shown again: 32 bits of FNV-1a. */
function nameOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Returns whether the page has an element of its own with the announcement: that stays where it is. */
const isOwn = (element: Element | undefined): element is HTMLElement =>
  element instanceof HTMLElement && Boolean(element.textContent?.trim());

/**
 * The announcement bar of the page's settings or of its own markup (BARS-001, D-47). It is shown until its visitor
 * closes this text.
 */
export function createAnnouncement(page: Page, { queue, screenshot, owner }: OverlaySituation): Overlay {
  const { websiteSettings, website } = siteOf(page);
  const settings = websiteSettings.announcementBarSettings;
  let element: Element | undefined;
  let own: HTMLElement | null = null;
  const bar = announcementBar(settings);
  const key = `${ANNOUNCEMENT_KEY}${website.id}`;
  const memory = remembered(key, page.log);
  let version = '';
  /** The place that the page has for it, with room reserved: nothing else is there, so it need not wait. */
  let place: HTMLElement | null = null;
  const isClosed = (): boolean => !owner && memory.read() === version;
  const stops: (() => void)[] = [];
  /** The bar that would be shown if it were switched on. */
  const possible = bar ?? announcementBar({ ...settings, style: ANNOUNCEMENT_ON });
  let layer: Promise<LayerHandle> | null = null;
  let isOver = false;

  /** The page's own bar does not come back once it was closed. */
  function hide(): void {
    const hidden = own;
    if (!hidden || hidden.hidden) return;
    hidden.hidden = true;
    stops.push(() => {
      hidden.hidden = false;
    });
  }

  function open(shown: AnnouncementBar | null, preview: boolean): void {
    if (layer || (!shown && !own)) return;
    const opened = page.open('announcement-bar', {
      text: shown?.text ?? '',
      link: shown?.link ?? null,
      inPlace: own !== null,
      isEdge: !own && !place,
      preview,
    });
    layer = opened;
    opened
      .then(({ closed }) => closed)
      .then((result) => {
        if (layer !== opened) return;
        layer = null;
        leavePlace();
        isOver = true;
        if (result !== 'dismissed') return;
        hide();
        if (!preview) memory.write(version);
      })
      .catch(() => {
        if (layer !== opened) return;
        layer = null;
        leavePlace();
      });
  }

  /** The place is as the page wrote it. */
  function leavePlace(): void {
    if (!place) return;
    element?.remove();
    place.style.minHeight = '';
    if (!place.getAttribute('style')) place.removeAttribute('style');
    place = null;
    element = undefined;
  }

  function close(result?: string): void {
    layer?.then(
      (shown) => shown.close(result),
      () => {},
    );
  }

  /** Reads the element that the page has for the announcement now. */
  function begin(): void {
    element = queryIn(document, OWN)[0];
    own = isOwn(element) ? element : null;
    version = own
      ? own.dataset.version || nameOf(own.textContent?.trim().replace(/\s+/g, ' ') ?? '')
      : nameOf(`${bar?.text}${bar?.link?.url ?? ''}`);
    place = element?.hasAttribute(BLOCK_ADDED) ? element.parentElement : null;
    isOver = false;
    if (own && isClosed()) hide();
    else if (own) open(null, owner);
    else if (isClosed() || !bar || screenshot) leavePlace();
    else if (place) open(bar, owner);
    else stops.push(queue.whenFree(false, () => isClosed() || open(bar, owner)));
  }

  function end(): void {
    for (const stop of stops.splice(0)) stop();
    leavePlace();
    close();
    layer = null;
  }
  begin();
  const unwatch = watchLocal(key, () => {
    if (isClosed()) close('dismissed');
  });

  return {
    changed() {
      // A bar that closes takes its element out of the place, which stays.
      const anchor = place ?? element;
      if (anchor ? anchor.isConnected : !queryIn(document, OWN)[0]) return;
      end();
      begin();
    },
    force() {
      if (own) own.hidden = false;
      open(possible, true);
    },
    unforce: () => close(),
    report: () => ({
      canChange: own !== null || possible !== null,
      reason:
        !own && !possible
          ? 'absent'
          : isOver
            ? 'closed'
            : !own && !bar
              ? 'no-style'
              : screenshot
                ? 'screenshot'
                : 'in-the-way',
    }),
    stop() {
      unwatch();
      end();
    },
  };
}
