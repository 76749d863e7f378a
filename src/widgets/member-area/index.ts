import type { BlockModule } from '../../runtime/mount/block-module.ts';
import member from '../_shared/commerce/member/member.css';
import button from '../_shared/ui/button/button.css';
import problem from '../_shared/ui/problem/problem.css';
import { memberArea } from './block.ts';
import { type MemberAreaContent, readMemberArea } from './content.ts';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: memberArea,
  View,
  styles: [button, problem, member, style],
  readOwn: readMemberArea,
  readPublished: readMemberArea,
} satisfies BlockModule<(typeof memberArea)['data'], MemberAreaContent>;
