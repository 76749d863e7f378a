import { PREFIX } from '../../../vocab/names.ts';
import { badgeLook } from '../../../vocab/rules/overlays/badge.ts';
import { audienceOf } from '../../../vocab/rules/site/audience.ts';
import { listen } from '../../blocks/emit.ts';
import type { Page } from '../../blocks/page.ts';
import type { RunningService } from '../../blocks/services.ts';
import { deviceSignals, isMobileDevice } from '../../page/device.ts';
import { inScreenshotMode } from '../../page/page-modes.ts';
import { siteOf } from '../../store/site-of.ts';
import { createAnnouncement } from './announcement.ts';
import { createMobileInfo } from './mobile-info.ts';
import type { Overlay, OverlaySituation } from './overlay.ts';
import { createOverlayQueue } from './overlay-queue.ts';
import { createPopup } from './popup.ts';

/** Starts what a page shows over itself: popup, announcement bar, mobile info bar and badge, each by its own rules and all through one queue. */
export function startOverlays(page: Page): RunningService<undefined> {
  const site = siteOf(page);
  const queue = createOverlayQueue(page);
  const situation: OverlaySituation = {
    queue,
    screenshot: inScreenshotMode(location.search),
    mobile: () => isMobileDevice(deviceSignals()),
    owner: audienceOf(site).account,
  };
  const overlays: Readonly<Record<string, Overlay>> = {
    'announcement-bar': createAnnouncement(page, situation),
    'mobile-info-bar': createMobileInfo(page, situation),
    popup: createPopup(page, situation),
  };
  const look = badgeLook(site.websiteSettings.badgeType, site.templateVersion);
  // It is part of the page's end and lies over nothing.
  if (look) page.open('badge', { look }).catch(() => {});
  const unlisten = listen(document, 'form-success', ({ target }) => {
    if (target instanceof Element) for (const one of Object.values(overlays)) one.submitted?.(target);
  });
  return {
    api: undefined,
    stop() {
      unlisten();
      for (const one of Object.values(overlays)) one.stop();
      queue.stop();
    },
    handle(event) {
      const { detail } = event as CustomEvent;
      const one = Object.hasOwn(overlays, String(detail)) ? overlays[String(detail)] : undefined;
      if (event.type === `${PREFIX}:overlay-force`) one?.force?.();
      else one?.unforce?.();
      return one !== undefined;
    },
  };
}
