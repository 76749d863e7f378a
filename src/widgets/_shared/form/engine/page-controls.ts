/** A control of a form in the page's own markup. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The page's controls by the name of the block's control that replaces them. */
export type Controls = ReadonlyMap<string, readonly Control[]>;

/** The control with the focus, by the name of the block's control and, among options, its value; or the place of the submit button that has it. */
export interface Focus {
  readonly name: string;
  readonly value: string | null;
  readonly selection: readonly [start: number, end: number, direction: 'forward' | 'backward' | 'none'] | null;
  readonly button?: number;
}

export const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

export const isOption = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type);

export const isFile = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'file';

/** Whether the visitor has typed since in the page's own control: it is there before the block is. */
export const isTyped = (control: Control): boolean =>
  isOption(control) ? control.checked !== control.defaultChecked : control.value !== writtenIn(control);

/** What the server has written into a control; of a list what a browser chooses in it. */
export function writtenIn(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  const written = options.filter((one) => one.hasAttribute('selected'));
  if (control.multiple || control.size > 1) return written[0]?.value ?? '';
  return (written.at(-1) ?? options.find((one) => !one.matches(':disabled')))?.value ?? '';
}

/** Finds the focus among the page's controls and submit buttons; null if it is elsewhere. */
export function focusAmong(controls: Controls, submitters: readonly Element[], active: Element | null): Focus | null {
  for (const [name, group] of controls) {
    const control = group.find((one) => one === active);
    if (control) return { name, value: isOption(control) ? control.value : null, selection: selectionOf(control) };
  }
  const button = active ? submitters.indexOf(active) : -1;
  return button < 0 ? null : { name: '', value: null, selection: null, button };
}

/** Some types, such as email, do not let a script read the selection. */
function selectionOf(control: Control): Focus['selection'] {
  if (control instanceof HTMLSelectElement || control.selectionStart === null) return null;
  return [control.selectionStart, control.selectionEnd ?? control.selectionStart, control.selectionDirection ?? 'none'];
}
