import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';
import { COMMENT_LINK } from '../../../vocab/names.ts';

/** Links to the comments of an item (NAV-019, NAV-020). */
export const commentLinks = defineService({
  name: 'comment-links',
  summary: sentence('Lets links with data-comments lead to the comments of an item, or to its external discussion.'),
  budget: 2_100,
  starts: [{ selector: `[${COMMENT_LINK}]` }],
});
