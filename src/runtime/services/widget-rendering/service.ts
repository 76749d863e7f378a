import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';
import { BLOCK_RENDER } from '../../../vocab/names.ts';
import { SUMMARY_OF_EVENTS } from '../../../vocab/published/summary-marks.ts';

/** Blocks whose content the server renders again (BLOCK-012). */
export const widgetRendering = defineService({
  name: 'widget-rendering',
  summary: sentence(
    'Replaces the content of blocks with data-block-render, and of published summaries of events, by what the server renders for them.',
  ),
  budget: 3_000,
  starts: [{ selector: `[${BLOCK_RENDER}],${SUMMARY_OF_EVENTS}` }],
});
