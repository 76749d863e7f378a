import { enablePressed } from './pressed-buttons.ts';

/**
 * Has the browser submit a form without a second `submit` event: the page's handlers have had theirs.
 *
 * @param change changes the entries before they are sent
 */
export function submitByBrowser(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  change?: (entries: FormData) => void,
): void {
  const stop = (event: Event): void => event.stopImmediatePropagation();
  const listed = ({ formData }: FormDataEvent): void => change?.(formData);
  enablePressed(submitter);
  addEventListener('submit', stop, true);
  form.addEventListener('formdata', listed);
  try {
    HTMLFormElement.prototype.requestSubmit.call(form, submitter);
  } finally {
    removeEventListener('submit', stop, true);
    form.removeEventListener('formdata', listed);
  }
}
