import { PREFIX } from '../../../vocab/names.ts';
import type { OverlayName, OverlayReport } from '../../../vocab/overlay-report.ts';
import { badgeLook } from '../../../vocab/rules/overlays/badge.ts';
import { hasPreset } from '../../../vocab/rules/overlays/cookie-policy.ts';
import { audienceOf } from '../../../vocab/rules/site/audience.ts';
import { deviceSignals, isMobileDevice } from '../../page/device.ts';
import { listen } from '../../page/emit.ts';
import { inScreenshotMode } from '../../page/page-modes.ts';
import type { Page } from '../../stage/page.ts';
import type { RunningService, ServiceModule } from '../../stage/service-module.ts';
import { siteOf } from '../../store/site-of.ts';
import { createAnnouncement } from './announcement.ts';
import { createMobileInfo } from './mobile-info.ts';
import type { Overlay, OverlaySituation } from './overlay.ts';
import { createOverlayQueue } from './overlay-queue.ts';
import { watchOwnWay } from './own-way.ts';
import { createPopup } from './popup.ts';
import type { OverlaysControl } from './service.ts';

export default { start: startOverlays } satisfies ServiceModule<OverlaysControl>;

/**
 * Starts what a page shows over itself: popup, announcement bar, mobile info bar and badge, each by its own rules and
 * all through one queue.
 */
function startOverlays(page: Page): RunningService<OverlaysControl> {
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
  const unwatch = watchOwnWay((form) => {
    for (const one of Object.values(overlays)) one.leaves?.(form);
  });
  // The stage tells only services that have not started of what was added.
  const changes = new MutationObserver(() => {
    for (const one of Object.values(overlays)) one.changed?.();
  });
  changes.observe(document, { childList: true, subtree: true });
  const bannerReport = (): OverlayReport => {
    const { banner, decided } = page.store.getState().consent;
    const { screenshot } = situation;
    const isOn = site.cookieSettings.isCookieBannerEnabled === true || hasPreset(site.cookieSettings);
    const reason = screenshot ? 'screenshot' : !isOn ? 'no-style' : decided ? 'decided' : 'in-the-way';
    const canShow = !screenshot && Object.keys(site.cookieSettings).length > 0;
    // One that asks the visitor goes by an answer alone.
    return { name: 'cookie-banner', canChange: banner?.forced ?? canShow, reason: banner ? null : reason };
  };
  return {
    api: {
      report: () => [
        ...Object.entries(overlays).map(([name, one]): OverlayReport => {
          const told = one.report();
          const isShown = page.store.getState().ui.layers.includes(name);
          return isShown
            ? { name: name as OverlayName, canChange: true, reason: null }
            : { ...told, name: name as OverlayName };
        }),
        bannerReport(),
      ],
      async show(name, shown) {
        if (name === 'cookie-banner') {
          const consent = await page.service('consent');
          if (shown) consent.force();
          else consent.unforce();
        } else if (shown) overlays[name]?.force?.();
        else overlays[name]?.unforce?.();
      },
    },
    stop() {
      unlisten();
      unwatch();
      changes.disconnect();
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
