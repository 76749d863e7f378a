import { exactText } from '../../../../vocab/rules/text/visible-text.ts';
import { type Control, type Controls, isControl, isFile, isOption } from './page-controls.ts';

/** Writes the value of one of the block's controls to the page's own control that it replaces. */
export function giveBackValue(control: Control, controls: Controls): void {
  for (const own of controls.get(control.name) ?? []) {
    if (isFile(control)) {
      // The value of such a control cannot be set.
      if (isFile(own)) own.files = control.files;
    } else if (!isOption(control)) own.value = own.type === 'email' ? exactText(control.value) : control.value;
    else if (isOption(own) && own.value === control.value) own.checked = control.checked;
  }
}

/** The same for all of the block's controls. */
export function giveBackValues(form: HTMLFormElement, controls: Controls): void {
  for (const control of form.elements) if (isControl(control)) giveBackValue(control, controls);
}
