import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';

/** Page views (CENSUS-601). Before a decision the policy of the site decides, so that no purpose is named here. */
export const visits = defineService({
  name: 'visits',
  summary: sentence(
    'Records page views, where the activity log of the site is on and its policy or the visitor allows analytics.',
  ),
  starts: [],
  startedBy: 'telemetry',
});
