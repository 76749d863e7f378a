import type { ViewProps } from '../../runtime/mount/block-module.ts';
import messages from '../../strings/pt-BR/member.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { MembersOnly } from '../_shared/commerce/member/members-only.tsx';
import { useMember } from '../_shared/commerce/member/use-member.ts';
import { Button } from '../_shared/ui/button/button.tsx';
import { Problem } from '../_shared/ui/problem/problem.tsx';
import type { memberArea } from './block.ts';
import { type MemberAreaContent, SIGN_OUT_SLOT } from './content.ts';
import { Orders } from './orders.tsx';

type Props = ViewProps<DataOf<(typeof memberArea)['data']>, MemberAreaContent>;

/** What the server shows to the member, with greeting and sign-out; hidden once the member is not signed in any more. */
export function View({ data, content, handle }: Props) {
  const t = handle.strings(messages);
  const member = useMember(handle, { redirect: data.signOutRedirect, cloneCart: data.cloneCart });
  const { changed } = member;
  // A server that writes the name has recognised the member, whatever the context says.
  const signedIn = member.signedIn || (!changed && data.name !== '');
  const name = data.name || member.name;
  return (
    <div className="area">
      {!content.hasNotice && <MembersOnly handle={handle} signedIn={signedIn} />}
      {signedIn && !changed && (
        <div className="head">
          <p className="greeting" part="greeting">
            {name ? t('memberGreeting', { name }) : t('memberGreetingPlain')}
          </p>
          <Button part="sign-out" busy={member.busy} onClick={member.signOut}>
            {t(member.busy ? 'memberSigningOut' : 'memberSignOut')}
          </Button>
        </div>
      )}
      <Problem text={member.problem} />
      {content.signOutForm && (!signedIn || member.problem !== '') && !changed && <slot name={SIGN_OUT_SLOT} />}
      <div role="status">
        {changed && !member.busy && (
          <div className="changed" part="changed">
            <p>{t(signedIn ? 'memberSignedInElsewhere' : 'memberSignedOutElsewhere')}</p>
            {signedIn ? (
              <Button onClick={() => location.reload()}>{t('memberReload')}</Button>
            ) : (
              data.loginUrl && (
                <Button kind="main" href={data.loginUrl}>
                  {t('memberSignIn')}
                </Button>
              )
            )}
          </div>
        )}
      </div>
      {signedIn && !changed && data.orders && <Orders orders={data.orders} handle={handle} />}
      {(signedIn || !changed) && <slot />}
    </div>
  );
}
