import { defineBlock } from '../../vocab/block/define-block.ts';
import { sentence } from '../../vocab/block/sentence.ts';

declare module '../../vocab/block/layers.ts' {
  interface LayerPayloads {
    'cookie-banner': undefined;
  }
}

/** The notice about cookies (CONSENT-001, D-31). What it says stands in the page context, not on the block. */
export const cookieBanner = defineBlock({
  name: 'cookie-banner',
  summary: sentence('Asks a visitor about cookies once, as a bar at an edge or as a card in a corner.'),
  when: 'load',
  budget: 4_000,
  level: 'page',
  data: {},
  parts: sentence({
    banner: 'The bar or card.',
    text: 'The notice. It scrolls where it is long.',
    accept: 'The button that accepts: a link-like text, a button or an icon.',
    refuse: 'The button that refuses.',
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
      meaning: 'Corners of the card and of the buttons.',
    },
  }),
  events: sentence({
    'consent-change':
      'On the document: the visitor decided, changed the decision, or it was found or lost: { version, decided, purposes }.',
  }),
  keys: sentence({
    Tab: 'The first stop of a page whose focus is nowhere yet; the focus itself never moves there by itself.',
    Escape: 'Leaves a choice that was opened again as it was. A visitor who has not decided yet is still asked.',
  }),
  notes: sentence([
    'The settings are the page context’s cookieSettings: isCookieBannerEnabled, cookieBannerText, cookieBannerCtaText, cookieBannerOptOutCtaText, cookieBannerCtaVariant (TEXT, BUTTON, ICON), cookieBannerPosition, cookieBannerTheme (LIGHT, DARK), cookieBannerVariant (BAR, POPUP) and cookieBannerAcceptType (OPT_IN, OPT_IN_AND_OUT). Empty and unknown values take the default; newer settings of published pages are left alone.',
    'The element is optional: without one the banner makes its own place. It is fixed to the window and moves nothing on the page.',
    'The refuse button shows for OPT_IN_AND_OUT with TEXT or BUTTON, as the specification says, and then looks like the accept button, so that refusing is as easy. A site that has to offer refusal chooses these.',
    'Accepting grants every purpose, refusing only the necessary. Either lasts 30 days in the cookie ss_cookieAllowed; vitrine:consent in the browser’s storage says more; where that is lost, an accepting cookie grants analytics only. Where neither can be kept, the decision lasts as long as the page.',
    'A link or button with data-consent-open opens the choice again, and so does Vitrine.consent.open(). It does nothing where the banner is not enabled.',
    'Commands on window: vitrine:cookie-banner-force, -update and -unforce; the detail is part of cookieSettings. While forced, the buttons do nothing and the banner stays; -unforce brings back the settings from before. A malformed detail makes the command void, and none can change the policy.',
    'In the editor’s preview frame an enabled banner is forced. In screenshot mode there is never one.',
    'Before a decision a site whose policy is not restrictive may count visits, unless the browser sends Global Privacy Control. After a refusal, and under a restrictive policy until acceptance, nothing tells visitors apart.',
    'It is not printed.',
  ]),
});
