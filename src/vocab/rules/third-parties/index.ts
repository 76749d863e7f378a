export { captchaScript } from './captcha-script.ts';
export { type ConfiguredScript, configuredScript } from './configured-script.ts';
export { discussionCounts } from './discussion-counts.ts';
export { fontKit, fontStyleSheets } from './font-files.ts';
export {
  CAPTCHA_SCRIPTS,
  type CaptchaVendor,
  FONT_STYLE_SHEET,
  isKnownThirdParty,
  MAPS_SCRIPT,
  MAX_ADDRESS_LENGTH,
  MAX_LANGUAGE_TAG_LENGTH,
} from './known-third-party.ts';
export { mapsKey, mapsScript } from './maps-script.ts';
export { type MapsSettings, mapsSettings } from './maps-settings.ts';
export type { ThirdPartyFile } from './third-party-file.ts';
