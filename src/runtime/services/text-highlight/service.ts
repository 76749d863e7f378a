import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';
import { HIGHLIGHT, PUBLISHED_HIGHLIGHT } from '../../../vocab/names.ts';

/** Shapes over texts of the page (HILITE-301). */
export const textHighlight = defineService({
  name: 'text-highlight',
  summary: sentence('Shows a shape over, under or behind texts with data-highlight, with an animation if it has one.'),
  budget: 6_180,
  starts: [{ selector: `[${HIGHLIGHT}],${PUBLISHED_HIGHLIGHT}`, early: true }],
});
