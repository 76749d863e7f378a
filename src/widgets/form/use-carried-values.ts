import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { CarriedValues } from '../_parts/fields/field-props.ts';
import type { FormContent } from './content.ts';
import { type Control, type Controls, type Focus, isControl, isOption } from './page-controls.ts';

/**
 * Takes the focus over from the page's own form, and writes what is filled in back to it as it is typed: it stands there when ours goes, also where that
 * is because something threw, and browsers fill it in again on the way back, some after a reload, which they would not for ours.
 *
 * @param sent whether the form was sent: what was taken is not offered again
 * @returns what the page's own form held
 */
export function useCarriedValues(
  form: RefObject<HTMLFormElement | null>,
  { controls, focus }: FormContent,
  sent: boolean,
): CarriedValues {
  const taken = useRef(sent);
  useLayoutEffect(() => {
    taken.current = sent;
    if (sent) resetControls(controls);
  }, [sent, controls]);
  useLayoutEffect(() => {
    const ours = form.current;
    if (!ours) return;
    if (focus) takeFocus(ours, focus);
    const typed = ({ target }: Event): void => {
      if (isControl(target)) giveBackValue(target, controls);
    };
    ours.addEventListener('input', typed);
    return () => {
      ours.removeEventListener('input', typed);
      if (!taken.current) giveBackValues(ours, controls);
    };
  }, [form, controls, focus]);
  return useMemo(() => valuesIn(controls), [controls]);
}

/** What the page's controls hold, for the fields that stand in for them. */
const valuesIn = (controls: Controls): CarriedValues => ({
  text: (name) => controls.get(name)?.find((control) => !isOption(control))?.value ?? null,
  checked: (name, value) =>
    controls
      .get(name)
      ?.find((control) => isOption(control) && control.value === value)
      ?.matches(':checked') ?? null,
});

/** Puts the focus, and the caret, where the visitor had it. */
function takeFocus(form: HTMLFormElement, { name, value, selection }: Focus): void {
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
function giveBackValue(control: Control, controls: Controls): void {
  for (const own of controls.get(control.name) ?? []) {
    if (!isOption(control)) own.value = control.value;
    else if (isOption(own) && own.value === control.value) own.checked = control.checked;
  }
}

/** The same for all of ours. */
function giveBackValues(form: HTMLFormElement, controls: Controls): void {
  for (const control of form.elements) if (isControl(control)) giveBackValue(control, controls);
}

/** Makes the page's controls what its server wrote. */
function resetControls(controls: Controls): void {
  for (const own of [...controls.values()].flat()) {
    if (own instanceof HTMLSelectElement) for (const option of own.options) option.selected = option.defaultSelected;
    else if (isOption(own)) own.checked = own.defaultChecked;
    else own.value = own.defaultValue;
  }
}
