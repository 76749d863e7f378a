import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';
import { BANNER_COMMANDS, CONSENT_COOKIE, CONSENT_KEY, CONSENT_OPEN, PREFIX } from '../../../vocab/names.ts';

/** The stage reads the decision itself. The service is needed while there is none, to ask the visitor, and to apply a restrictive policy until analytics is allowed. */
const unless = 'decided';
const opens = 'cookie-banner';
const OPENERS = `[${CONSENT_OPEN}]`;

/** The visitor's decision about cookies (D-31). */
export const consent = defineService({
  name: 'consent',
  summary: sentence(
    'Stores what a visitor decided about cookies, asks if nothing is decided yet, and applies every change.',
  ),
  budget: 8_155,
  shows: 'cookieSettings.cookieBannerText',
  starts: [
    { setting: 'cookieSettings.isCookieBannerEnabled', unless, opens },
    {
      setting: 'cookieSettings.isAnalyticsCookiesDisabled cookieSettings.isRestrictiveCookiePolicyEnabled',
      // What a visitor refused is cleared again on each page (CONSENT-029): another page, or the server, may have written it since.
      unless: 'purposes.analytics',
    },
    // The bridges, the button that opens the preferences again, and records that have not arrived concern those who have decided, too.
    {
      setting: ['preset', 'googleConsentMode', 'dataLayer', 'recordUrl']
        .map((one) => `cookieSettings.${one}`)
        .join(' '),
    },
    { events: 'click', selector: `[${CONSENT_OPEN}=preferences]`, opens: 'consent-preferences' },
    // The first entry that takes a click decides which files are fetched: it prevents the click, which the next ones then leave alone.
    {
      events: 'click',
      selector: OPENERS,
      setting: 'cookieSettings.services cookieSettings.preset',
      opens: 'consent-preferences',
    },
    { events: 'click', selector: OPENERS, opens },
    { events: 'storage pageshow visibilitychange', changed: [CONSENT_COOKIE, CONSENT_KEY] },
    { events: BANNER_COMMANDS.map((command) => `${PREFIX}:cookie-banner-${command}`).join(' '), opens },
  ],
});
