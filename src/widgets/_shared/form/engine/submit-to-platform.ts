import { type FormSubmission, saveSubmission, submissionKey } from '../../../../api/form.ts';
import { pageInfo } from '../../../../runtime/page/page-info.ts';
import { FORM_SECTION } from '../../../../vocab/codes/form-fields.ts';
import { hasOwn } from '../../../../vocab/has-own.ts';
import { hasErrors } from '../../server/answer-errors.ts';
import { inTime } from '../../server/in-time.ts';
import { isMissing, showsNoPlatform } from '../../server/no-platform.ts';
import { type FormErrors, formError } from './logic.ts';
import { type SendingWords, serverErrors, statusOf } from './server-errors.ts';
import type { Collected, Outcome, SubmitAttempt } from './submit-attempt.ts';
import { type FormValue, toJsonText } from './values.ts';

/** Sends the files that were not sent yet, if there are any, then the form with their ids. */
export async function submitToPlatform(
  attempt: SubmitAttempt,
  { fields, values }: Collected,
  words: SendingWords,
): Promise<Outcome> {
  const { chosen, captcha, data, handle, own, request } = attempt;
  // Both at once: their time counts from the press.
  const layer = request().catch(() => null);
  const loading = chosen && inTime(handle, attempt.loadFileSending()).catch(() => null);
  if (own && !(await layer))
    return { sent: false, errors: formError(words('formNoKey')), status: 0, unsent: 'no-files' };
  if (!chosen) return submit(attempt, fields, draftOf(attempt, values), words);
  const code = await loading;
  if (!code) return { sent: false, errors: formError(attempt.unavailable), status: 0, unsent: 'no-files' };
  const files = await code.sendFiles({ chosen, fields, formId: data.formId, handle, request });
  if (hasOwn(files, 'errors')) return { sent: false, ...files, ...(isMissing(files.status) && UNSENT) };
  // The files may have taken longer than the captcha is valid.
  if (captcha && captcha.token() === null) return { sent: false, errors: formError(words('formCaptcha')), status: 0 };
  return submit(attempt, fields, draftOf(attempt, new Map([...values, ...files])), words);
}

/** The two calls of a submission (FORM-051, FORM-052, FORM-071): it requests a key for this submission, then saves once. It never rejects and never retries. */
async function submit(
  { data, handle, request }: SubmitAttempt,
  fields: Collected['fields'],
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
    return {
      sent: false,
      errors: formError(words('formNoKey')),
      status: statusOf(error),
      ...(showsNoPlatform(error) && UNSENT),
    };
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

const UNSENT = { unsent: 'no-platform' } as const;

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
