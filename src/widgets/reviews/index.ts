import type { BlockModule } from '../../runtime/blocks/block-module.ts';
import button from '../_parts/button/button.css';
import problem from '../_parts/problem/problem.css';
import { reviews } from './block.ts';
import { type ReviewsContent, readReviews } from './content.ts';
import style from './style.css';
import { View } from './view.tsx';

export default { block: reviews, View, styles: [button, problem, style], readOwn: readReviews } satisfies BlockModule<
  (typeof reviews)['data'],
  ReviewsContent
>;
