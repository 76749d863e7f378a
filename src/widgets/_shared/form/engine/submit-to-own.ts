import ownMessages from '../../../../strings/pt-BR/own-submission.json';
import { HONEYPOT } from '../../../../vocab/names.ts';
import { isRefusal } from '../../server/answer-errors.ts';
import { takePress } from '../../server/pressed-buttons.ts';
import { submitOwnForm } from '../../server/submit-own-form.ts';
import { formError } from './logic.ts';
import { type SendingWords, serverErrors } from './server-errors.ts';
import { absentFields, type Collected, type Outcome, type SubmitAttempt } from './submit-attempt.ts';
import { giveBack, isOf } from './submit-natively.ts';

/** Sends what the visitor has filled in to the action of the page's own form, with its own names, order and button. */
export async function submitToOwn(
  attempt: SubmitAttempt,
  { fields, values, byBrowser }: Collected & { readonly byBrowser: boolean },
  words: SendingWords,
): Promise<Outcome> {
  const { own, submitter, data, handle } = attempt;
  if (!own) return { sent: false, errors: formError(words('formSubmitError')), status: 0 };
  giveBack(attempt);
  const absent = absentFields(attempt, fields);
  const trap = values.get(HONEYPOT);
  const result = await submitOwnForm({
    form: own,
    submitter,
    byBrowser,
    takeValues: attempt.takeValues,
    prevented() {
      takePress(submitter);
      attempt.taken();
    },
    // The platform's calls were tried first.
    isHeard: attempt.platform,
    change(entries) {
      for (const name of [...entries.keys()]) if (isOf(name, absent)) entries.delete(name);
      if (typeof trap === 'string' && trap) entries.set(HONEYPOT, trap);
    },
  });
  if (result.kind === 'page') return { leaves: true };
  if (result.kind === 'browser') return { leaves: result.leaves };
  const { status, data: answer } = result;
  if (status >= 200 && status < 300 && !isRefusal(answer)) return { sent: true };
  if (!status) return { sent: false, errors: formError(handle.strings(ownMessages)('ownNoAnswer')), status };
  const ids = new Set(fields.filter(({ type }) => type !== 'hidden').map(({ id }) => id));
  return {
    sent: false,
    errors: serverErrors({ status, data: answer }, { ids, newsletter: data.newsletter, own: true }, words),
    status,
  };
}
