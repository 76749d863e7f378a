import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import { retryOnce } from '../../../runtime/page/retry-once.ts';
import messages from '../../../strings/pt-BR/own-submission.json';
import { textIn } from '../ui/problem/call-problem.ts';
import { inTime } from './in-time.ts';
import { ownProblem } from './own-problem.ts';
import { submitForBlock } from './own-submissions.ts';
import type { OwnSubmission } from './submit-own-form.ts';

/** What became of a submission: it is left to the browser, or the server has answered, with the words for the visitor. */
export type OwnOutcome = { readonly leaves: boolean } | { readonly sent: boolean; readonly text: string };

/**
 * Submits a form of the page to its own action, once. If the code for that cannot be loaded, the browser submits the form, as without scripts, unless there is no
 * connection: then it would leave the page for its own error.
 *
 * @returns the outcome; it rejects only if code of the project fails
 */
export async function sendOwn(
  handle: Pick<BlockHandle, 'after' | 'strings'>,
  submission: OwnSubmission,
): Promise<OwnOutcome> {
  const t = handle.strings(messages);
  const loaded = await inTime(
    handle,
    retryOnce(() => import('./submit-own-form.ts')),
  ).catch(() => undefined);
  if (loaded === undefined) return { sent: false, text: t('ownUnavailable') };
  if (!loaded) {
    const { form, submitter } = submission;
    submitForBlock(form, submitter);
    return { leaves: true };
  }
  const answer = await loaded.submitOwnForm(submission);
  if (answer.kind === 'page') return { leaves: true };
  if (answer.kind === 'browser') return { leaves: answer.leaves };
  const { status, data } = answer;
  const isGone = status >= 500 || status === 404 || status === 405 || status === 429;
  const problem = ownProblem(answer, {
    otherwise: t(isGone ? 'ownUnavailable' : 'ownRefused'),
    noAnswer: t('ownNoAnswer'),
  });
  return problem ? { sent: false, text: problem.text } : { sent: true, text: textIn(data) ?? t('ownSent') };
}
