import { FILE_FIELD } from '../../../vocab/codes/form-fields.ts';
import { HONEYPOT } from '../../../vocab/names.ts';
import { isRefusal } from '../server/answer-errors.ts';
import { submitOwnForm } from '../server/submit-own-form.ts';
import { formError } from './logic.ts';
import type { Collected, Outcome, SubmitAttempt } from './sending.ts';
import { type SendingWords, serverErrors } from './server-errors.ts';
import { giveBackValues } from './use-carried-values.ts';

/** Sends what the visitor has filled in to the action of the page's own form, with its own names, order and button. */
export async function submitToOwn(
  attempt: SubmitAttempt,
  { fields, values, byBrowser }: Collected & { readonly byBrowser: boolean },
  words: SendingWords,
): Promise<Outcome> {
  const { own, submitter, form, controls, chosen, data } = attempt;
  if (!own) return { sent: false, errors: formError(words('formSubmitError')), status: 0 };
  giveBackValues(form, controls);
  if (chosen) for (const { id, type } of fields) if (type === FILE_FIELD) giveBackFiles(attempt, id);
  const shown = new Set(fields);
  const absent = attempt.fields.filter((field) => !shown.has(field)).map(({ id }) => id);
  const trap = values.get(HONEYPOT);
  const result = await submitOwnForm({
    form: own,
    submitter,
    byBrowser,
    change(entries) {
      for (const name of [...entries.keys()])
        if (absent.some((id) => id && `${name}.`.startsWith(`${id}.`))) entries.delete(name);
      if (typeof trap === 'string' && trap) entries.set(HONEYPOT, trap);
    },
  });
  if (result.kind === 'page') return { leaves: true };
  if (result.kind === 'browser') return { leaves: result.leaves };
  const { status, data: answer } = result;
  if (status >= 200 && status < 300 && !isRefusal(answer)) return { sent: true };
  const ids = new Set(fields.filter(({ type }) => type !== 'hidden').map(({ id }) => id));
  return {
    sent: false,
    errors: serverErrors({ status, data: answer }, { ids, newsletter: data.newsletter, own: true }, words),
    status,
  };
}

/** The page's control gets the files that the visitor has kept, in their order. */
function giveBackFiles({ chosen, controls }: SubmitAttempt, id: string): void {
  const list = new DataTransfer();
  for (const { file } of chosen?.of(id).files ?? []) list.items.add(file);
  for (const own of controls.get(id) ?? [])
    if (own instanceof HTMLInputElement && own.type === 'file') own.files = list.files;
}
