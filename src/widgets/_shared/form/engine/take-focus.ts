import { type Focus, isControl } from './page-controls.ts';

/** Restores the focus and the caret position of the visitor. */
export function takeFocus(form: HTMLFormElement, { name, value, selection, button }: Focus): void {
  if (button !== undefined) {
    form.querySelector<HTMLElement>(`[data-button="${button}"]`)?.focus({ preventScroll: true });
    return;
  }
  const control = [...form.elements]
    .filter(isControl)
    .find((one) => one.name === name && (value === null || one.value === value));
  if (!control) return;
  control.focus({ preventScroll: true });
  if (selection && !(control instanceof HTMLSelectElement) && control.selectionStart !== null) {
    control.setSelectionRange(...selection);
  }
}
