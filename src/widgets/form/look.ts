import type { ReadLook } from '../../runtime/blocks/page-look.ts';
import { controlLook } from '../_parts/look/control-look.ts';
import { type Control, type Controls, isOption } from './carry.ts';

/** The titles of a group of controls, in own markup and in published forms. */
const TITLE = 'legend,.title';

/** Reads how a form of the page looks that ours stands in for. */
export function formLook(block: Element, form: Element, controls: Controls, first: boolean): ReadLook {
  const all = [...controls.values()].flat().filter(isSeen);
  const texts = all.filter((control) => !isOption(control));
  const lines = texts.filter((control) => control.localName === 'input');
  const rows = texts.flatMap((control) => {
    const label = control.labels?.[0];
    return label ? [{ label, control }] : [];
  });
  const parted = (control: Control): boolean => titleOf(control) !== null;
  const [whole] = texts.filter((control) => !parted(control));
  const [part] = texts.filter(parted);
  const [option] = all.filter(isOption);
  return controlLook({
    block,
    box: form !== block && block.contains(form) ? form : null,
    label: whole?.labels?.[0] ?? all.map(titleOf).find((title) => title !== null) ?? undefined,
    caption: part?.labels?.[0],
    option: option?.labels?.[0],
    field: lines[0] ?? texts[0],
    area: texts.find((control) => control.localName === 'textarea'),
    button: [...form.querySelectorAll('button,input[type="submit"]')].find(isSubmit),
    rows: rows.filter(({ control }) => !parted(control)),
    first,
  });
}

const isSeen = (control: Control): boolean => control.type !== 'hidden' && control.getClientRects().length > 0;

const isSubmit = (button: Element): boolean => (button as HTMLButtonElement).type === 'submit';

/** What a group of controls is called; null for a control with a label of its own alone. */
function titleOf(control: Control): Element | null {
  const box = control.closest('fieldset');
  return box && [...box.children].find((child) => child.matches(TITLE)) ? box.querySelector(TITLE) : null;
}
