import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';
import { BANNER_COMMANDS, CONSENT_COOKIE, CONSENT_KEY, CONSENT_OPEN, PREFIX } from '../../../vocab/names.ts';

/** The stage reads the decision itself. The service is needed while there is none: it applies the policy and asks the visitor. */
const undecided = true;
const opens = 'cookie-banner';

/** The visitor's decision about cookies (D-31). */
export const consent = defineService({
  name: 'consent',
  summary: sentence(
    'Stores what a visitor decided about cookies, asks if nothing is decided yet, and applies every change.',
  ),
  budget: 4_300,
  shows: 'cookieSettings.cookieBannerText',
  starts: [
    { setting: 'cookieSettings.isCookieBannerEnabled', undecided, opens },
    { setting: 'cookieSettings.isAnalyticsCookiesDisabled', undecided },
    { setting: 'cookieSettings.isRestrictiveCookiePolicyEnabled', undecided },
    { events: 'click', selector: `[${CONSENT_OPEN}]`, opens },
    { events: 'storage pageshow visibilitychange', changed: [CONSENT_COOKIE, CONSENT_KEY] },
    { events: BANNER_COMMANDS.map((command) => `${PREFIX}:cookie-banner-${command}`).join(' '), opens },
  ],
});
