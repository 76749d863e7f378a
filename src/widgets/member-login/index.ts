import type { BlockModule } from '../../runtime/mount/block-module.ts';
import member from '../_shared/commerce/member/member.css';
import nativeForm from '../_shared/form/native/native-form.css';
import button from '../_shared/ui/button/button.css';
import problem from '../_shared/ui/problem/problem.css';
import { memberLogin } from './block.ts';
import { type MemberLoginContent, readMemberLogin } from './content.ts';
import { loadSignIn } from './sign-in-code.ts';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: memberLogin,
  View,
  styles: [button, problem, nativeForm, member, style],
  readOwn: readMemberLogin,
  prepare: (source) => (readMemberLogin(source).content.signIn ? loadSignIn() : undefined),
} satisfies BlockModule<(typeof memberLogin)['data'], MemberLoginContent>;
