import { flag, oneOf, text } from './block/fields.ts';
import {
  bannerAcceptTypes,
  bannerCorners,
  bannerCtaVariants,
  bannerEdges,
  bannerThemes,
  bannerVariants,
} from './codes/cookie-banner-words.ts';

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
};
