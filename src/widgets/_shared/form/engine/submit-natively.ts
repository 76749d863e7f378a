import { FILE_FIELD } from '../../../../vocab/codes/form-fields.ts';
import { areOthersValid } from '../../server/are-others-valid.ts';
import { submitForBlock } from '../../server/own-submissions.ts';
import type { FieldError } from '../fields/field-props.ts';
import { giveBackValues } from './give-back.ts';
import type { FormErrors } from './logic.ts';
import { isControl } from './page-controls.ts';
import type { SubmitAttempt } from './submit-attempt.ts';

type Attempt = Pick<SubmitAttempt, 'own' | 'form' | 'controls' | 'chosen' | 'fields' | 'submitter' | 'handle' | 'data'>;

/** The page's controls get what the visitor has filled in, and the files in the order in which they were kept. */
export function giveBack({ form, controls, chosen, fields }: Attempt): void {
  giveBackValues(form, controls);
  if (chosen)
    for (const { id, type } of fields) {
      if (type !== FILE_FIELD) continue;
      const list = new DataTransfer();
      for (const { file } of chosen.of(id).files) list.items.add(file);
      for (const own of controls.get(id) ?? [])
        if (own instanceof HTMLInputElement && own.type === 'file') own.files = list.files;
    }
}

/** Whether a control or an entry belongs to one of some fields, as a whole or as a part. */
export const isOf = (name: string, ids: readonly string[]): boolean =>
  ids.some((id) => id && `${name}.`.startsWith(`${id}.`));

/** Whether an attempt is checked at all: the page and its button may say that it is not. */
export const isChecked = ({ data, submitter }: Pick<SubmitAttempt, 'data' | 'submitter'>): boolean =>
  data.validate && !submitter?.hasAttribute('formnovalidate');

/**
 * Has the browser submit the page's own form, where code that would check or send it has not arrived: nothing was sent by then.
 *
 * @param absent ids of the fields that are not shown, and are not sent
 * @returns what the browser finds wrong with the fields, nothing where it has said so itself; null if it submits the form
 */
export function submitNatively(attempt: Attempt, absent: readonly string[]): FormErrors | null {
  const { own, submitter, handle } = attempt;
  if (!own) return null;
  giveBack(attempt);
  const elements = isChecked(attempt) ? [...own.elements] : [];
  const wrong = elements
    .filter(isControl)
    .filter((one) => handle.element.contains(one) && !isOf(one.name, absent) && !one.validity.valid);
  const fields = new Map<string, FieldError>();
  for (const { name, validationMessage: message } of wrong) {
    const id = attempt.fields.find((one) => isOf(name, [one.id]))?.id ?? name;
    if (!fields.has(id)) fields.set(id, { message, controls: [name] });
  }
  if (fields.size || (isChecked(attempt) && !areOthersValid(own, handle.element)))
    return { messages: [], fields, notices: false };
  submitForBlock(own, submitter, (entries) => {
    for (const name of [...entries.keys()]) if (isOf(name, absent)) entries.delete(name);
  });
  return null;
}

/** The names of the controls that are switched off, since their field is not shown. */
export const namesSwitchedOff = (form: HTMLFormElement): string[] =>
  [...form.elements].filter(isControl).flatMap((control) => (control.matches(':disabled') ? control.name : []));
