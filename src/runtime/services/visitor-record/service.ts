import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';

declare module '../../stage/services.ts' {
  interface ServiceApis {
    /** It does its work by itself. */
    'visitor-record': object;
  }
}

/**
 * The visitor record and the visit cookie (CONSENT-033). Before a decision the policy of the site decides, so that no
 * purpose is named here.
 */
export const visitorRecord = defineService({
  name: 'visitor-record',
  summary: sentence(
    'Counts visits in two cookies of the site, where its activity log is on and its policy or the visitor allows analytics.',
  ),
  budget: 3_900,
  // The other name of this flag says when it is off (CONSENT-015): what measures on the page starts the service by that one.
  starts: [{ setting: 'cookieSettings.isActivityLogEnabled' }],
});
