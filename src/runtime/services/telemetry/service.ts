import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';

/** Script errors, and what starts the other measuring services (ERR-002). */
export const telemetry = defineService({
  name: 'telemetry',
  summary: sentence(
    'Reports script errors of Vitrine, those of the page as far as the visitor allows analytics, and starts what else is measured once the page has loaded and is idle.',
  ),
  budget: 5_045,
  later: { 'page-analytics': 13_225, 'event-analytics': 9_100 },
  starts: [{ setting: 'website.id measureSettings' }],
});
