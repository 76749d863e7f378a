import * as v from 'valibot';
import { count, flag, json, oneOf, text } from './block/fields.ts';
import { object } from './block/own-object.ts';
import {
  bannerAcceptTypes,
  bannerCorners,
  bannerCtaVariants,
  bannerEdges,
  bannerThemes,
  bannerVariants,
} from './codes/cookie-banner-words.ts';
import { CONSENT_PURPOSES } from './names.ts';
import { CONSENT_PRESETS } from './rules/overlays/cookie-policy.ts';

const NAMES = v.optional(v.array(v.string()));

/** A service of the site; what is wrong in one is reported when the page is visited, too. */
const SERVICE = object({
  name: v.pipe(v.string(), v.nonEmpty()),
  purpose: v.picklist(CONSENT_PURPOSES),
  title: v.optional(v.string()),
  description: v.optional(v.string()),
  cookies: NAMES,
  storage: NAMES,
  hosts: NAMES,
});

/**
 * The fields of `cookieSettings` in the page context (CONSENT-001), with the defaults of CONSENT-012, for documents and editors. No bundle of a page contains
 * them.
 */
export const cookieSettingsFields = {
  isCookieBannerEnabled: flag({ help: 'Asks visitors about cookies.' }),
  cookieBannerText: text({ help: 'The text of the notice, as rich text. Without one the notice has its own.' }),
  cookieBannerCtaText: text({ help: 'Text of the button that accepts. Without one the notice has its own.' }),
  cookieBannerOptOutCtaText: text({ help: 'Text of the button that refuses. Without one the notice has its own.' }),
  cookieBannerCtaVariant: oneOf(bannerCtaVariants.words, {
    fallback: 'ICON',
    help: 'Look of the buttons. With ICON there is no button that refuses.',
  }),
  cookieBannerPosition: oneOf([...bannerEdges.words, ...bannerCorners.words], {
    fallback: 'BOTTOM',
    help: 'The edge for a bar, or the corner for a popup; BOTTOM_LEFT by default.',
  }),
  cookieBannerTheme: oneOf(bannerThemes.words, { fallback: 'DARK', help: 'Colours of the notice.' }),
  cookieBannerVariant: oneOf(bannerVariants.words, {
    fallback: 'BAR',
    help: 'A bar at an edge, or a card in a corner.',
  }),
  cookieBannerAcceptType: oneOf(bannerAcceptTypes.words, {
    fallback: 'OPT_IN',
    help: 'Whether visitors can only accept, or also refuse.',
  }),
  isActivityLogEnabled: flag({ help: 'The site keeps a log of what visitors do.' }),
  isAnalyticsCookiesDisabled: flag({
    help: 'Restrictive policy: nothing that identifies a visitor is stored or sent before acceptance.',
  }),
  isRestrictiveCookiePolicyEnabled: flag({
    help: 'The name of isAnalyticsCookiesDisabled on published pages.',
  }),
  isRestrictiveCookiePolicyAbsolute: flag({
    help: 'Nothing that identifies a visitor is stored or sent after acceptance either.',
  }),
  preset: oneOf(['none', ...CONSENT_PRESETS], {
    fallback: 'none',
    help: 'Strict rules for sites under a data protection law: the notice is shown, nothing is stored before acceptance, refusing is as easy as accepting, and every page lets visitors change their mind.',
  }),
  services: json({
    fallback: [],
    expected: 'a list of services: {name, purpose, title, description, cookies, storage, hosts}',
    schema: v.array(SERVICE),
    help: 'What works on the site for a purpose, for visitors to allow or refuse by itself.',
  }),
  policyVersion: count({ fallback: 0, help: 'Number of the site’s policy. A higher one asks every visitor again.' }),
  recordUrl: text({ help: 'Address that receives the record of each decision by POST, as JSON.' }),
  googleConsentMode: flag({ help: 'Tells Google’s consent mode about every decision.' }),
  dataLayer: flag({ help: 'Adds the event vitrine_consent to window.dataLayer after every decision.' }),
  cookieBannerHasManageCookies: flag({
    help: 'The notice has a button that opens the preferences, also where the site declares no services.',
  }),
  cookieBannerManageCookiesLabel: text({ help: 'Text of that button. Without one the notice has its own.' }),
  cookieBannerSavedPreferencesText: text({
    help: 'What visitors read once their preferences are stored. Without one the interface has its own text.',
  }),
};
