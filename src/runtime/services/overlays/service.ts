import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';
import { OVERLAY_COMMANDS, PREFIX } from '../../../vocab/names.ts';
import type { OverlayName, OverlayReport } from '../../../vocab/overlay-report.ts';

/** The overlays of the page, as its owner manages them. */
export interface OverlaysControl {
  /** Each overlay of the page, and why it is not shown. */
  report(): readonly OverlayReport[];
  /** Shows an overlay whatever its rules say, or takes it away. */
  show(name: OverlayName, shown: boolean): Promise<void>;
}

declare module '../../stage/services.ts' {
  interface ServiceApis {
    overlays: OverlaysControl;
  }
}

/**
 * What lies over a page, or at its edges, without having been asked for: popup, announcement bar, mobile info bar and
 * badge.
 */
export const overlays = defineService({
  name: 'overlays',
  summary: sentence(
    'Shows popup, announcement bar, mobile info bar and badge when each is due, never one over another.',
  ),
  budget: 8_660,
  starts: [
    {
      setting:
        'websiteSettings.popupOverlaySettings.style websiteSettings.announcementBarSettings.text websiteSettings.mobileInfoBarSettings.style websiteSettings.badgeType websiteSettings.ssBadgeType',
    },
    { selector: '[data-block=popup],[data-block=announcement-bar]' },
    { events: OVERLAY_COMMANDS.map((command) => `${PREFIX}:overlay-${command}`).join(' ') },
  ],
});
