import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import { documentMember } from '../../runtime/page/document-member.ts';
import messages from '../../strings/pt-BR/member.json';
import { exactText } from '../../vocab/rules/text/visible-text.ts';
import { inTime } from '../_shared/server/in-time.ts';
import { NO_PLATFORM, showsNoPlatform } from '../_shared/server/no-platform.ts';
import { ownProblem } from '../_shared/server/own-problem.ts';
import { submitByBrowser } from '../_shared/server/submit-by-browser.ts';
import { takeOwnSubmission } from '../_shared/server/submit-own-form.ts';
import { untilBack } from '../_shared/server/until-back.ts';
import { callProblem } from '../_shared/ui/problem/call-problem.ts';
import type { SignInForm } from './content.ts';

/** What became of a sign-in: why it was refused; empty if it was not; null if the browser has taken it over and the page is still there. */
export type SignInResult = string | null;

/** Sends a submission of the page's form to its own action. It is called while the event is handled, after the page's handlers. */
export async function signInByForm(
  event: SubmitEvent,
  { form }: SignInForm,
  { handle, byBrowser }: { handle: BlockHandle; byBrowser: boolean },
): Promise<SignInResult> {
  const answer = await takeOwnSubmission(event, form, byBrowser);
  if (answer.kind === 'answer') {
    const t = handle.strings(messages);
    return ownProblem(answer, { otherwise: t('memberFailed'), noAnswer: t('memberNoAnswer') })?.text ?? '';
  }
  if (answer.kind === 'page' || answer.leaves) await untilBack(handle);
  return null;
}

/**
 * Signs in by the platform's call. Where the server does not know the call, the browser submits the form to its own action, if that is on the same server: a password
 * is never sent to two.
 *
 * @param own the form has an address of its own
 */
export async function signInByCall(
  { form, email, password, remember }: SignInForm,
  { own, submitter, handle }: { own: boolean; submitter: HTMLElement | null; handle: BlockHandle },
): Promise<SignInResult> {
  const byBrowser = async (): Promise<null> => {
    submitByBrowser(form, submitter);
    await untilBack(handle);
    return null;
  };
  const loading = Promise.all([handle.service('member'), handle.request()]);
  try {
    // Nothing has been sent.
    if (own && !(await inTime(handle, loading))) return await byBrowser();
    const [service] = await loading;
    await service.login({
      email: exactText(email.value),
      password: password.value,
      rememberMe: remember?.checked ?? false,
    });
    return '';
  } catch (error) {
    const problem = callProblem(error, handle.strings(messages)('memberFailed'));
    if (!own || !showsNoPlatform(error)) return problem;
    if (isSameOrigin(form, submitter)) {
      handle.log.warn(NO_PLATFORM);
      return byBrowser();
    }
    handle.log.error(
      'the server does not answer the platform’s calls, and the action of the form is on another server, to which a password is not sent as well; remove server, appDomain and website.identifier from the page’s context and data-server from the block',
    );
    return problem;
  }
}

/** Whether the browser would submit a form to the origin of the page. */
function isSameOrigin(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
  try {
    return new URL(action || location.href, documentMember('baseURI')).origin === location.origin;
  } catch {
    return true;
  }
}
