import type { BlockHandle } from '../../../runtime/blocks/block-handle.ts';
import { retryOnce } from '../../../runtime/blocks/retry-once.ts';
import messages from '../../../strings/pt-BR/own-submission.json';
import { answerMember, errorsOf, isRefusal } from './answer-errors.ts';
import { submitForBlock } from './own-submissions.ts';
import type { OwnSubmission } from './submit-own-form.ts';

/** What became of a submission: it is left to the browser, or the server has answered, with the words for the visitor. */
export type OwnOutcome = { readonly leaves: boolean } | { readonly sent: boolean; readonly text: string };

/** Time limit for loading the code that sends, in ms; after that the browser submits the form. */
const LOAD_TIMEOUT = 5_000;

/**
 * Submits a form of the page to its own action, once. If the code for that cannot be loaded, the browser submits the form, as without scripts.
 *
 * @returns the outcome; it rejects only if code of the project fails
 */
export async function sendOwn(
  { after, strings }: Pick<BlockHandle, 'after' | 'strings'>,
  submission: OwnSubmission,
): Promise<OwnOutcome> {
  const late = new Promise<null>((resolve) => after(LOAD_TIMEOUT, () => resolve(null)));
  const loaded = await Promise.race([retryOnce(() => import('./submit-own-form.ts')), late]).catch(() => null);
  if (!loaded) {
    const { form, submitter } = submission;
    submitForBlock(form, submitter);
    return { leaves: true };
  }
  const answer = await loaded.submitOwnForm(submission);
  if (answer.kind === 'page') return { leaves: true };
  if (answer.kind === 'browser') return { leaves: answer.leaves };
  const { status, data } = answer;
  const t = strings(messages);
  const said = [answerMember(data, 'error'), answerMember(data, 'message')].find(
    (text): text is string => typeof text === 'string' && text !== '',
  );
  if (status >= 200 && status < 300 && !isRefusal(data)) return { sent: true, text: said ?? t('ownSent') };
  const errors = [...(errorsOf(data)?.values() ?? [])].join(' ');
  const isGone = status >= 500 || status === 404 || status === 405 || status === 429;
  const ours = status === 0 ? 'ownNoAnswer' : isGone ? 'ownUnavailable' : 'ownRefused';
  return { sent: false, text: errors || (said ?? t(ours)) };
}
