/** The page's own form with its field. */
export interface OwnSearch {
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
}

/** Has the browser submit the page's own form with a text, as Enter in its field would. Its handlers see the `submit` event. */
export function submitOwnSearch({ form, input }: OwnSearch, text: string): void {
  const { noValidate } = form;
  const button = [...form.elements].find((one) =>
    one.matches('button:not([type=button],[type=reset]),[type=submit],[type=image]'),
  );
  input.value = text;
  // Its field is not visible, so the browser would refuse it without a word.
  form.noValidate = true;
  HTMLFormElement.prototype.requestSubmit.call(form, button as HTMLElement | undefined);
  form.noValidate = noValidate;
}
