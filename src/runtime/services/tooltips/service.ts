import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';
import { TOOLTIP } from '../../../vocab/names.ts';

/** Tooltips of the page's own elements (TIP-301). */
export const tooltips = defineService({
  name: 'tooltips',
  summary: sentence('Shows the text of data-tooltip, or of title, beside the pointer or the focused element.'),
  budget: 2_300,
  starts: [{ selector: `[${TOOLTIP}]`, early: true }],
});
