import type messages from '../../../../strings/pt-BR/field-errors.json';

/** What the browser itself would find wrong with the value of a control, as the key of the message and its arguments. */
export interface ControlProblem {
  readonly fault: Extract<keyof typeof messages, `formControl${string}`>;
  readonly args?: Readonly<Record<string, string>>;
}

/**
 * Checks a control against the constraints of its type and of `min`, `max` and `step`, as a browser does with a form that no script replaces. The control of an e-mail has a rule of its
 * own. What cannot be read as a number, date or time has no value: without a message it would be lost.
 *
 * @param locale in which limits are written, as a BCP 47 tag
 * @returns null if there is nothing wrong
 */
function controlProblem(control: HTMLInputElement, locale: string): ControlProblem | null {
  const { validity, type, min, max, step } = control;
  const isNumber = type === 'number' || type === 'range';
  const written = (value: string): string => writtenValue(value, type, locale);
  if (validity.badInput && !isNumber) return { fault: 'formControlIncomplete' };
  if (validity.badInput) {
    const example = Number.isInteger(Number(step || 'any')) ? 12 : 12.5;
    return { fault: 'formControlNumber', args: { example: example.toLocaleString(locale) } };
  }
  if (validity.typeMismatch && type === 'url') return { fault: 'formControlUrl' };
  if (validity.rangeUnderflow) return { fault: 'formControlMin', args: { limit: written(min) } };
  if (validity.rangeOverflow) return { fault: 'formControlMax', args: { limit: written(max) } };
  // A step that nobody wrote asks for whole numbers, which prices are not.
  if (!validity.stepMismatch || !step) return null;
  const nearest = (side: 'stepDown' | 'stepUp'): string => {
    const copy = control.cloneNode() as HTMLInputElement;
    copy.value = control.value;
    copy[side]();
    return written(copy.value);
  };
  return { fault: 'formControlStep', args: { low: nearest('stepDown'), high: nearest('stepUp') } };
}

/** Returns what the browser finds wrong with the control of a name; null where the form has no such single control. */
export const controlProblems =
  (form: HTMLFormElement, locale: string) =>
  (name: string): ControlProblem | null => {
    const control = form.elements.namedItem(name);
    return control instanceof HTMLInputElement ? controlProblem(control, locale) : null;
  };

/** A value of a control as people of a language write it. Weeks and months stay as they are. */
function writtenValue(value: string, type: string, locale: string): string {
  if (type === 'number' || type === 'range')
    return Number(value).toLocaleString(locale, { maximumFractionDigits: 20, useGrouping: false });
  if (type !== 'date' && type !== 'datetime-local') return value;
  const time = type === 'date' ? undefined : ({ timeStyle: 'short' } as const);
  return new Date(`${value}${type === 'date' ? 'T00:00' : ''}Z`).toLocaleString(locale, {
    dateStyle: 'short',
    ...time,
    timeZone: 'UTC',
  });
}
