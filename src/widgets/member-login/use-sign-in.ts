import { type RefObject, useEffect, useState } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import type { ServerKind } from '../../vocab/server-field.ts';
import type { SignInForm } from './content.ts';
import type { SignInState } from './form-sign-in.ts';
import { signInCode } from './sign-in-code.ts';

interface Options {
  readonly handle: BlockHandle;
  readonly signIn: SignInForm | null;
  /** The form is shown, so that it can be sent. */
  readonly active: boolean;
  readonly redirect: string;
  readonly server: ServerKind;
  readonly answer: 'auto' | 'page';
  /** An element in the block's root. */
  readonly box: RefObject<HTMLElement | null>;
}

/** Sends the page's form while the block is mounted, and says how far that is. */
export function useSignIn({ handle, signIn, active, redirect, server, answer, box }: Options): SignInState {
  const [state, set] = useState<SignInState>({ busy: false, accepted: false, problem: '' });
  useEffect(() => {
    const root = box.current?.getRootNode();
    if (!signIn || !(root instanceof ShadowRoot)) return;
    return signInCode()?.takeSignIn({ handle, signIn, active, redirect, server, answer, root, set });
  }, [handle, signIn, active, redirect, server, answer, box]);
  return state;
}
