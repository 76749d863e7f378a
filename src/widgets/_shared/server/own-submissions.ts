/** Marks a form on the element itself: a list in a module would exist once in every file that has the module. */
const SUBMITTING = Symbol.for('vitrine.submitting');

/** Whether a block is submitting a form of the page right now: its `submit` event is not a request to the block. */
export const isOwnSubmission = (form: HTMLFormElement): boolean => Reflect.has(form, SUBMITTING);

/**
 * Has the page's handlers hear a `submit` event of its form for a block, which submits nothing itself.
 *
 * @returns false if one prevents the submission
 */
export function hearSubmit(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  Reflect.set(form, SUBMITTING, true);
  try {
    return form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
  } finally {
    Reflect.deleteProperty(form, SUBMITTING);
  }
}

/**
 * Has the browser submit a form of the page for a block. The page's handlers see the `submit` event.
 *
 * @param change changes the entries before they are sent
 */
export function submitForBlock(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  change?: (entries: FormData) => void,
): void {
  const listed = ({ formData }: FormDataEvent): void => change?.(formData);
  Reflect.set(form, SUBMITTING, true);
  form.addEventListener('formdata', listed);
  try {
    HTMLFormElement.prototype.requestSubmit.call(form, submitter);
  } finally {
    Reflect.deleteProperty(form, SUBMITTING);
    form.removeEventListener('formdata', listed);
  }
}
