import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';

/** The landing beacon (TRACK-305). */
export const landing = defineService({
  name: 'landing',
  summary: sentence('Reports where a visitor landed on the site, once the visitor allows marketing.'),
  starts: [],
  startedBy: 'telemetry',
});
