import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';
import { PUBLISHED_SCALED_TEXT, SCALED_TEXT } from '../../../vocab/names.ts';

/** Texts that fill the width of their container (SCALE-301). */
export const scaledText = defineService({
  name: 'scaled-text',
  summary: sentence('Sizes texts with data-scaled-text so that each fills the width of its container in one line.'),
  budget: 1_840,
  starts: [{ selector: `[${SCALED_TEXT}],${PUBLISHED_SCALED_TEXT}`, early: true }],
});
