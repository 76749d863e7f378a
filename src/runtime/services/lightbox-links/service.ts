import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';
import { LIGHTBOX_LINK } from '../../../vocab/names.ts';

/** Links to pictures and videos that open in the lightbox. */
export const lightboxLinks = defineService({
  name: 'lightbox-links',
  summary: sentence('Opens links with data-lightbox in the lightbox, those with the same value as one set.'),
  budget: 1_500,
  starts: [
    { events: 'click', selector: LIGHTBOX_LINK, opens: 'lightbox' },
    // It fetches the lightbox once the pointer or the focus is on a link, and opens the link that the address names.
    { selector: LIGHTBOX_LINK, early: true },
  ],
});
