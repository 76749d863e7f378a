import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';
import { ANIMATION_CLASS } from '../../../vocab/names.ts';

/** Animates blocks of the page when they are scrolled into view (ANIM-002). */
export const blockAnimations = defineService({
  name: 'block-animations',
  summary: sentence('Adds the class animation-loaded to blocks with an animation class once they are visible.'),
  budget: 1_700,
  starts: [{ selector: `body [class*=${ANIMATION_CLASS}]`, early: true }],
});
