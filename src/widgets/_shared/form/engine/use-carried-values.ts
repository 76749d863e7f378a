import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { CarriedValues } from '../fields/field-props.ts';
import type { FormContent } from './content.ts';
import { followPage } from './follow-page.ts';
import { giveBackValues } from './give-back.ts';
import { type Control, type Controls, isFile, isOption } from './page-controls.ts';
import { takeFocus } from './take-focus.ts';
import { useChoices } from './use-choices.ts';

/**
 * Takes the focus over from the page's own form and writes the values back to that form while the visitor types. The page's form is shown again when the block
 * is removed, also because of an error. Browsers restore its values on back navigation, and some after a reload, which they would not do for the block's form.
 *
 * @param sent whether the form was submitted: submitted values are not offered again
 * @returns the values of the page's own form
 */
export function useCarriedValues(
  form: RefObject<HTMLFormElement | null>,
  { controls, focus, form: own }: FormContent,
  sent: boolean,
): CarriedValues {
  const taken = useRef(sent);
  const adopt = useRef(() => {});
  const lists = useChoices(controls);
  useLayoutEffect(() => {
    taken.current = sent;
    if (sent) resetControls(controls);
  }, [sent, controls]);
  useLayoutEffect(() => {
    const ours = form.current;
    if (!ours) return;
    if (focus) takeFocus(ours, focus);
    const { stop, adoptAll } = followPage(ours, controls, own);
    adopt.current = adoptAll;
    return () => {
      stop();
      if (!taken.current) giveBackValues(ours, controls);
    };
  }, [form, controls, focus, own]);
  useLayoutEffect(() => {
    if (lists.size) adopt.current();
  }, [lists]);
  return useMemo(() => ({ ...valuesIn(controls), choices: (name) => lists.get(name) }), [controls, lists]);
}

/** The values of the page's controls, for the fields that replace them. */
const valuesIn = (controls: Controls): CarriedValues => ({
  files: (name) => controls.get(name)?.flatMap((control) => [...filesOf(control)]) ?? [],
  text: (name) => controls.get(name)?.find((control) => !isOption(control))?.value ?? null,
  checked: (name, value) =>
    controls
      .get(name)
      ?.find((control) => isOption(control) && control.value === value)
      ?.matches(':checked') ?? null,
});

const filesOf = (control: Control): Iterable<File> => (isFile(control) && control.files) || [];

/** Resets the page's controls to the values that the server wrote. */
function resetControls(controls: Controls): void {
  for (const own of [...controls.values()].flat()) {
    if (own instanceof HTMLSelectElement) for (const option of own.options) option.selected = option.defaultSelected;
    else if (isOption(own)) own.checked = own.defaultChecked;
    else own.value = own.defaultValue;
  }
}
