/** Where maps, fonts and captcha come from. No requirement shows these addresses (CAPTCHA-601, MAP-601, THIRD-002): they are the services' documented ones. */
export const MAPS_SCRIPT = 'https://maps.googleapis.com/maps/api/js';
export const FONT_STYLE_SHEET = 'https://fonts.googleapis.com/css2';
/** The scripts of captcha providers, by the name under which a form asks for one. */
export const CAPTCHA_SCRIPTS = /* @__PURE__ */ Object.freeze({
  recaptcha: 'https://www.google.com/recaptcha/api.js',
  'recaptcha-enterprise': 'https://www.google.com/recaptcha/enterprise.js',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
} as const);
export type CaptchaVendor = keyof typeof CAPTCHA_SCRIPTS;

const PLACES: readonly string[] = [MAPS_SCRIPT, FONT_STYLE_SHEET, ...Object.values(CAPTCHA_SCRIPTS)];

const FONT_KIT = /^https:\/\/use\.typekit\.net\/[a-z\d]{1,32}\.css$/;
const DISCUSSION_COUNTS = /^https:\/\/[a-z\d][a-z\d-]{0,62}\.disqus\.com\/count\.js$/;

/** Longest address that is loaded, in characters. */
export const MAX_ADDRESS_LENGTH = 2_000;

/** So much of a language or region is passed on, in characters: no tag in use is longer (RFC 5646 §4.4.1). */
export const MAX_LANGUAGE_TAG_LENGTH = 35;

/** Whether an address is one of those that the rules of this folder make, whatever its query (T-16; the list is the project's own). */
export function isKnownThirdParty(address: string): boolean {
  if (address.length > MAX_ADDRESS_LENGTH) return false;
  const [place = ''] = address.split('?', 1);
  return PLACES.includes(place) || FONT_KIT.test(address) || DISCUSSION_COUNTS.test(address);
}
