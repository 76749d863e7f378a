/** Marks a form on the element itself: a list in a module would exist once in every file that has the module. */
const SUBMITTING = Symbol.for('vitrine.submitting');

/** Whether a block is submitting a form of the page right now: its `submit` event is not a request to the block. */
export const isOwnSubmission = (form: HTMLFormElement): boolean => Reflect.has(form, SUBMITTING);

/** Runs a function that submits a form of the page. */
export function asOwnSubmission(form: HTMLFormElement, submit: () => void): void {
  Reflect.set(form, SUBMITTING, true);
  try {
    submit();
  } finally {
    Reflect.deleteProperty(form, SUBMITTING);
  }
}
