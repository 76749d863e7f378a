/**
 * Presses a button of the page that submits a form, for a block that has one in its place: the page's `click` listeners hear of it. Nothing is submitted.
 *
 * @returns false if a listener of the page prevents the submission; a button that is disabled has no say
 */
export function pressPageButton(button: HTMLElement): boolean {
  const { form, disabled } = button as HTMLButtonElement;
  if (!form || disabled) return true;
  let isLetThrough = false;
  const submitted = (event: Event): void => {
    if (event.target !== form) return;
    isLetThrough = true;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const { noValidate } = form;
  // The block checks what is filled in, and the browser would do so first.
  form.noValidate = true;
  addEventListener('submit', submitted, true);
  try {
    HTMLElement.prototype.click.call(button);
  } finally {
    removeEventListener('submit', submitted, true);
    form.noValidate = noValidate;
  }
  return isLetThrough;
}
