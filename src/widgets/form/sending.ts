import { type FormSubmission, saveSubmission, submissionKey } from '../../api/form.ts';
import type { BlockHandle } from '../../runtime/blocks/block-handle.ts';
import { pageInfo } from '../../runtime/page/page-info.ts';
import messages from '../../strings/pt-BR/form-sending.json';
import type { DataOf } from '../../vocab/block/field.ts';
import type { Request } from '../../vocab/calls.ts';
import { FORM_SECTION } from '../../vocab/codes/form-fields.ts';
import { destination } from '../../vocab/rules/site/destination.ts';
import type { FormField } from '../_parts/fields/form-field.ts';
import { errorsFor, type ReadControl, validateFields } from '../_parts/fields/validate.ts';
import type { form } from './block.ts';
import type { Captcha } from './captcha.ts';
import { type FormErrors, type FormEvent, formError } from './logic.ts';
import { hasErrors, type SendingWords, serverErrors, statusOf } from './server-errors.ts';
import { collect, type FormValue, toJsonText } from './values.ts';

/** What an attempt needs from the form and from the page around it. */
export interface SubmitAttempt {
  readonly data: DataOf<typeof form.data>;
  readonly fields: readonly FormField[];
  readonly captcha: Captcha | null;
  readonly form: HTMLFormElement;
  /** The label of the button that was pressed. */
  readonly button: string;
  readonly handle: BlockHandle;
  /** The page's call layer; rejects if it cannot be loaded. */
  request(): Promise<Request>;
  /** False once the form has been removed from the page: its result is ignored. */
  isCurrent(): boolean;
  dispatch(event: FormEvent): void;
}

/**
 * One attempt to submit the form (FORM-042, FORM-046, FORM-070). It clears the messages of the last attempt and checks every field, then the captcha; only
 * after that anything is locked or sent. It rejects only if code of the project fails, and the visitor is informed in that case, too.
 *
 * @returns whether the form was submitted, so that nothing is left to submit
 */
export async function send(attempt: SubmitAttempt): Promise<boolean> {
  const words = attempt.handle.strings(messages);
  try {
    return await sendOnce(attempt, words);
  } catch (error) {
    if (attempt.isCurrent()) attempt.dispatch({ type: 'fail', errors: formError(words('formSubmitError')) });
    throw error;
  }
}

async function sendOnce(attempt: SubmitAttempt, words: SendingWords): Promise<boolean> {
  const { data, fields, captcha, handle, dispatch } = attempt;
  const { formId } = data;
  dispatch({ type: 'attempt' });
  const refuse = (errors: FormErrors): false => {
    dispatch({ type: 'refuse', errors });
    return false;
  };

  let values: ReadonlyMap<string, FormValue>;
  let draft: Draft;
  // A page can put its own content into a form, so reading it may throw.
  try {
    const read = readControls(attempt.form);
    const problems = data.validate ? validateFields(fields, read, data.emailRule) : null;
    if (problems?.size)
      return refuse({ ...formError(words('formInvalid')), fields: errorsFor(problems, handle.strings) });
    if (captcha && captcha.token() === null) return refuse(formError(words('formCaptcha')));
    values = collect(fields, read, new URLSearchParams(location.search));
    draft = draftOf(attempt, values);
  } catch {
    return refuse(formError(words('formUnreadable')));
  }
  if (!handle.emit('form-submit', { formId, values: Object.fromEntries(values) }, { cancelable: true })) return false;

  dispatch({ type: 'send' });
  const outcome: Outcome = formId
    ? await submit(attempt, draft, words)
    : { sent: false, errors: formError(words('formSubmitError')), status: 0 };
  if (!attempt.isCurrent()) return false;
  if (outcome.sent) {
    succeed(attempt);
    return true;
  }

  captcha?.reset();
  const { errors, status } = outcome;
  dispatch({ type: 'fail', errors });
  const allMessages = [...errors.messages, ...[...errors.fields.values()].map(({ message }) => message)];
  handle.emit('form-failure', { formId, status, messages: allMessages });
  return false;
}

/** Reads all values on the first call, before anything is locked: a locked form has no values. */
function readControls(form: HTMLFormElement): ReadControl {
  const values = new FormData(form);
  return (name) => values.getAll(name).map(String);
}

type Draft = Omit<FormSubmission, 'key'>;

function draftOf({ data, captcha, handle, button }: SubmitAttempt, values: ReadonlyMap<string, FormValue>): Draft {
  const token = captcha?.token();
  return {
    formId: data.formId,
    // A form without a collection of its own belongs to the page's collection (FORM-001).
    collectionId: data.collectionId || (handle.site.collection.id ?? ''),
    objectName: data.objectName,
    isOverlayForm: inOverlay(handle.element),
    submitButtonText: button,
    form: toJsonText(values),
    ...(token && { captchaKey: token }),
  };
}

/** The popup overlay, own and published. */
const OVERLAY = '[data-block="popup"],.sqs-popup-overlay,[data-slide-type="popup-overlay"]';

/** Whether an element is inside the popup overlay (FORM-004), also across shadow roots. */
function inOverlay(element: Element): boolean {
  if (element.closest(OVERLAY)) return true;
  const root = element.getRootNode();
  return root instanceof ShadowRoot && inOverlay(root.host);
}

type Outcome = { readonly sent: true } | { readonly sent: false; readonly errors: FormErrors; readonly status: number };

/** The two calls of a submission (FORM-051, FORM-052, FORM-071): it requests a key for this submission, then saves once. It never rejects and never retries. */
async function submit(
  { data, fields, handle, request }: SubmitAttempt,
  draft: Draft,
  words: SendingWords,
): Promise<Outcome> {
  const ids = new Set(fields.filter(({ type }) => type !== 'hidden' && type !== FORM_SECTION).map(({ id }) => id));
  const refused = (errors: FormErrors, error: unknown): Outcome => ({ sent: false, errors, status: statusOf(error) });
  const options = { ids, newsletter: data.newsletter };
  let key: string;
  try {
    key = await submissionKey(await request());
  } catch (error) {
    return refused(formError(words('formNoKey')), error);
  }
  if (!key) return refused(formError(words('formNoKey')), null);
  try {
    const answer = await saveSubmission(await request(), { ...pageInfo(handle.site), ...draft, key });
    if (!hasErrors(answer)) return { sent: true };
    const response = { status: 200, data: answer };
    return refused(serverErrors(response, options, words), response);
  } catch (error) {
    return refused(serverErrors(error, options, words), error);
  }
}

/** In the order of FORM-024: the event of the subscription, the event of the success, then the page navigates or the texts are shown. */
function succeed({ data, handle, dispatch }: SubmitAttempt): void {
  const { formId, newsletter, successRedirect } = data;
  const { href } = location;
  if (newsletter) handle.emit('newsletter-subscribe', { formId });
  handle.emit('form-success', { formId });
  const address = destination(successRedirect, href);
  dispatch({ type: 'succeed', leaving: address !== null && !isOnPage(address, href) });
  if (address !== null) location.assign(address);
}

/** Whether an address is a fragment of the open page: the browser scrolls to it and the page stays open. */
const isOnPage = (address: string, href: string): boolean =>
  address.includes('#') && address.replace(/#.*/s, '') === href.replace(/#.*/s, '');
