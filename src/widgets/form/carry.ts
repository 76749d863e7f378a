/** A control of a form in the page's own markup. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The page's controls by the name of ours that stands in for them. */
export type Controls = ReadonlyMap<string, readonly Control[]>;

/** Where the visitor was typing, by the name of our control and, among options, its value. */
export interface Focus {
  readonly name: string;
  readonly value: string | null;
  readonly selection: readonly [start: number, end: number, direction: 'forward' | 'backward' | 'none'] | null;
}

export const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

export const isOption = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type);

/** The text the page's control holds; null where there is none. */
export const carriedText = (controls: Controls, name: string): string | null =>
  controls.get(name)?.find((control) => !isOption(control))?.value ?? null;

/** Whether the page's option is checked; null where there is none. */
export const carriedCheck = (controls: Controls, name: string, value: string): boolean | null =>
  controls
    .get(name)
    ?.find((control) => isOption(control) && control.value === value)
    ?.matches(':checked') ?? null;

/** Reads where the focus is among the page's controls; null where it is elsewhere. */
export function focusAmong(controls: Controls, active: Element | null): Focus | null {
  for (const [name, group] of controls) {
    const control = group.find((one) => one === active);
    if (control) return { name, value: isOption(control) ? control.value : null, selection: selectionOf(control) };
  }
  return null;
}

/** Types such as email have no selection that a script may read. */
function selectionOf(control: Control): Focus['selection'] {
  if (control instanceof HTMLSelectElement || control.selectionStart === null) return null;
  return [control.selectionStart, control.selectionEnd ?? control.selectionStart, control.selectionDirection ?? 'none'];
}

/** Puts the focus, and the caret, where the visitor had it. */
export function takeFocus(form: HTMLFormElement, { name, value, selection }: Focus): void {
  const control = [...form.elements]
    .filter(isControl)
    .find((one) => one.name === name && (value === null || one.value === value));
  if (!control) return;
  control.focus({ preventScroll: true });
  if (selection && !(control instanceof HTMLSelectElement) && control.selectionStart !== null) {
    control.setSelectionRange(...selection);
  }
}

/** Gives what is filled in in a control of ours to the page's own that it stands in for. */
export function giveBackValue(control: Control, controls: Controls): void {
  for (const own of controls.get(control.name) ?? []) {
    if (!isOption(control)) own.value = control.value;
    else if (isOption(own) && own.value === control.value) own.checked = control.checked;
  }
}

/** The same for all of ours. */
export function giveBackValues(form: HTMLFormElement, controls: Controls): void {
  for (const control of form.elements) if (isControl(control)) giveBackValue(control, controls);
}

/** Makes the page's controls what its server wrote. */
export function emptied(controls: Controls): void {
  for (const own of [...controls.values()].flat()) {
    if (own instanceof HTMLSelectElement) for (const option of own.options) option.selected = option.defaultSelected;
    else if (isOption(own)) own.checked = own.defaultChecked;
    else own.value = own.defaultValue;
  }
}
