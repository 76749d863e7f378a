import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';

/** What visitors do on a page (TRACK-001 to TRACK-006, TRACK-008). */
export const trace = defineService({
  name: 'trace',
  summary: sentence(
    'Records sent forms, searches and opened lightboxes, and sends them every 30 s and when the page is left, as far as the visitor allows analytics.',
  ),
  starts: [],
  startedBy: 'telemetry',
});
