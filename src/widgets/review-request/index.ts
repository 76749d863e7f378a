import type { BlockModule } from '../../runtime/mount/block-module.ts';
import nativeForm from '../_shared/form/native/native-form.css';
import button from '../_shared/ui/button/button.css';
import control from '../_shared/ui/control/control.css';
import problem from '../_shared/ui/problem/problem.css';
import { reviewRequest } from './block.ts';
import { type ReviewRequestContent, readReviewRequest } from './content.ts';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: reviewRequest,
  View,
  styles: [button, control, problem, nativeForm, style],
  readOwn: readReviewRequest,
} satisfies BlockModule<(typeof reviewRequest)['data'], ReviewRequestContent>;
