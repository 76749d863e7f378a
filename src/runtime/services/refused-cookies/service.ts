import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';

/** What a visitor has not allowed is cleared again on each page (CONSENT-029): another page, or the server, may have written it since. */
export const refusedCookies = defineService({
  name: 'refused-cookies',
  summary: sentence(
    'Clears the cookies that identify visitors on each page, under a restrictive policy and until analytics is allowed.',
  ),
  budget: 1_035,
  starts: [
    {
      setting: 'cookieSettings.isAnalyticsCookiesDisabled cookieSettings.isRestrictiveCookiePolicyEnabled',
      unless: 'purposes.analytics',
    },
  ],
});
