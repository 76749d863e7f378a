import type { FormSubmission } from '../../api/form.ts';
import type { DataOf } from '../../vocab/block/field.ts';
import { FORM_SECTION } from '../../vocab/codes/form-fields.ts';
import type { EventDetails } from '../../vocab/names.ts';
import { destination } from '../../vocab/rules/site/destination.ts';
import type { form } from './block.ts';
import type { Captcha } from './captcha.ts';
import { complain } from './failure.ts';
import type { FormField } from './fields/field.ts';
import type { Complaint, FieldMark, FormEvent, Told } from './logic.ts';
import { type FormCalls, type Outcome, submitOnce } from './submission.ts';
import { validate } from './validate.ts';
import { collect, type FormValue, type ReadControl, toJsonText } from './values.ts';

type OwnEvent = 'form-submit' | 'form-success' | 'form-failure' | 'newsletter-subscribe';

/** What an attempt needs of the form and of the page around it. */
export interface AttemptParts {
  readonly data: DataOf<typeof form.data>;
  readonly fields: readonly FormField[];
  /** Reads what is filled in. It may throw: a page can put its own things into a form. */
  readonly read: ReadControl;
  readonly captcha: Captcha | null;
  readonly calls: FormCalls;
  readonly isOverlayForm: boolean;
  readonly page: { readonly href: string; readonly search: string };
  /** False once the form has been taken out of the page: its result is dropped. */
  alive(): boolean;
  dispatch(event: FormEvent): void;
  emit<Name extends OwnEvent>(name: Name, detail: EventDetails[Name], options?: { cancelable: boolean }): boolean;
  say(told: Told): string;
  navigate(address: string): void;
}

/**
 * One attempt to send the form (000 §4, §5): what the last one said is cleared, every field is checked, then the captcha; only then anything
 * is locked or sent. It rejects only where code of our own fails.
 *
 * @param button the words on the button that was pressed
 * @returns whether the form was sent: nothing is left to be sent then
 */
export async function attempt(parts: AttemptParts, button: string): Promise<boolean> {
  const { data, fields, captcha, dispatch } = parts;
  const { formId, newsletter } = data;
  dispatch({ type: 'attempt' });
  const refuse = (complaint: Complaint): false => {
    dispatch({ type: 'refuse', complaint });
    return false;
  };

  let values: ReadonlyMap<string, FormValue>;
  let draft: Omit<FormSubmission, 'key'>;
  try {
    const problems = data.validate ? checked(parts) : null;
    if (problems) return refuse(problems);
    if (captcha && captcha.token() === null) return refuse(complain('formCaptcha'));
    values = collect(fields, parts.read, new URLSearchParams(parts.page.search));
    draft = draftOf(parts, values, button);
  } catch {
    return refuse(complain('formUnreadable'));
  }
  if (!parts.emit('form-submit', { formId, values: Object.fromEntries(values) }, { cancelable: true })) return false;

  dispatch({ type: 'send' });
  const ids = new Set(fields.filter(({ type }) => type !== 'hidden' && type !== FORM_SECTION).map(({ id }) => id));
  const outcome: Outcome = formId
    ? await submitOnce(parts.calls, draft, { ids, newsletter })
    : { sent: false, complaint: complain('formSubmitError'), status: 0 };
  if (!parts.alive()) return false;
  if (outcome.sent) {
    succeed(parts);
    return true;
  }

  captcha?.reset();
  const { complaint, status } = outcome;
  dispatch({ type: 'fail', complaint });
  const told = [...complaint.messages, ...[...complaint.fields.values()].map((mark) => mark.told)];
  parts.emit('form-failure', { formId, status, messages: told.map(parts.say) });
  return false;
}

/** The complaint about everything that is not filled in as it should be; null where all is well. */
function checked({ fields, read, data }: AttemptParts): Complaint | null {
  const problems = validate(fields, read, data.emailRule);
  if (!problems.size) return null;
  const marks = [...problems].map(([id, { fault, controls }]): [string, FieldMark] => [
    id,
    { told: { key: fault }, controls },
  ]);
  return { ...complain('formInvalid'), fields: new Map(marks) };
}

function draftOf(
  { data, captcha, isOverlayForm }: AttemptParts,
  values: ReadonlyMap<string, FormValue>,
  button: string,
): Omit<FormSubmission, 'key'> {
  const token = captcha?.token();
  return {
    formId: data.formId,
    collectionId: data.collectionId,
    objectName: data.objectName,
    isOverlayForm,
    submitButtonText: button,
    form: toJsonText(values),
    ...(token && { captchaKey: token }),
  };
}

/** In the order of the source (000 §4): the subscription is told, then the success, then the page goes elsewhere or the texts are shown. */
function succeed({ data, emit, page, dispatch, navigate }: AttemptParts): void {
  const { formId, newsletter, successRedirect } = data;
  if (newsletter) emit('newsletter-subscribe', { formId });
  emit('form-success', { formId });
  const address = destination(successRedirect, page.href);
  dispatch({ type: 'succeed', leaving: address !== null && !isOnPage(address, page.href) });
  if (address !== null) navigate(address);
}

/** Whether an address is a place on the page that is open: it scrolls there, and stays. */
const isOnPage = (address: string, href: string): boolean =>
  address.includes('#') && address.replace(/#.*/s, '') === href.replace(/#.*/s, '');
