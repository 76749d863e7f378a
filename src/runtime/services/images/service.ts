import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';
import { IMAGE_LOAD, PREFIX } from '../../../vocab/names.ts';

/** Loads the page's own pictures (IMG-301, IMG-305). */
export const images = defineService({
  name: 'images',
  summary: sentence(
    'Loads the images of the page that have a data-src, each when it is due and in the width it needs.',
  ),
  budget: 4_570,
  starts: [{ selector: 'img[data-src],[data-background-image]', early: true }, { events: `${PREFIX}:${IMAGE_LOAD}` }],
});
