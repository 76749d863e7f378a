import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import messages from '../../strings/pt-BR/member.json';
import type { ServerKind } from '../../vocab/server-field.ts';
import { ownMessages } from '../_shared/form/native/own-messages.ts';
import { isPlatformMeant } from '../_shared/server/is-platform-meant.ts';
import { ownWay } from '../_shared/server/own-way.ts';
import type { SignInForm } from './content.ts';
import { type SignInResult, signInByCall, signInByForm } from './send-sign-in.ts';
import { showPassword } from './show-password.ts';

/** How far a sign-in is: not begun, under way, accepted so that the page is about to change, or refused for a reason. */
export interface SignInState {
  readonly busy: boolean;
  readonly accepted: boolean;
  readonly problem: string;
}

interface Options {
  readonly handle: BlockHandle;
  readonly signIn: SignInForm;
  /** The form is shown, so that it can be sent. */
  readonly active: boolean;
  readonly redirect: string;
  readonly server: ServerKind;
  /** Who shows the answer of the form's own action. */
  readonly answer: 'auto' | 'page';
  /** The block's root. */
  readonly root: ShadowRoot;
  set(state: SignInState): void;
}

/**
 * Sends the page's form, once at a time, through the session of the member (SESSION-601, SESSION-616) or to its own action.
 *
 * @returns a function that gives the form back to the page
 */
export function takeSignIn({ handle, signIn, active, redirect, server, answer, root, set }: Options): () => void {
  const { form, password } = signIn;
  const t = handle.strings(messages);
  const own = ownWay(form, handle) !== null;
  const platform = !own || isPlatformMeant(handle, server);
  const unmarked = active ? ownMessages({ form, root, handle }) : null;
  const shown = active ? showPassword({ password, label: t('memberShowPassword'), root }) : null;
  let isUnderWay = false;

  const send = async ({ submitter }: SubmitEvent, sending: () => Promise<SignInResult>): Promise<void> => {
    isUnderWay = true;
    set({ busy: true, accepted: false, problem: '' });
    // A browser offers to save a password only if it is one.
    shown?.hide();
    const refused = await sending();
    // A handler of the page may have disabled it against a second press.
    if (refused !== '' && submitter) Reflect.set(submitter, 'disabled', false);
    if (refused) password.focus();
    else if (refused === '') {
      // Whoever signs out here finds no password in the form.
      password.value = '';
      if (redirect) location.assign(redirect);
      else location.reload();
    }
    isUnderWay = false;
    set({ busy: false, accepted: refused === '', problem: refused ?? '' });
  };
  const submitted = (event: SubmitEvent): void => {
    // A form that is not shown is not sent, whatever submits it.
    if (platform || !active || isUnderWay) event.preventDefault();
    if (!platform || !active || isUnderWay) return;
    const { submitter } = event;
    handle.run(() => send(event, () => signInByCall(signIn, { own, submitter, handle })));
  };
  // On the window, so that the page's handlers come first, and one that prevents the submission decides alone.
  const passed = (event: SubmitEvent): void => {
    if (platform || event.target !== form || event.defaultPrevented) return;
    handle.run(() => send(event, () => signInByForm(event, signIn, { handle, byBrowser: answer === 'page' })));
  };
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  addEventListener.call(form, 'submit', submitted as EventListener);
  window.addEventListener('submit', passed);
  return () => {
    removeEventListener.call(form, 'submit', submitted as EventListener);
    window.removeEventListener('submit', passed);
    unmarked?.();
    shown?.remove();
  };
}
