import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';

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
  // The two names of one flag (CONSENT-015).
  starts: [{ setting: 'cookieSettings.isActivityLogEnabled !cookieSettings.isVisitorDataRestricted' }],
});
