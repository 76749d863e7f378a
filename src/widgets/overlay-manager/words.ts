import type messages from '../../strings/pt-BR/overlay-manager.json';
import type { OverlayAbsence, OverlayName } from '../../vocab/overlay-report.ts';

type Key = keyof typeof messages;

/** What each overlay is called. */
export const nameKeys: Readonly<Record<OverlayName, Key>> = {
  popup: 'managerPopup',
  'announcement-bar': 'managerAnnouncement',
  'mobile-info-bar': 'managerContact',
  'cookie-banner': 'managerBanner',
};

/** Why it is not shown. What lets a popup show does not keep it away. */
export const reasonKeys: Readonly<Record<OverlayAbsence, Key>> = {
  absent: 'managerAbsent',
  'other-page': 'managerOtherPage',
  closed: 'managerClosed',
  decided: 'managerDecided',
  'not-mobile': 'managerNotMobile',
  'too-wide': 'managerTooWide',
  later: 'managerLater',
  'in-the-way': 'managerInTheWay',
  screenshot: 'managerScreenshot',
  'splash-page': 'managerSplash',
  'lock-screen': 'managerLock',
  mobile: 'managerMobile',
  'no-style': 'managerOff',
  'signed-up': 'managerClosed',
  'never-again': 'managerClosed',
  'too-soon': 'managerClosed',
  forced: 'managerLater',
  'no-record': 'managerLater',
  'new-version': 'managerLater',
  'not-closed': 'managerLater',
  'time-passed': 'managerLater',
};
