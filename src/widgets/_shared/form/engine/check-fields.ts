import messages from '../../../../strings/pt-BR/form-sending.json';
import { BLOCK } from '../../../../vocab/names.ts';
import { hiddenFields } from '../../../../vocab/rules/show-when.ts';
import { pageLocale } from '../../block/page-locale.ts';
import { controlProblems } from '../fields/control-problem.ts';
import type { FormField } from '../fields/form-field.ts';
import { errorsFor, type ReadControl, validateFields } from '../fields/validate.ts';
import { type FormErrors, formError } from './logic.ts';
import type { SubmitAttempt } from './submit-attempt.ts';

/** What checking needs of an attempt. */
type Checked = Pick<SubmitAttempt, 'data' | 'form' | 'handle' | 'platform' | 'conditions' | 'fields'>;

/** The errors of the fields as the page checks them; null if there are none, or nothing is checked. */
export function problemsOf(
  { data, form, handle, platform }: Checked,
  fields: readonly FormField[],
  read: ReadControl,
): FormErrors | null {
  const { emailRule, validate } = data;
  const usual = platform ? 'spec' : 'modern';
  const rule = emailRule === 'auto' ? usual : emailRule;
  const inBrowser = controlProblems(form, pageLocale(handle));
  const isOwn = handle.element.hasAttribute(BLOCK);
  const problems = validate ? validateFields(fields, read, { emailRule: rule, isOwn, inBrowser }) : null;
  if (!problems?.size) return null;
  return {
    messages: [],
    intro: handle.strings(messages)('formInvalid'),
    fields: errorsFor(problems, handle.strings),
    notices: false,
  };
}

/** The errors of some fields, as a submission would find them; null if there are none. Nothing is locked or sent. */
export function checkFields(attempt: Checked, ids: ReadonlySet<string>): FormErrors | null {
  try {
    const read = readControls(attempt.form);
    const hidden = hiddenFields(attempt.conditions, (id) => read.ofField(id));
    return problemsOf(
      attempt,
      attempt.fields.filter(({ id }) => ids.has(id) && !hidden.has(id)),
      read.value,
    );
  } catch {
    return formError(attempt.handle.strings(messages)('formUnreadable'));
  }
}

/** Reads all values on the first call, before anything is locked: a locked form has no values. */
export function readControls(form: HTMLFormElement): { value: ReadControl; ofField: ReadControl } {
  const values = new FormData(form);
  return {
    value: (name) => values.getAll(name).map(textOf),
    // With all its parts.
    ofField: (id) => [...values].flatMap(([name, value]) => (`${name}.`.startsWith(`${id}.`) ? textOf(value) : [])),
  };
}

/** Of a file its name; an empty control for files has one file without a name. */
const textOf = (value: FormDataEntryValue): string => (typeof value === 'string' ? value : value.name);
