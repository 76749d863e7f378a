import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';

/** What a page shows and what is clicked on it (CENSUS-610 to CENSUS-619). */
export const census = defineService({
  name: 'census',
  summary: sentence(
    'Records which buttons and forms are shown, clicks on buttons, and opened and closed popups, as far as the visitor allows analytics.',
  ),
  starts: [],
  startedBy: 'telemetry',
});
