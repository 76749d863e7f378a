import type { BlockModule } from '../../runtime/blocks/block-module.ts';
import button from '../_parts/button/button.css';
import problem from '../_parts/problem/problem.css';
import { reviewRequest } from './block.ts';
import { type ReviewRequestContent, readReviewRequest } from './content.ts';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: reviewRequest,
  View,
  styles: [button, problem, style],
  readOwn: readReviewRequest,
} satisfies BlockModule<(typeof reviewRequest)['data'], ReviewRequestContent>;
