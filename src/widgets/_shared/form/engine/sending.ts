import messages from '../../../../strings/pt-BR/form-sending.json';
import { hasOwn } from '../../../../vocab/has-own.ts';
import { HONEYPOT } from '../../../../vocab/names.ts';
import { hiddenFields } from '../../../../vocab/rules/show-when.ts';
import { destination } from '../../../../vocab/rules/site/destination.ts';
import { areOthersValid } from '../../server/are-others-valid.ts';
import { inTime } from '../../server/in-time.ts';
import { NO_PLATFORM } from '../../server/no-platform.ts';
import { enablePressed, forgetPress } from '../../server/pressed-buttons.ts';
import type { FormField } from '../fields/form-field.ts';
import type { ReadControl } from '../fields/validate.ts';
import { problemsOf, readControls } from './check-fields.ts';
import { type FormErrors, formError, LEAVE_TIMEOUT } from './logic.ts';
import type { Controls } from './page-controls.ts';
import { pageEntries } from './page-entries.ts';
import type { SendingWords } from './server-errors.ts';
import { absentFields, type Collected, type Outcome, type SubmitAttempt } from './submit-attempt.ts';
import { isChecked, submitNatively } from './submit-natively.ts';
import { submitToPlatform } from './submit-to-platform.ts';
import { collect, type FormValue } from './values.ts';

// One file is fetched for both.
export { checkFields } from './check-fields.ts';

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
  const { data, captcha, handle, dispatch } = attempt;
  const { formId } = data;
  dispatch({ type: 'attempt' });
  const refuse = (errors: FormErrors): false => {
    dispatch({ type: 'refuse', errors });
    return false;
  };

  let fields: readonly FormField[];
  let values: ReadonlyMap<string, FormValue>;
  // A page can put its own content into a form, so reading it may throw.
  try {
    const read = readControls(attempt.form);
    const hidden = hiddenFields(attempt.conditions, (id) => read.ofField(id));
    fields = attempt.fields.filter(({ id }) => !hidden.has(id));
    if (isChecked(attempt)) {
      const problems = problemsOf(attempt, fields, read.value);
      if (problems) return refuse(problems);
      if (!areOthersValid(attempt.own, handle.element)) return false;
    }
    if (captcha && captcha.token() === null) return refuse(formError(words('formCaptcha')));
    // For its own action the browser tells the handlers, and asks the form.
    const page = attempt.platform ? pageEntries(attempt) : null;
    if (attempt.platform && !page) return attempt.taken();
    const { value } = readControls(attempt.form);
    const readChanged: ReadControl = (name) => page?.changed(name) ?? value(name);
    const written = collect(
      fields.map((field) => withPageValue(field, attempt.controls, page?.changed(field.id))),
      readChanged,
      new URLSearchParams(location.search),
    );
    values = new Map([...written, ...(page?.others ?? [])]);
    const [trap = ''] = read.value(HONEYPOT);
    if (trap) values = new Map([...values, [HONEYPOT, trap]]);
  } catch {
    return refuse(formError(words('formUnreadable')));
  }
  if (!handle.emit('form-submit', { formId, values: Object.fromEntries(values) }, { cancelable: true }))
    return attempt.taken();

  dispatch({ type: 'send' });
  const track = data.newsletter && attempt.platform ? tracking(attempt) : null;
  const outcome = await submitOnce(attempt, { fields, values }, words);
  if (!attempt.isCurrent()) return false;
  if (hasOwn(outcome, 'leaves')) {
    if (outcome.leaves) return leave(attempt);
    forgetPress(attempt.submitter);
    return attempt.taken();
  }
  if (outcome.sent) {
    track?.();
    succeed(attempt);
    return true;
  }

  captcha?.reset();
  enablePressed(attempt.submitter);
  const { errors, status } = outcome;
  dispatch({ type: 'fail', errors });
  const allMessages = [...errors.messages, ...[...errors.fields.values()].map(({ message }) => message)];
  handle.emit('form-failure', { formId, status, messages: allMessages });
  return false;
}

/** A field that is not shown has the value that the page's scripts gave it by now. */
function withPageValue(field: FormField, controls: Controls, changed?: readonly string[] | null): FormField {
  if (field.type !== 'hidden') return field;
  const value = changed ? changed[0] : controls.get(field.id)?.[0]?.value;
  return { ...field, value: value ?? (changed ? '' : field.value) };
}

/** Sends the form to where its page means it to go. If the platform's first call shows that there is no platform, the form's own action is taken instead. */
async function submitOnce(attempt: SubmitAttempt, collected: Collected, words: SendingWords): Promise<Outcome> {
  const { data, own, platform, handle } = attempt;
  const toOwn = async (byBrowser: boolean): Promise<Outcome> => {
    const code = await inTime(handle, import('./submit-to-own.ts')).catch(() => undefined);
    if (code === undefined) return { sent: false, errors: formError(words('formUnknownError')), status: 0 };
    if (code) return code.submitToOwn(attempt, { ...collected, byBrowser }, words);
    const errors = submitNatively(attempt, absentFields(attempt, collected.fields));
    return errors ? { sent: false, errors, status: 0 } : { leaves: true };
  };
  if (own && !platform) return toOwn(data.answer === 'page');
  if (!data.formId) return { sent: false, errors: formError(words('formSubmitError')), status: 0 };
  const outcome = await submitToPlatform(attempt, collected, words);
  if (!own || !hasOwn(outcome, 'errors') || !outcome.unsent || !attempt.isCurrent()) return outcome;
  if (outcome.unsent === 'no-files' && !attempt.lacksFiles()) return outcome;
  if (outcome.unsent === 'no-platform') handle.log.warn(NO_PLATFORM);
  return toOwn(true);
}

/** Waits until the browser has left the page; if it stays, for example because it got a download, the form can be used again. */
async function leave({ handle, dispatch, isCurrent }: SubmitAttempt): Promise<false> {
  dispatch({ type: 'leave' });
  await new Promise<void>((done) => {
    handle.after(LEAVE_TIMEOUT, done);
  });
  if (isCurrent()) dispatch({ type: 'return' });
  return false;
}

/**
 * Fetches the code that tracks a subscription while the form is being sent. Returns the function that tracks it before the success is announced (FORM-024,
 * NEWS-003): nothing waits for code that has not come by then (TRACK-009), and a failure changes nothing.
 */
function tracking({ data, handle }: SubmitAttempt): () => void {
  let track = (): void =>
    void coming.then(
      () => track(),
      () => {},
    );
  const coming = handle.service('subscriptions').then((record) => {
    track = () => record(data.formId);
  });
  coming.catch(() => {});
  return () => track();
}

/** In the order of FORM-024, after the tracking: the event of the subscription, the event of the success, then the page navigates or the texts are shown. */
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
