import { useEffect, useRef, useState } from 'react';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import messages from '../../../../strings/pt-BR/member.json';
import { useStore } from '../../block/use-store.ts';
import { callProblem } from '../../ui/problem/call-problem.ts';

export interface MemberState {
  readonly signedIn: boolean;
  /** True if that has changed since the page was loaded. */
  readonly changed: boolean;
  /** What the page calls the member; empty if it does not say it. */
  readonly name: string;
  readonly busy: boolean;
  /** Why signing out failed; empty if it did not. */
  readonly problem: string;
  signOut(): void;
}

interface Options {
  /** The address of the page after signing out; empty for the same one. */
  readonly redirect: string;
  readonly cloneCart: boolean;
}

/** Whether a member is signed in, in step with the other tabs, and how to sign out (F-083). */
export function useMember(handle: BlockHandle, { redirect, cloneCart }: Options): MemberState {
  const signedIn = useStore(handle.store, ({ auth }) => auth?.member ?? false);
  const [first] = useState(signedIn);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const leaving = useRef(false);
  useEffect(() => {
    // The service hears the other tabs. Without it the block still shows what the page says.
    handle.service('member').catch(() => {});
  }, [handle]);
  useEffect(() => {
    // A page that is back from the one after signing out is the same page again.
    const back = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      leaving.current = false;
      setBusy(false);
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);

  const signOut = async (): Promise<void> => {
    if (leaving.current) return;
    leaving.current = true;
    setBusy(true);
    setProblem('');
    try {
      await (await handle.service('member')).logout({ cloneCart });
      if (redirect) location.assign(redirect);
      else location.reload();
    } catch (error) {
      leaving.current = false;
      setBusy(false);
      setProblem(callProblem(error, handle.strings(messages)('memberSignOutFailed')));
    }
  };
  return {
    signedIn,
    changed: signedIn !== first,
    name: nameOf(handle),
    busy,
    problem,
    signOut: () => void handle.run(signOut),
  };
}

/** The name in the page's context. No requirement gives its fields; these are the usual ones. */
function nameOf({ site: { memberAccount } }: BlockHandle): string {
  for (const field of ['displayName', 'firstName', 'email']) {
    const name = memberAccount && Object.hasOwn(memberAccount, field) ? memberAccount[field] : null;
    if (typeof name === 'string' && name.trim()) return name.trim();
  }
  return '';
}
