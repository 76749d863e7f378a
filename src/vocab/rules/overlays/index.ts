export { type AnnouncementBar, announcementBar } from './announcement-bar.ts';
export { badgeLook } from './badge.ts';
export { bannerCommand } from './banner-command.ts';
export {
  type AcceptType,
  type BannerLook,
  type BannerPosition,
  bannerLook,
  bannerPosition,
  type CtaVariant,
  showsRefuse,
} from './banner-look.ts';
export { CONSENT_DAYS, COOKIE_BANNER_VERSION } from './consent-terms.ts';
export { type ApiCookieFlags, fromApiFlags, type OwnCookieFlags, toApiFlags } from './cookie-flags.ts';
export { type CookiePolicy, policyOf } from './cookie-policy.ts';
export type { CookieSettings } from './cookie-settings.ts';
export { MAX_MOBILE_INFO_BAR_WIDTH, mobileInfoBarLook } from './mobile-info-bar.ts';
export {
  POPUP_DAY,
  type PopupDecision,
  type PopupReason,
  type PopupSituation,
  popupDisplay,
} from './popup-display.ts';
export {
  afterClosing,
  afterSubmitting,
  formatPopupRecord,
  type PopupRecord,
  parsePopupRecord,
  popupRecordKeys,
} from './popup-record.ts';
export { NEVER_AGAIN, type PopupSettings, popupSettings } from './popup-settings.ts';
