/** Moves the focus to the first control that is wrong; where none is, to what is said of the whole form. */
export function focusProblem(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = wrong?.matches('[role=radiogroup]') ? wrong.querySelector<HTMLElement>('input') : wrong;
  const target = control ?? form.querySelector<HTMLElement>('[part="summary"]');
  if (!target) return;
  target.focus({ preventScroll: true });
  // With its label and what is said above it.
  (target.closest('[part="field"]') ?? target).scrollIntoView?.({ block: 'center' });
}
