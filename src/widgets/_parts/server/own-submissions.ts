/** The property of a form while a block submits it. Several files have a copy of this module. */
const SUBMITTING = 'vitrine:submitting';

/** Whether a block is submitting a form of the page right now: its `submit` event is then not a request to the block. */
export const isSubmittedByBlock = (form: HTMLFormElement): boolean => Reflect.get(form, SUBMITTING) === true;

/**
 * Has the browser submit a form of the page for a block. The page's handlers see the `submit` event.
 *
 * @param change changes the entries before they are sent
 */
export function submitForBlock(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  change: (entries: FormData) => void,
): void {
  const listed = ({ formData }: FormDataEvent): void => change(formData);
  Reflect.set(form, SUBMITTING, true);
  form.addEventListener('formdata', listed);
  try {
    HTMLFormElement.prototype.requestSubmit.call(form, submitter);
  } finally {
    Reflect.deleteProperty(form, SUBMITTING);
    form.removeEventListener('formdata', listed);
  }
}
