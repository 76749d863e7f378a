import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import type { ViewProps } from '../../runtime/mount/block-module.ts';
import messages from '../../strings/pt-BR/member.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { MembersOnly } from '../_shared/commerce/member/members-only.tsx';
import { useMember } from '../_shared/commerce/member/use-member.ts';
import { Button } from '../_shared/ui/button/button.tsx';
import { LiveStatus, useLiveStatus } from '../_shared/ui/live-status.tsx';
import { Problem } from '../_shared/ui/problem/problem.tsx';
import type { memberLogin } from './block.ts';
import type { MemberLoginContent } from './content.ts';
import { useSignIn } from './use-sign-in.ts';

type Props = ViewProps<DataOf<(typeof memberLogin)['data']>, MemberLoginContent>;

/** The page's form, or the account of the member who is signed in. */
export function View({ data, content: { signIn }, handle }: Props) {
  const { redirect, accountUrl, signOutRedirect, cloneCart, server, answer } = data;
  const t = handle.strings(messages);
  const member = useMember(handle, { redirect: signOutRedirect, cloneCart });
  const framed = useFramed(handle);
  const box = useRef<HTMLDivElement>(null);
  const active = !member.signedIn && framed === false;
  const { busy, problem, accepted } = useSignIn({
    handle,
    signIn,
    active,
    redirect,
    server,
    answer,
    box,
  });
  const [status, announce] = useLiveStatus();
  const say = useEffectEvent((isBusy: boolean) => announce(isBusy ? t('memberSigningIn') : ''));
  useEffect(() => say(busy), [busy]);

  const greeting = member.name && !member.changed ? t('memberSignedInAs', { name: member.name }) : t('memberSignedIn');
  return (
    <div ref={box} className="sign-in">
      <MembersOnly handle={handle} signedIn={member.signedIn} />
      {member.signedIn && (
        <div className="account" part="account">
          <p>{greeting}</p>
          <div>
            {accountUrl && (
              <Button kind="main" href={accountUrl}>
                {t('memberContinue')}
              </Button>
            )}
            <Button part="sign-out" busy={member.busy} onClick={member.signOut}>
              {t(member.busy ? 'memberSigningOut' : 'memberSignOut')}
            </Button>
          </div>
          <Problem text={member.problem} />
        </div>
      )}
      {!member.signedIn && framed === true && (
        <div className="framed" part="framed">
          <p>{t('memberFramed')}</p>
          <a className="vt-button" data-kind="main" href={location.href} target="_blank" rel="noopener">
            <span className="vt-face">{t('memberFramedOpen')}</span>
          </a>
        </div>
      )}
      {active && (
        <>
          <div className={busy ? 'busy' : undefined} aria-busy={busy}>
            <slot />
          </div>
          {accepted && <p>{t('memberSignedIn')}</p>}
          <Problem text={problem} />
        </>
      )}
      <LiveStatus status={status} />
    </div>
  );
}

/** Whether a stranger frames the page; null in a frame as long as that is not known. */
function useFramed(handle: BlockHandle): boolean | null {
  const [framed, setFramed] = useState(() => (window.top === window.self ? false : null));
  useEffect(() => {
    if (framed !== null) return;
    handle.service('member').then(
      (service) => setFramed(service.framed),
      // Nobody can sign in without the service.
      () => setFramed(true),
    );
  }, [framed, handle]);
  return framed;
}
