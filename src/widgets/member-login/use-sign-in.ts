import { type RefObject, useEffect, useRef, useState } from 'react';
import type { BlockHandle } from '../../runtime/blocks/block-handle.ts';
import messages from '../../strings/pt-BR/member.json';
import { callProblem } from '../_parts/problem/call-problem.ts';
import type { SignInForm } from './content.ts';
import { showPassword } from './show-password.ts';

interface Options {
  readonly handle: BlockHandle;
  readonly signIn: SignInForm | null;
  /** The form is shown, so that it can be sent. */
  readonly active: boolean;
  readonly redirect: string;
  /** An element in the block's root. */
  readonly box: RefObject<HTMLElement | null>;
}

/** Sends the page's form through the session of the member, once at a time (SESSION-601, SESSION-616). */
export function useSignIn({ handle, signIn, active, redirect, box }: Options): { busy: boolean; problem: string } {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const under = useRef(false);

  useEffect(() => {
    const root = box.current?.getRootNode();
    if (!signIn || !(root instanceof ShadowRoot)) return;
    const { form, email, password, remember } = signIn;
    const t = handle.strings(messages);
    const label = t('memberShowPassword');
    const shown = active ? showPassword({ password, label, root }) : null;

    const send = async (): Promise<void> => {
      under.current = true;
      setBusy(true);
      setProblem('');
      // A browser offers to save a password only if it is one.
      shown?.hide();
      try {
        const service = await handle.service('member');
        await service.login({ email: email.value, password: password.value, rememberMe: remember?.checked ?? false });
        // Whoever signs out here finds no password in the form.
        password.value = '';
        if (redirect) location.assign(redirect);
        else location.reload();
      } catch (error) {
        setProblem(callProblem(error, t('memberFailed')));
        password.focus();
      }
      under.current = false;
      setBusy(false);
    };
    const submitted = (event: Event): void => {
      event.preventDefault();
      // A form that is not shown is not sent, whatever submits it.
      if (active && !under.current) void handle.run(send);
    };
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    addEventListener.call(form, 'submit', submitted);
    return () => {
      removeEventListener.call(form, 'submit', submitted);
      shown?.remove();
    };
  }, [handle, signIn, active, redirect, box]);
  return { busy, problem };
}
