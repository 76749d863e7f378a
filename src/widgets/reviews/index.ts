import type { BlockModule } from '../../runtime/mount/block-module.ts';
import { besideView } from '../_shared/block/beside/beside-view.tsx';
import { withBeside } from '../_shared/block/beside/with-beside.ts';
import button from '../_shared/ui/button/button.css';
import problem from '../_shared/ui/problem/problem.css';
import { reviews } from './block.ts';
import { type ReviewsContent, readReviews } from './content.ts';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: reviews,
  View: besideView(View),
  styles: [button, problem, style],
  readOwn(source) {
    const parsed = readReviews(source);
    // What cannot be read stays whole.
    return parsed.content.reviews ? withBeside(source, parsed, source.querySelectorAll(READ)) : parsed;
  },
} satisfies BlockModule<(typeof reviews)['data'], ReviewsContent>;

/** What is drawn anew: each review, and what says something of all. */
const READ = '[data-rating],[data-average],[data-count]';
