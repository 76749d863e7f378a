import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';

/**
 * Performance records (PERF-601). Before a decision the policy of the site decides, so that no purpose is named here.
 */
export const performance = defineService({
  name: 'performance',
  summary: sentence(
    'Records how fast the page was, by its web vitals, and sends that to the site where its policy or the visitor allows analytics.',
  ),
  starts: [],
  startedBy: 'telemetry',
});
