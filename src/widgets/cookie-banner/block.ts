import { type ConsentPurpose, defineBlock } from '../../vocab/block/define-block.ts';
import { sentence } from '../../vocab/block/sentence.ts';

type On<Name extends string> = Readonly<Record<Name, boolean>>;

declare module '../../vocab/names.ts' {
  interface EventDetails {
    'consent-change': { version: number; decided: boolean; purposes: On<ConsentPurpose>; services: On<string> };
  }
}

declare module '../../vocab/block/layers.ts' {
  interface LayerPayloads {
    'cookie-banner': undefined;
  }
}

/** The notice about cookies (CONSENT-001, D-31). Its content is in the page context, not on the block. */
export const cookieBanner = defineBlock({
  name: 'cookie-banner',
  summary: sentence('Asks a visitor about cookies once, in a bar at an edge or a card in a corner of the window.'),
  when: 'load',
  budget: 4_860,
  level: 'page',
  light: true,
  data: {},
  parts: sentence({
    banner: 'The bar or card.',
    text: 'The text of the notice. A long one scrolls.',
    accept: 'The button that accepts: text like a link, a button or an icon.',
    refuse: 'The button that refuses.',
    manage: 'The button that opens the preferences.',
  }),
  tokens: sentence({
    '--vitrine-cookie-banner-surface': {
      css: ['#1f1d1b', '#fff'],
      fallback: '#1f1d1b in the dark theme, #fff in the light one',
      meaning: 'Background.',
    },
    '--vitrine-cookie-banner-text': {
      css: ['#f7f5f2', '#1f1d1b'],
      fallback: '#f7f5f2 in the dark theme, #1f1d1b in the light one',
      meaning: 'Colour of text and buttons.',
    },
    '--vitrine-cookie-banner-radius': {
      css: ['var(--_button-radius)', 'calc(var(--_radius) * 2)'],
      fallback: 'for buttons --vitrine-radius, for the card twice that',
      meaning: 'Corner radius of card and buttons.',
    },
  }),
  events: sentence({
    'consent-change':
      'Fired on the document when the visitor decides or changes the decision, and when a stored decision is found or lost: { version, decided, purposes, services }.',
  }),
  keys: sentence({
    Tab: 'The notice is the first tab stop while nothing on the page has the focus. The focus never moves there by itself.',
    Escape:
      'Closes a reopened notice and keeps the earlier decision. A visitor who has not decided yet is still asked.',
  }),
  notes: sentence([
    'The settings are cookieSettings of the page context: isCookieBannerEnabled, cookieBannerText, cookieBannerCtaText, cookieBannerOptOutCtaText, cookieBannerCtaVariant (TEXT, BUTTON, ICON), cookieBannerPosition, cookieBannerTheme (LIGHT, DARK), cookieBannerVariant (BAR, POPUP) and cookieBannerAcceptType (OPT_IN, OPT_IN_AND_OUT). Empty and unknown values take the default; other settings of published pages are ignored.',
    'A third button opens the preferences where the site declares services, has a preset or sets cookieBannerHasManageCookies. Its label is cookieBannerManageCookiesLabel.',
    'With the preset lgpd, gdpr or strict the notice is enabled and the policy restrictive, and accepting and refusing are buttons of the same size and of sure contrast, whatever the other settings say.',
    'The element is optional: without one the notice creates its own. It is fixed to the window and shifts nothing on the page.',
    'The refuse button is shown for OPT_IN_AND_OUT with TEXT or BUTTON, as the requirements say. It then looks like the accept button, so that refusing is as easy as accepting. A site that must offer refusal chooses these settings.',
    'Accepting grants every purpose, refusing only the necessary one. The decision is kept for 30 days in the cookie ss_cookieAllowed, and in detail under vitrine:consent in the browser’s storage. If the storage entry is lost, a cookie that accepts grants analytics only. If neither can be kept, the decision lasts until the page is left.',
    'A link or button with data-consent-open opens the notice again, and so does Vitrine.consent.open(); on a site with services or a preset they open the preferences. Neither does anything if there is nothing to open.',
    'Commands on window: vitrine:cookie-banner-force, -update and -unforce; the detail is part of cookieSettings. While forced, the buttons do nothing and the notice stays; -unforce restores the earlier settings. A command with a malformed detail is ignored, and no command can change the policy.',
    'In the preview iframe of the editor a notice is forced, enabled or not, if the site has settings for it. In screenshot mode it is never shown.',
    'Before a decision, a site without a restrictive policy may count visits, unless the browser sends Global Privacy Control. After a refusal, and under a restrictive policy until acceptance, nothing identifies a visitor.',
    'It is not printed.',
  ]),
});
