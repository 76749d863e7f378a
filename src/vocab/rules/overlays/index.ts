export { ANNOUNCEMENT_ON, type AnnouncementBar, announcementBar } from './announcement-bar.ts';
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
export { isBesideLayer } from './beside-layers.ts';
export { type ConsentMark, readConsentMark } from './consent-mark.ts';
export type { ConsentRecord, ShownChoice } from './consent-record.ts';
export { type ConsentService, matchesName, readConsentServices, type ServiceProblem } from './consent-service.ts';
export { CONSENT_DAYS, COOKIE_BANNER_VERSION } from './consent-terms.ts';
export { type ApiCookieFlags, fromApiFlags, type OwnCookieFlags, toApiFlags } from './cookie-flags.ts';
export { CONSENT_PRESETS, type CookiePolicy, hasPreset, policyOf } from './cookie-policy.ts';
export type { CookieSettings } from './cookie-settings.ts';
export { MAX_MOBILE_INFO_BAR_WIDTH, mobileInfoBarLook } from './mobile-info-bar.ts';
export { type MobileInfoEntry, mobileInfoEntries } from './mobile-info-entries.ts';
export { popupAttributes } from './popup-attributes.ts';
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
export { DEFAULT_POPUP_DELAY, isPopupPage, type PopupTriggers, popupTriggers, READING_TIME } from './popup-triggers.ts';
export { ownDecisions, serviceStates } from './service-decisions.ts';
