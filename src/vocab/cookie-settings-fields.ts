import { flag, oneOf, text } from './block/fields.ts';
import {
  bannerAcceptTypes,
  bannerCorners,
  bannerCtaVariants,
  bannerEdges,
  bannerThemes,
  bannerVariants,
} from './codes/cookie-banner-words.ts';

/** The fields of `cookieSettings` in the page context (CONSENT-001), with the defaults of CONSENT-012, for documents and editors. No bundle of a page has them. */
export const cookieSettingsFields = {
  isCookieBannerEnabled: flag({ help: 'Asks visitors about cookies.' }),
  cookieBannerText: text({ help: 'The notice, as rich text. Without one the banner has its own.' }),
  cookieBannerCtaText: text({ help: 'Words on the button that accepts. Without any the banner has its own.' }),
  cookieBannerOptOutCtaText: text({ help: 'Words on the button that refuses. Without any the banner has its own.' }),
  cookieBannerCtaVariant: oneOf(bannerCtaVariants.words, {
    fallback: 'ICON',
    help: 'What the buttons look like. With ICON there is no button that refuses.',
  }),
  cookieBannerPosition: oneOf([...bannerEdges.words, ...bannerCorners.words], {
    fallback: 'BOTTOM',
    help: 'The edge a bar stands at, or the corner of a popup, BOTTOM_LEFT unless set.',
  }),
  cookieBannerTheme: oneOf(bannerThemes.words, { fallback: 'DARK', help: 'Colours of the banner.' }),
  cookieBannerVariant: oneOf(bannerVariants.words, {
    fallback: 'BAR',
    help: 'A bar at an edge, or a card in a corner.',
  }),
  cookieBannerAcceptType: oneOf(bannerAcceptTypes.words, {
    fallback: 'OPT_IN',
    help: 'Whether visitors can only accept, or refuse too.',
  }),
  isActivityLogEnabled: flag({ help: 'The site keeps a log of what visitors do.' }),
  isAnalyticsCookiesDisabled: flag({
    help: 'Restrictive policy: nothing that identifies a visitor is stored or sent before acceptance.',
  }),
  isRestrictiveCookiePolicyEnabled: flag({
    help: 'The name that published pages have for isAnalyticsCookiesDisabled.',
  }),
  isRestrictiveCookiePolicyAbsolute: flag({
    help: 'Nothing that identifies a visitor is stored or sent after acceptance either.',
  }),
};
