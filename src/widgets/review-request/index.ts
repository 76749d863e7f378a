import type { BlockModule } from '../../runtime/mount/block-module.ts';
import button from '../_parts/button/button.css';
import nativeForm from '../_parts/native-form/native-form.css';
import problem from '../_parts/problem/problem.css';
import { reviewRequest } from './block.ts';
import { type ReviewRequestContent, readReviewRequest } from './content.ts';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: reviewRequest,
  View,
  styles: [button, problem, nativeForm, style],
  readOwn: readReviewRequest,
} satisfies BlockModule<(typeof reviewRequest)['data'], ReviewRequestContent>;
